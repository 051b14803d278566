// The door to Python: one worker, questions and answers as JSON text, a new worker when the old one dies.
import { spawn } from "./spawn.js";

/** @typedef {Record<string, any>} Question */
/** @typedef {Record<string, any>} Answer */
/** @typedef {(question: Question) => Promise<Answer>} Ask */
/** @typedef {{loaded: number, total: number, stage: "download" | "start" | "ready"}} Progress bytes, and what goes on */
/** @typedef {{resolve: (answer: Answer) => void, reject: (error: Error) => void, beats: number}} Waiting */

const BEAT = 1000; // ms; a sleeping tab gets no beats, so that sleep does not count as a hung worker
const TRIES = 3;

/** What a first visit loads, in MB, from a host that compresses. */
export const MEGABYTES = 5;

/** The worker died with this question unanswered; the next one is starting. */
export class EngineDied extends Error {}

/** Python cannot run in this browser. */
export class EngineFailed extends Error {}

/** Start Python. Questions may be asked at once: they wait until it is there. */
export function connect() {
  return new Engine();
}

class Engine {
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #asked = 0;
  /** @type {Set<(progress: Progress) => void>} */
  #watchers = new Set();
  /** @type {Progress} */
  #progress = { loaded: 0, total: 0, stage: "download" };
  /** @type {(ask: Ask) => unknown} */
  #reopen = () => {};
  /** @type {Worker | undefined} */
  #worker;
  /** @type {((error: Error) => void) | undefined} set while a worker starts: ends that attempt */
  #giveUp;
  #living = false;
  /** @type {Promise<void>} settles when questions may be put to the worker */
  #up;

  constructor() {
    this.#up = this.#live(false);
    /** Resolves with the first start; rejects with EngineFailed. */
    this.ready = this.#up;
    this.ready.catch(() => {});
    setInterval(() => this.#beat(), BEAT);
  }

  /**
   * Ask Python. Rejects with EngineDied if the worker dies over it, with EngineFailed if Python cannot run at all.
   * @param {Question} question
   * @param {{patience?: number}} [options] patience: seconds after which the worker counts as hung
   * @returns {Promise<Answer>}
   */
  async ask(question, { patience = 20 } = {}) {
    for (let up; up !== this.#up; await up) up = this.#up;
    return this.#put(question, patience);
  }

  /**
   * Be told of every step of the start; the last one at once.
   * @param {(progress: Progress) => void} watcher
   */
  onProgress(watcher) {
    this.#watchers.add(watcher);
    watcher(this.#progress);
  }

  /**
   * Bring a new worker to where the dead one was. Other questions wait until it has resolved.
   * @param {(ask: Ask) => unknown} reopen gets an `ask` that goes past that queue
   */
  onRestart(reopen) {
    this.#reopen = reopen;
  }

  /** @param {boolean} again not the page's first worker */
  async #live(again) {
    this.#living = false;
    let why = "";
    for (let attempt = 0; attempt < TRIES; attempt++) {
      try {
        await this.#start();
        if (again) await this.#reopen((question) => this.#put(question));
        this.#living = true;
        return;
      } catch (error) {
        why = String(error);
      }
    }
    throw new EngineFailed(why);
  }

  async #start() {
    const worker = await spawn();
    await new Promise((resolve, reject) => {
      this.#worker = worker;
      this.#giveUp = reject;
      worker.onerror = (event) => {
        event.preventDefault();
        this.#bury(worker, event.message || "the worker did not start");
      };
      worker.onmessage = ({ data }) => {
        if (data.died) this.#bury(worker, data.died);
        else if (data.stage) this.#report(data);
        else this.#answer(data);
        if (data.stage === "ready") resolve(data);
      };
    });
  }

  /** @param {Partial<Progress>} news */
  #report(news) {
    this.#progress = { ...this.#progress, ...news };
    if (news.stage === "ready") performance.mark("ready"); // what tests/bench/startup.py waits for
    for (const watcher of this.#watchers) watcher(this.#progress);
  }

  /** @param {Question} question @param {number} patience @returns {Promise<Answer>} */
  #put(question, patience = 20) {
    return new Promise((resolve, reject) => {
      const text = JSON.stringify(question);
      const id = ++this.#asked;
      this.#waiting.set(id, { resolve, reject, beats: (patience * 1000) / BEAT });
      this.#worker?.postMessage({ id, question: text });
    });
  }

  /** @param {{id: number, answer: string}} message */
  #answer({ id, answer }) {
    this.#waiting.get(id)?.resolve(JSON.parse(answer));
    this.#waiting.delete(id);
  }

  #beat() {
    const [oldest] = this.#waiting.values();
    if (oldest && --oldest.beats < 0 && this.#worker) this.#bury(this.#worker, "no answer");
  }

  /** @param {Worker} worker @param {string} why */
  #bury(worker, why) {
    worker.terminate();
    if (worker !== this.#worker) return;
    this.#worker = undefined;
    const died = new EngineDied(why);
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of lost) reject(died);
    this.#giveUp?.(died);
    if (!this.#living) return;
    this.#up = this.#live(true);
    this.#up.catch(() => {});
  }
}
