/**
 * <fishka-game>: the game in a frame, for any page. A classic script, so that it may come from any host.
 * Attributes, methods and events are described in docs/embedding.md.
 */
const VERSION = 1;
const HOME = new URL(".", /** @type {HTMLScriptElement} */ (document.currentScript).src);
const WISHES = ["language", "theme", "preset", "seats", "deal"];
const SIZE = { width: "360px", height: "640px" };
const EVENTS = ["poster", "ready", "turn", "move", "round-over"];

const looks = new CSSStyleSheet();
looks.replaceSync(`
  :host { display: inline-block; max-width: 100%; }
  :host([hidden]) { display: none; }
  iframe { display: block; width: 100%; height: 100%; border: 0; border-radius: inherit; }`);

class FishkaGame extends HTMLElement {
  static observedAttributes = [...WISHES, "link", "sandboxed", ...Object.keys(SIZE)];

  #frame = document.createElement("iframe");
  /** @type {Map<number, {message: object, resolve: (answer: any) => void}>} */
  #waiting = new Map();
  #asked = 0;
  #hears = false;
  /** How many messages the game has ignored as none of its own. */
  ignored = 0;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [looks];
    Object.assign(this.#frame, {
      title: "Fishka",
      loading: "lazy",
      allow: "clipboard-write; web-share; fullscreen",
    });
    root.append(this.#frame);
  }

  connectedCallback() {
    addEventListener("message", this.#hear);
    this.#show();
  }

  disconnectedCallback() {
    removeEventListener("message", this.#hear);
    this.#hears = false;
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#show();
  }

  /** A new match. @param {{rules?: string | object, players?: object[], seed?: string}} [game] */
  new(game = {}) {
    return this.#ask({ ...game, do: "new" });
  }

  /** Opens a link, a record or a position. @param {string} text */
  open(text) {
    return this.#ask({ do: "open", text: fragment(`${text}`) });
  }

  /** Plays for whoever's turn it is in the frame. @param {string} move "d", "p" or "r3-5~r3-6" */
  play(move) {
    return this.#ask({ do: "play", move: `${move}` });
  }

  /** The match so far: its record, and its link. */
  record() {
    return this.#ask({ do: "record" });
  }

  get #isSandboxed() {
    return this.hasAttribute("sandboxed");
  }

  #show() {
    for (const [side, usual] of Object.entries(SIZE)) {
      const size = this.getAttribute(side) ?? usual;
      this.style.setProperty(side, /^\d+$/.test(size) ? `${size}px` : size);
    }
    if (this.#isSandboxed)
      this.#frame.setAttribute("sandbox", "allow-scripts allow-popups allow-popups-to-escape-sandbox");
    else this.#frame.removeAttribute("sandbox");
    const [address, before] = [this.#address(), this.#frame.src];
    if (before.split("#")[0] !== address.split("#")[0]) this.#hears = false;
    if (before !== address) this.#frame.src = address;
  }

  #address() {
    // a sandboxed page may load nothing, so it must be all in one file
    const address = new URL(this.#isSandboxed ? "fishka.html" : "index.html", HOME);
    address.searchParams.set("embed", location.origin === "null" ? "*" : location.origin);
    for (const wish of WISHES) {
      const value = this.getAttribute(wish);
      if (value !== null) address.searchParams.set(wish, value);
    }
    address.hash = fragment(this.getAttribute("link") ?? "");
    return address.href;
  }

  /** Asks the frame, as soon as it hears. @param {Record<string, any>} command @returns {Promise<any>} the answer: {done: true}, what was asked for, or {refused, code} */
  #ask(command) {
    return new Promise((resolve) => {
      const id = ++this.#asked;
      const message = structuredClone({ ...command, fishka: VERSION, id });
      this.#waiting.set(id, { message, resolve });
      if (this.#hears) this.#send(message);
    });
  }

  /** @param {object} message */
  #send(message) {
    const target = this.#isSandboxed ? "*" : HOME.origin; // a sandboxed page has no origin to name
    this.#frame.contentWindow?.postMessage(message, target);
  }

  /** @param {MessageEvent} message */
  #hear = ({ source, origin, data }) => {
    if (source !== this.#frame.contentWindow || origin !== (this.#isSandboxed ? "null" : HOME.origin)) return;
    if (data?.fishka !== VERSION) return;
    const { fishka, event, id, ignored, ...detail } = data;
    this.ignored = ignored;
    if (event === "poster") {
      this.#hears = true;
      for (const { message } of this.#waiting.values()) this.#send(message);
    }
    if (EVENTS.includes(event)) this.dispatchEvent(new CustomEvent(event, { detail, bubbles: true }));
    else this.#waiting.get(id)?.resolve(detail);
    this.#waiting.delete(id);
  };
}

/** What follows # in an address, or the text itself. @param {string} text */
function fragment(text) {
  return text.includes("#") ? text.slice(text.indexOf("#") + 1) : text;
}

if (!customElements.get("fishka-game")) customElements.define("fishka-game", FishkaGame); // two snippets of a page bring it twice
