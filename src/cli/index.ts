#!/usr/bin/env node
import { run } from './run.ts';

const interrupted = new AbortController();
// Only once: a second interrupt kills the process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interrupted.abort());
}

const ended = run(process.argv.slice(2), {
  print: (text) => process.stdout.write(`${text}\n`),
  warn: (text) => process.stderr.write(`${text}\n`),
  env: process.env,
  folder: process.cwd(),
  signal: interrupted.signal,
});
// An `await` here would keep the bundler from merging the chunks of all entries.
void ended.then((code) => {
  process.exitCode = code;
});
