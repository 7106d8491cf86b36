import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { sourceFiles } from '../sourceFiles.ts';
import { findMutations, type Mutation } from './findMutations.ts';
import { createRelatedTests, type TestFile } from '../run/relatedTests.ts';

// Puts small faults into the sources, one at a time, and tells which of them the tests notice. A seed
// chooses the same faults in all files that are the same: run it before and after a change of tests,
// and compare.
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '20261124' },
    /** The nearest files with tests that are run for a fault. */
    nearest: { type: 'string', default: '24' },
    out: { type: 'string', default: '.cache/mutants.md' },
  },
});

mkdirSync(dirname(values.out), { recursive: true });
const relatedTo = createRelatedTests();
const rows: string[] = ['| fault | kind | noticed by |', '| --- | --- | --- |'];
let noticed = 0;

for (const { file, mutation } of choose(Number(values.count))) {
  const by = runWith(file, mutation, relatedTo(file).slice(0, Number(values.nearest)));
  if (by !== undefined) noticed += 1;
  rows.push(`| ${file}:${mutation.line} | ${mutation.kind} | ${by ?? '**nothing**'} |`);
  console.log(rows.at(-1));
  writeFileSync(values.out, `${rows.join('\n')}\n\n${noticed} noticed of ${rows.length - 2}\n`);
}
console.log(`\n${noticed} noticed of ${rows.length - 2}, see ${values.out}`);

/** Chooses faults from all folders in turn, so that a large folder has no more than a small one. */
function choose(count: number): { file: string; mutation: Mutation }[] {
  const folders = new Map<string, string[]>();
  for (const file of sourceFiles(['src'], /\.tsx?$/)) {
    if (/\.test\.|\.d\.ts$|\/testing\/|^src\/words\/\w+\//.test(file)) continue;
    const folder = /^src\/(?:widgets\/)?[^/]+/.exec(file)?.[0] ?? file;
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  const inTurn = [...folders.entries()]
    .toSorted()
    .map(([, files]) => files.toSorted((one, other) => order(one) - order(other)));
  const chosen: { file: string; mutation: Mutation }[] = [];
  for (
    let turn = 0;
    chosen.length < count && inTurn.some((files) => turn < files.length);
    turn += 1
  ) {
    for (const file of inTurn.flatMap((files) => files.slice(turn, turn + 1))) {
      const text = readFileSync(file, 'utf8');
      const place = ({ start, end, kind }: Mutation): number =>
        order(`${file} ${kind} ${text.slice(start, end)}`);
      const [mutation] = findMutations(file, text).toSorted(
        (one, other) => place(one) - place(other),
      );
      if (mutation !== undefined && chosen.length < count) chosen.push({ file, mutation });
    }
  }
  return chosen;
}

/** A number that depends on the seed and on nothing else but the text. */
function order(text: string): number {
  return createHash('sha256').update(`${values.seed} ${text}`).digest().readUInt32BE();
}

/** Runs the tests of a file with a fault in it, nearest first. Returns the test file that failed. */
function runWith(
  file: string,
  { start, end, replacement }: Mutation,
  tests: readonly TestFile[],
): string | undefined {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.slice(0, start) + replacement + text.slice(end));
  try {
    for (const project of ['unit', 'dom', 'browser', 'storybook', 'cells'] as const) {
      const own = tests.filter((test) => test.project === project).map((test) => test.file);
      if (own.length > 0 && !passes(project, own)) return `${project}: ${own.length} files`;
    }
    return undefined;
  } finally {
    writeFileSync(file, text);
  }
}

function passes(project: string, files: readonly string[]): boolean {
  const args = ['vitest', 'run', '--project', project, '--bail', '1', ...files];
  // A fault that makes a test wait for ever is noticed, too.
  const { status } = spawnSync('npx', args, { stdio: 'ignore', timeout: 600_000 });
  return status === 0;
}
