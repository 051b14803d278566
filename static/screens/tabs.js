/** Tabs by the book: one stop for Tab, arrows move, the panel is named by its tab. */

import { el } from "../dom.js";

/**
 * @param {string} name
 * @param {{id: string, words: string, body: () => Node[]}[]} tabs
 * @param {string} chosen
 * @param {(id: string) => void} choose
 */
export function tabbed(name, tabs, chosen, choose) {
  const index = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  );
  const onkeydown = (/** @type {KeyboardEvent} */ { key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    const next = tabs[(index + step + tabs.length) % tabs.length];
    choose(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  const heads = tabs.map(({ id, words }, at) =>
    el(
      "button",
      {
        type: "button",
        role: "tab",
        id: `tab-${id}`,
        "aria-selected": String(at === index),
        "aria-controls": "tab-panel",
        tabindex: at === index ? 0 : -1,
        onclick: () => choose(id),
      },
      words,
    ),
  );
  return [
    el("div.tabs", { role: "tablist", "aria-label": name, onkeydown }, ...heads),
    el(
      "div",
      { role: "tabpanel", id: "tab-panel", "aria-labelledby": `tab-${tabs[index].id}` },
      ...tabs[index].body(),
    ),
  ];
}
