import { spawn } from 'node:child_process';
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

/** Steps of which each waits for the one before. */
export type Lane = readonly Step[];

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

/**
 * Runs one phase after the other: in each the lanes side by side, and in a lane one step after the
 * other, failed ones or not. What a step printed comes out when it ends. Prints last what each came
 * to and how long it took.
 */
export async function runLanes(...phases: readonly (readonly Lane[])[]): Promise<RunResult> {
  const start = performance.now();
  const outcomes: Outcome[] = [];
  for (const lanes of phases) outcomes.push(...(await Promise.all(lanes.map(runLane))).flat());
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  console.log('\n━━ Summary\n');
  for (const outcome of outcomes) console.log(line(outcome));
  console.log(`\n${((performance.now() - start) / 1000).toFixed(0)} s in all`);
  return {
    ok: outcomes.every(({ ok }) => ok),
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
  };
}

async function runLane(steps: Lane): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step));
  return outcomes;
}

/** A step for one project of vitest.config.ts. */
export function vitestStep(title: string, project: string): Step {
  const report = join('.cache', 'test', `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--project', project, '--allowOnly=false', ...reporters];
  return { title, commands: [['node_modules/vitest/vitest.mjs', ...args]], report };
}

async function runStep({ title, commands, report }: Step): Promise<Outcome> {
  const start = performance.now();
  const runs: CommandResult[] = [];
  for (const command of commands) runs.push(await runCommand(command));
  const seconds = (performance.now() - start) / 1000;
  const { passed, failed } = report === undefined ? noTests : readReport(report);
  const foundTests = report === undefined || passed > 0;
  const ok = runs.every(({ succeeded }) => succeeded) && failed === 0 && foundTests;
  console.log(`\n━━ ${title}\n`);
  for (const { output } of runs) process.stdout.write(output);
  console.log(`\n${title}: ${ok ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { title, ok, seconds, passed, failed: ok ? 0 : Math.max(failed, 1) };
}

interface CommandResult {
  succeeded: boolean;
  output: string;
}

function runCommand(command: readonly string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: minutesForACommand * 60_000,
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
    }
    child.on('error', ({ message }) => output.push(`Did not start: ${message}\n`));
    child.on('close', (status, signal) => {
      if (signal !== null) output.push(`Did not finish: ${signal}\n`);
      resolve({ succeeded: status === 0, output: output.join('') });
    });
  });
}

const noTests = { passed: 0, failed: 0 };

function line({ title, ok, seconds, passed, failed }: Outcome): string {
  const counts = passed === 0 ? '' : `   ${passed} passed, ${failed} failed`;
  return `${ok ? '✓' : '✗'} ${title.padEnd(40)}${seconds.toFixed(1).padStart(7)} s${counts}`;
}
