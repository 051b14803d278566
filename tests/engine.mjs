// node --test engine.mjs: the page's side of the door, with a worker that only pretends.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

Object.assign(globalThis, { WORKER: "./worker.js", location: { origin: "null" } });
const { connect, EngineDied, EngineFailed } = await import("../static/engine.js");

/** A worker that starts and echoes, unless told otherwise. */
class Pretender {
  static all = [];
  static fails = false;
  dead = false;
  asked = [];

  constructor() {
    Pretender.all.push(this);
    const fails = Pretender.fails;
    setImmediate(() => (fails ? this.onerror({ message: "no", preventDefault() {} }) : this.say({ stage: "ready" })));
  }
  say(data) {
    if (!this.dead) this.onmessage({ data });
  }
  postMessage({ id, question }) {
    this.asked.push(JSON.parse(question));
    if (question.includes("die")) this.say({ died: "overflow" });
    else if (!question.includes("hang")) setImmediate(() => this.say({ id, answer: question }));
  }
  terminate() {
    this.dead = true;
  }
}
globalThis.Worker = Pretender;

beforeEach(() => {
  Pretender.all = [];
  Pretender.fails = false;
});

test("a question asked before the start is answered after it", async () => {
  const engine = connect();
  assert.deepEqual(await engine.ask({ do: "a" }), { do: "a" });
});

test("answers find their questions", async () => {
  const engine = connect();
  const answers = await Promise.all([1, 2, 3].map((n) => engine.ask({ n })));
  assert.deepEqual(answers, [{ n: 1 }, { n: 2 }, { n: 3 }]);
});

test("progress is told as it comes, and the last of it at once", async () => {
  const engine = connect();
  const seen = [];
  engine.onProgress(({ stage }) => seen.push(stage));
  await engine.ready;
  assert.deepEqual(seen, ["download", "ready"]);
});

test("a worker that dies is replaced, and reopened before anything else is asked", async () => {
  const engine = connect();
  engine.onRestart((ask) => ask({ do: "open" }));
  await engine.ready;
  const lost = engine.ask({ do: "die" });
  await assert.rejects(lost, EngineDied);
  assert.deepEqual(await engine.ask({ do: "later" }), { do: "later" });
  const [first, second] = Pretender.all;
  assert.equal(first.dead, true);
  assert.deepEqual(second.asked, [{ do: "open" }, { do: "later" }]);
});

test("whatever the dead worker was asked is refused, not forgotten", async () => {
  const engine = connect();
  await engine.ready;
  const hung = engine.ask({ do: "hang" });
  const deadly = engine.ask({ do: "die" });
  await assert.rejects(hung, EngineDied);
  await assert.rejects(deadly, EngineDied);
});

test("a worker that does not answer in time is replaced", async () => {
  mock.timers.enable({ apis: ["setInterval"] });
  const engine = connect();
  await engine.ready;
  const hung = engine.ask({ do: "hang" }, { patience: 3 });
  await new Promise(setImmediate);
  const early = await Promise.race([hung, new Promise((resolve) => setImmediate(resolve, "waits"))]);
  assert.equal(early, "waits");
  mock.timers.tick(5000);
  await assert.rejects(hung, EngineDied);
  assert.deepEqual(await engine.ask({ do: "later" }), { do: "later" });
  mock.timers.reset();
});

test("late words of a dead worker are not heard", async () => {
  const engine = connect();
  await engine.ready;
  await assert.rejects(engine.ask({ do: "die" }), EngineDied);
  const [first] = Pretender.all;
  await engine.ask({ do: "later" });
  first.onmessage({ data: { died: "again" } });
  assert.deepEqual(await engine.ask({ do: "still" }), { do: "still" });
  assert.equal(Pretender.all.length, 2);
});

test("three starts in vain are enough", async () => {
  Pretender.fails = true;
  const engine = connect();
  await assert.rejects(engine.ready, EngineFailed);
  await assert.rejects(engine.ask({ do: "a" }), EngineFailed);
  assert.equal(Pretender.all.length, 3);
});

test("a reopening that kills each new worker ends in failure, not in a loop", async () => {
  const engine = connect();
  engine.onRestart((ask) => ask({ do: "die" }));
  await engine.ready;
  await assert.rejects(engine.ask({ do: "die" }), EngineDied);
  await assert.rejects(engine.ask({ do: "later" }), EngineFailed);
  assert.equal(Pretender.all.length, 4);
});
