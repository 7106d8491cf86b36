import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { capital } from './capital.ts';
import { widgetFiles } from './new-widget/widgetFiles.ts';
import { widgetLines } from './new-widget/widgetLines.ts';

// `npm run new-widget -- service-actors`: writes a widget that works, and a line for it in each list.
const [kebab = ''] = process.argv.slice(2);
if (!/^[a-z]+(-[a-z]+)*$/.test(kebab)) {
  throw new Error('Brainstem: name the widget as in markup: npm run new-widget -- service-actors');
}
const camel = kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const names = { kebab, camel, pascal: capital(camel), title: capital(kebab).replaceAll('-', ' ') };

const texts = new Map(Object.entries(widgetFiles(names)));
const there = [...texts.keys()].find((path) => existsSync(path));
if (there !== undefined) throw new Error(`Brainstem: ${there} is there already.`);
for (const [path, before, line] of widgetLines(names)) {
  const text = texts.get(path) ?? readFileSync(path, 'utf8');
  const at = text.lastIndexOf(before);
  if (at === -1) throw new Error(`Brainstem: ${path} has no “${before}” before which to write.`);
  texts.set(path, text.slice(0, at) + line + text.slice(at));
}
// Only now that every place was found is anything written.
for (const [path, text] of texts) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const run = (command: string, ...args: string[]): void => {
  execFileSync(command, args, { stdio: 'inherit' });
};
run('npx', 'oxfmt', ...texts.keys());
run('npm', 'run', '--silent', 'words');
run('npm', 'run', '--silent', 'widgets');
run('npm', 'run', '--silent', 'parts');
console.log(`Wrote ${names.pascal}. “Add a widget” in CONTRIBUTING.md says what comes next.`);
