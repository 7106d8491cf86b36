import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readReport } from './readReport.ts';

/** One step of a run: scripts for Node, or one project of vitest.config.ts. */
export interface Step {
  title: string;
  /** Each a script and its arguments; all are run, and all have to exit with 0. */
  commands: readonly (readonly string[])[];
  /** Where Vitest leaves its JSON report, for steps that count tests. */
  report?: string;
}

interface Outcome extends RunResult {
  title: string;
  seconds: number;
}

const minutesForACommand = 8;

/** What a run came to. */
export interface RunResult {
  ok: boolean;
  /** Tests of all Vitest projects that passed. */
  passed: number;
  /** Tests that failed, and one for each step that broke without a failed test. */
  failed: number;
}

/** Runs every step, failed ones or not, and prints what each came to and how long it took. */
export function runSteps(steps: readonly Step[]): RunResult {
  const outcomes = steps.map(runStep);
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  console.log('\n━━ Summary\n');
  for (const outcome of outcomes) console.log(line(outcome));
  console.log(`\n${sum(({ seconds }) => seconds).toFixed(0)} s in all`);
  return {
    ok: outcomes.every(({ ok }) => ok),
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
  };
}

/** A step for one project of vitest.config.ts. */
export function vitestStep(title: string, project: string): Step {
  const report = join('.cache', 'test', `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--project', project, '--allowOnly=false', ...reporters];
  return { title, commands: [['node_modules/vitest/vitest.mjs', ...args]], report };
}

function runStep({ title, commands, report }: Step): Outcome {
  console.log(`\n━━ ${title}\n`);
  const start = performance.now();
  const succeeded = commands.map((command) => {
    const timeout = minutesForACommand * 60_000;
    const { status, error } = spawnSync(process.execPath, command, { stdio: 'inherit', timeout });
    if (error) console.error(`Did not finish: ${error.message}`);
    return status === 0;
  });
  const seconds = (performance.now() - start) / 1000;
  const { passed, failed } = report === undefined ? noTests : readReport(report);
  const foundTests = report === undefined || passed > 0;
  const ok = succeeded.every(Boolean) && failed === 0 && foundTests;
  console.log(`\n${title}: ${ok ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { title, ok, seconds, passed, failed: ok ? 0 : Math.max(failed, 1) };
}

const noTests = { passed: 0, failed: 0 };

function line({ title, ok, seconds, passed, failed }: Outcome): string {
  const counts = passed === 0 ? '' : `   ${passed} passed, ${failed} failed`;
  return `${ok ? '✓' : '✗'} ${title.padEnd(40)}${seconds.toFixed(1).padStart(7)} s${counts}`;
}
