/** What the page around an embedded game wishes for, written in the frame's address. */
import { wishes } from "./frame.js";
import { PRESETS } from "./rules.js";
import * as lineup from "./screens/lineup.js";
import { LANGUAGES } from "./words.js";

const MOST_SEATS = 6;

/** How many play: from 2 to 6. */
export const seats = Math.min(MOST_SEATS, Math.max(2, Math.trunc(Number(wishes.get("seats")) || 3)));

/** You against computers, by the rules and with the deal that are wished for. */
export function wishedGame() {
  const [you, computer] = lineup.usual().seats;
  const preset = wishes.get("preset") ?? "";
  const others = Array.from({ length: seats - 1 }, () => computer);
  const game = lineup.newGame({
    seats: [you, ...others],
    rules: { preset: Object.hasOwn(PRESETS, preset) ? preset : "classic" },
  });
  return { ...game, seed: wishes.get("deal") ?? undefined };
}

/** Options in place of those that are kept. @returns {Record<string, string>} */
export function wishedOptions() {
  const [language, theme] = [wishes.get("language") ?? "", wishes.get("theme") ?? ""];
  return {
    ...(LANGUAGES.includes(language) ? { language } : {}),
    ...(["light", "dark"].includes(theme) ? { theme } : {}),
  };
}
