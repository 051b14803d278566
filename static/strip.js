/** The players' strip: who sits here, whose turn it is, how many tiles each holds, how much time is left. */
import { attribute, byId, el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { playerName, signed, t } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Player} Player */

/** One hue a seat, dark enough for white initials. */
const HUES = ["#0B5D4A", "#8A3B1E", "#1B4DB8", "#7A2E6B", "#6B5200", "#1F6C7A"];
const LAST_SECONDS = 10;

/** The round picture of a player: the initial, for a phone has no room for names; of Player 2 the number, for all of them begin alike. @param {{name: string}} player @param {number} seat @param {string} [size] "", "s" or "xl" */
export const avatar = (player, seat, size = "") =>
  el(
    `span.av${size && `.${size}`}`,
    { "aria-hidden": "true", style: { "--av": HUES[seat % HUES.length] } },
    initial(playerName(player)),
  );

/** @param {string} name */
const initial = (name) => name.match(/ (\d\d?)$/)?.[1] ?? [...name].slice(0, 1).join("").toLocaleUpperCase();

/** @param {number} seconds */
export const clockText = (seconds) => {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};

/** @param {State} state @param {import("./game.js").Actions} actions */
export function drawStrip(state, actions) {
  const { game } = state;
  if (!game) return;
  const language = document.documentElement.lang;
  const list = byId("players");
  attribute(list, "class", `players n${game.players.length}`);
  attribute(list, "aria-label", t("board-players"));
  fill(
    list,
    [game.players, game.seat, game.match?.totals, Boolean(game.over), isTimed(state), language],
    () => game.players.map((player, seat) => playerItem(state, player, seat)),
  );
  drawClock(state);
  fill(byId("pool"), [game.pool, language], () => [
    icon("pool"),
    el("span.vh", {}, t("board-pool")),
    String(game.pool),
  ]);
  const menu = byId("menu");
  fill(menu, language, () => [icon("menu")]);
  attribute(menu, "aria-label", t("board-menu"));
  menu.onclick = () => {
    actions.open("menu");
  };
}

/** Another position than the game's, as in a replay, has no clock. @param {State} state */
const isTimed = ({ clock, displayed }) => Boolean(clock) && !displayed;

/** @param {State} state @param {Player} player @param {number} seat */
function playerItem(state, player, seat) {
  const { game } = state;
  const isOn = seat === game?.seat && !game.over;
  const count = el(
    `span.count${player.tiles <= 3 ? ".low" : ""}`,
    {},
    el("span.vh", {}, t("board-tiles-held")),
    String(player.tiles),
  );
  const total = game?.match?.rounds.length ? game.match.totals[seat] : undefined; // before that nobody has any
  const under = el(
    "span.under",
    {},
    isOn && isTimed(state) && el("span.time", { role: "timer", "aria-live": "off" }),
    total !== undefined && el("span.total", { title: t("board-total") }, signed(total)),
  );
  return el(
    `li.player${isOn ? ".on" : ""}`,
    { "aria-current": isOn ? "true" : null },
    el("span.ring", { style: { "--f": isTimed(state) ? 0 : 1 } }, avatar(player, seat), count),
    el("span.who", {}, el("b.name", {}, playerName(player)), under),
  );
}

/** The seconds and the ring; called every quarter of a second, so it touches as little as it can. @param {State} state */
export function drawClock({ clock }) {
  const player = document.querySelector("#players .on");
  const time = player?.querySelector(".time");
  if (!player || !time || !clock) return;
  const text = clockText(clock.left);
  if (time.textContent !== text) time.textContent = text;
  player.classList.toggle("late", clock.left <= LAST_SECONDS);
  /** @type {HTMLElement} */ (player.querySelector(".ring")).style.setProperty(
    "--f",
    (clock.left / clock.of).toFixed(3),
  );
}
