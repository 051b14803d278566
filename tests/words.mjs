// Formats every message and attribute of a language, and prints what Project Fluent finds wrong: one JSON list.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const [file, language] = process.argv.slice(2);
const source = readFileSync(file, "utf8");
const bundle = new FluentBundle(language, { useIsolating: false });
const wrong = bundle.addResource(new FluentResource(source)).map(String);
const args = Object.fromEntries([...source.matchAll(/\$(\w+)/g)].map(([, name]) => [name, 2]));
for (const [, id] of source.matchAll(/^([a-z][\w-]*) =/gm)) {
  const message = bundle.getMessage(id);
  if (!message) wrong.push(`${id} is not read`);
  else
    for (const pattern of [message.value, ...Object.values(message.attributes)]) {
      const errors = [];
      const words = bundle.formatPattern(pattern, args, errors);
      wrong.push(...errors.map((error) => `${id}: ${error}`));
      if (/[{}]|^\s*$/.test(words)) wrong.push(`${id} says "${words}"`);
    }
}
console.log(JSON.stringify(wrong));
