import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumOrExit } from './run/chromiumOrExit.ts';
import { lint, typeCheck } from './run/checks.ts';
import { createRelatedTests } from './run/relatedTests.ts';
import { runSteps, vitestStep } from './run/runSteps.ts';

// Checks what a change touches, while one works: the types of everything, lint and format of the
// changed files, and the tests nearest to them. It compares with the last commit, or with the one
// that is named: npm run check -- main
const [since = 'HEAD'] = process.argv.slice(2);
/** Files with tests that are run for a change: of a piece that everything imports, the nearest. */
const nearest = 16;

process.env['BRAINSTEM_CHROMIUM'] = chromiumOrExit();
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', since),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(file));
if (changed.length === 0) {
  console.log(`Nothing changed since ${since}.`);
  process.exit();
}

const related = createRelatedTests();
const byFile = changed.map((file) => related(file));
/** The nearest tests of each file first. */
const inTurn = Array.from({ length: Math.max(...byFile.map(({ length }) => length)) }, (_, at) =>
  byFile.flatMap((tests) => tests.slice(at, at + 1)),
).flat();
const tests = [...new Map(inTurn.map((each) => [each.file, each])).values()];
const run = tests.slice(0, nearest);
const projects = [...new Set(run.map(({ project }) => project))];
console.log(`${changed.length} changed, ${run.length} of ${tests.length} files with related tests`);

const { ok } = await runSteps([
  typeCheck,
  lint(changed),
  ...projects.map((project) =>
    vitestStep(
      `Related tests: ${project}`,
      project,
      run.filter((each) => each.project === project).map(({ file }) => file),
    ),
  ),
]);
process.exitCode = ok ? 0 : 1;
