/** Making and finding elements; nothing here knows the game. */

/**
 * An element from "button.go.soft", its attributes and its children.
 * Attributes: `on…` are listeners, `style` is an object of CSS properties; null and false are left out, true is "".
 * @param {string} spec
 * @param {Record<string, any>} [attributes]
 * @param {...(Node | string | number | null | undefined | false)} children
 * @returns {HTMLElement}
 */
export function el(spec, attributes = {}, ...children) {
  const [name, ...classes] = spec.split(".");
  const element = document.createElement(name);
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) dress(element, key, value);
  for (const child of children) {
    if (child instanceof Node) element.append(child);
    else if (child !== null && child !== undefined && child !== false) element.append(String(child));
  }
  return element;
}

/** @param {HTMLElement} element @param {string} key @param {any} value */
function dress(element, key, value) {
  if (value === null || value === undefined || value === false) return;
  if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
  else if (key === "style")
    for (const [name, what] of Object.entries(value)) element.style.setProperty(name, String(what));
  else element.setAttribute(key, value === true ? "" : String(value));
}

/** The element with this id; it is in index.html. @param {string} id @returns {HTMLElement} */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Sets an attribute, or takes it away for null and false. @param {Element} element @param {string} name @param {any} value */
export function attribute(element, name, value) {
  if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value))
    element.setAttribute(name, value === true ? "" : String(value));
}

/** Hides or shows; the browser takes even the same value for a change. @param {HTMLElement} element @param {boolean} isHidden */
export function hide(element, isHidden) {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

/** Redraws a part only when what it shows has changed. @param {Element} place @param {unknown} key @param {() => (Node | string)[]} parts */
export function fill(place, key, parts) {
  const text = JSON.stringify(key);
  if (shown.get(place) === text) return;
  shown.set(place, text);
  place.replaceChildren(...parts());
}

/** @type {WeakMap<Element, string>} */
const shown = new WeakMap();
