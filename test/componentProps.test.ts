import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/** The most props of a component that isn't public. */
const maxProps = 10;

const entries = sourceFiles(['src/react'], /\.ts$/).flatMap((file) => [
  file,
  ...[...readFileSync(file, 'utf8').matchAll(/export \* from '(.+)'/g)].map(([, from = '']) =>
    join(dirname(file), from),
  ),
]);

const publicNames = new Set(
  entries.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\w+Props\b/g)].map(([name]) => name),
  ),
);

function crowded(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements
    .filter((statement) => ts.isInterfaceDeclaration(statement))
    .filter(({ name, members }) => name.text.endsWith('Props') && members.length > maxProps)
    .filter(({ name }) => !publicNames.has(name.text))
    .map(({ name, members }) => `${file}: ${name.text} has ${members.length}`);
}

test(`no component but a public one takes more than ${maxProps} props`, () => {
  expect(publicNames).toContain('ChatProps');
  expect(sourceFiles(['src'], /(?<!\.test)\.tsx$/).flatMap(crowded)).toEqual([]);
});
