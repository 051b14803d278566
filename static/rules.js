/**
 * The options of the game as set-up and the rules dialog show them: values, and what each preset changes.
 * For display before the engine is there; the engine alone reads rules, and a test holds this table against its own.
 */

/** @typedef {string | number | boolean} Value */
/** @typedef {{preset: string, [option: string]: Value}} RuleChoice */

/** Every option with its values, default first. match_length also takes other numbers. @type {Record<string, Value[]>} */
export const OPTIONS = {
  initial_meld_min: [30, 0, 50],
  initial_meld_joker: ["face", "forbidden"],
  initial_meld_same_turn: ["meld_only", "continue"],
  take_back: ["none", "points"],
  joker_retrieve: ["any_legal", "exact"],
  joker_replace_source: ["rack_or_table", "rack_only"],
  joker_group3: ["one_missing", "both_missing"],
  joker_reuse: ["new_set", "any_set", "keep"],
  joker_reuse_rack_tiles: [0, 1, 2],
  joker_sets_locked: [false, true],
  turn_seconds: [60, "none", 30, 40, 90, 120],
  timeout_clean_penalty: [1, 3],
  timeout_messy_penalty: [3],
  timeout_legal: ["commit", "revert"],
  invalid_commit: ["reject", "penalty"],
  pool_empty: ["until_stuck", "one_extra_turn", "end"],
  joker_penalty: [30, 25, 50, 100],
  stalemate_scoring: ["difference", "full"],
  never_opened_penalty: ["none", 100],
  match_length: [
    "circles",
    "circles 2",
    "rounds 1",
    "rounds 3",
    "rounds 5",
    "target 200",
    "target 500",
    "open",
  ],
  match_winner: ["wins_then_points", "points"],
  tile_set: ["auto", "106", "160"],
  rack_size: [14, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21],
  starter: ["highest_draw", "biggest_rack", "random"],
  next_starter: ["draw_again", "winner", "rotate"],
};

const FAMILY = {
  initial_meld_joker: "forbidden",
  joker_retrieve: "exact",
  timeout_clean_penalty: 3,
  pool_empty: "one_extra_turn",
  match_winner: "points",
};

/** What each preset changes against classic. @type {Record<string, Record<string, Value>>} */
export const PRESETS = {
  classic: {},
  family: FAMILY,
  home: {
    ...FAMILY,
    initial_meld_min: 0,
    initial_meld_joker: "face",
    turn_seconds: "none",
    take_back: "points",
    joker_reuse: "keep",
    starter: "biggest_rack",
  },
  digital: {
    joker_reuse: "any_set",
    timeout_clean_penalty: 3,
    invalid_commit: "penalty",
    match_winner: "points",
  },
  pressman: {
    joker_retrieve: "exact",
    joker_replace_source: "rack_only",
    joker_reuse_rack_tiles: 2,
    turn_seconds: 120,
    invalid_commit: "penalty",
    match_winner: "points",
  },
  sabra: {
    initial_meld_same_turn: "continue",
    joker_sets_locked: true,
    joker_retrieve: "exact",
    joker_reuse: "any_set",
  },
  tournament: {
    turn_seconds: 40,
    joker_penalty: 100,
    never_opened_penalty: 100,
    pool_empty: "one_extra_turn",
  },
};

/** What an option is set to. @param {RuleChoice} rules @param {string} option */
export const settingOf = (rules, option) =>
  rules[option] ?? PRESETS[rules.preset][option] ?? OPTIONS[option][0];

/** What has no clock has no time-out, what needs no opening says nothing of one, and a demand for no tiles is none. @type {[string, Value, RegExp][]} */
const IDLE = [
  ["turn_seconds", "none", /^timeout_/],
  ["initial_meld_min", 0, /^(initial_meld_(joker|same_turn)|never_opened_penalty)$/],
  ["joker_reuse_rack_tiles", 0, /^joker_reuse_rack_tiles$/],
];

/** The options that these rules give a meaning to. @param {RuleChoice} rules */
export const meaningful = (rules) =>
  Object.keys(OPTIONS).filter(
    (option) => !IDLE.some(([other, value, idle]) => settingOf(rules, other) === value && idle.test(option)),
  );

/** Those that differ from classic. @param {RuleChoice} rules */
export const differences = (rules) =>
  meaningful(rules).filter((option) => settingOf(rules, option) !== OPTIONS[option][0]);

/** The choice with one option changed; what the preset says anyway is not written down. @param {RuleChoice} rules @param {string} option @param {Value} value */
export function withOption(rules, option, value) {
  const { [option]: _, ...others } = rules;
  const same = settingOf(/** @type {RuleChoice} */ (others), option) === value;
  return /** @type {RuleChoice} */ (same ? others : { ...others, [option]: value });
}

/** An option's message and its arguments: what the value means. @param {string} option @param {Value} value @returns {[string, Record<string, any>]} */
export function ruleMessage(option, value) {
  const id = `rule-${option.replaceAll("_", "-")}`;
  if (option === "match_length") {
    const [kind, n = "1"] = String(value).split(" ");
    return [id, { kind, n: Number(n) }];
  }
  return [id, { value: /^\d+$/.test(String(value)) ? Number(value) : String(value) }];
}
