import { join } from 'node:path';
import { timeouts } from '../timeouts.ts';
import { noTests, readReport } from './readReport.ts';
import { runCommand, type CommandResult } from './runCommand.ts';
import { rememberUnsteady } from './unsteadyFiles.ts';
import type { EveryMinute } from './watchProgress.ts';

/** One step of a run: scripts for Node, or one project of vitest.config.ts. */
export interface Step {
  title: string;
  /** The command that runs this step alone. */
  rerun: string;
  /** Each a script and its arguments; all are run, and all have to exit with 0. */
  commands: readonly (readonly string[])[];
  /** The path of Vitest's JSON report, for steps that count tests. */
  report?: string;
  /** Runs some files of the step alone, for a second try of what failed. */
  again?: (files: readonly string[]) => Pick<Step, 'commands' | 'report'>;
}

export interface RunOptions {
  /** The number of steps that run side by side; each fills about one core. @default 2 */
  atOnce?: number;
  /** True if files with failed tests are run once more, alone. @default true */
  secondTry?: boolean;
  /** The file that remembers, from run to run, which files needed one. @default nowhere */
  unsteadyRecord?: string;
  /** @default a timer */
  everyMinute?: EveryMinute;
  /** Minutes without progress after which a step is ended. @default as in `timeouts` */
  silentMinutes?: number;
  /** @default console.log */
  print?: (text: string) => void;
}

/** The result of a run. */
export interface RunResult {
  ok: boolean;
  /** Tests of all Vitest projects that passed. */
  passed: number;
  /** Tests that failed, and one for each step that broke without a failed test. */
  failed: number;
}

interface Outcome extends RunResult {
  title: string;
  seconds: number;
  failures: readonly string[];
  /** Tests that failed beside the other steps and passed alone: to be mended. */
  unsteady: readonly string[];
  /** The files worth a second try: the step broke because their tests failed. */
  failedFiles: readonly string[];
  passedElsewhere: number;
}

/** A step with more failed files than this is broken, not unsteady. */
const maxFilesForSecondTry = 3;

/**
 * Runs the steps in their order, some of them side by side, whether others fail or not. What a step
 * printed appears when it ends, and every minute a line says what it is doing. Where tests of a few
 * files failed, these files are run once more when nothing runs beside them: what fails again has
 * failed, and what passes is named as unsteady. Prints last what each step came to and how long it
 * took, the tests that failed or were unsteady, and the end of what a step printed that broke
 * without one.
 */
export async function runSteps(
  steps: readonly Step[],
  options: RunOptions = {},
): Promise<RunResult> {
  const { atOnce = 2, secondTry = true, unsteadyRecord } = options;
  const print = options.print ?? ((text: string) => console.log(text));
  const start = performance.now();
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      outcomes.push(await runStep(step, { ...options, print }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (secondTry) {
    for (const [at, outcome] of outcomes.entries()) {
      const step = steps.find(({ title }) => title === outcome.title);
      if (step !== undefined) outcomes[at] = await tryAgain(step, outcome, { ...options, print });
    }
  }
  const unsteadyFiles = outcomes.flatMap(({ unsteady, failedFiles }) =>
    unsteady.length === 0 ? [] : failedFiles,
  );
  const hidden =
    unsteadyRecord === undefined ? [] : rememberUnsteady(unsteadyRecord, unsteadyFiles);
  print('\n━━ Summary\n');
  for (const { title } of steps) {
    const outcome = outcomes.find((one) => one.title === title);
    if (outcome !== undefined) print(summaryLine(outcome));
  }
  for (const failure of outcomes.flatMap(({ failures }) => failures)) print(`\n✗ ${failure}`);
  for (const failure of outcomes.flatMap(({ unsteady }) => unsteady)) {
    print(`\n! Unsteady, it passed when run alone: ${failure}`);
  }
  for (const file of hidden) print(`\n✗ ${file} needed a second try in three runs in a row.`);
  print(`\n${((performance.now() - start) / 1000).toFixed(0)} s in all`);
  const sum = (count: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  return {
    ok: outcomes.every(({ ok }) => ok) && hidden.length === 0,
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed) + hidden.length,
  };
}

/** A step for one project of vitest.config.ts, whole or for some of its files. */
export function vitestStep(title: string, project: string, files: readonly string[] = []): Step {
  return {
    title,
    rerun: ['npx vitest run --project', project, ...files].join(' '),
    ...vitestRun(project, project, files),
    again: (failed) => vitestRun(project, `${project}-again`, failed),
  };
}

function vitestRun(
  project: string,
  reportName: string,
  files: readonly string[] = [],
): Pick<Step, 'commands' | 'report'> {
  const report = join('.cache', 'test', `${reportName}.json`);
  const reporters = ['default', 'json', './test/run/progressReporter.ts'];
  const args = [
    ...['run', '--project', project, '--allowOnly=false', `--outputFile.json=${report}`],
    ...reporters.map((reporter) => `--reporter=${reporter}`),
    ...files,
  ];
  return { commands: [['node_modules/vitest/vitest.mjs', ...args]], report };
}

async function runStep(
  { title, rerun, commands, report }: Step,
  {
    print,
    everyMinute = timer,
    silentMinutes = timeouts.silence / 60_000,
  }: RunOptions & { print: (text: string) => void },
): Promise<Outcome> {
  const start = performance.now();
  const reportsProgress = report !== undefined;
  const shared = { title, rerun, reportsProgress, everyMinute, silentMinutes, print };
  const runs: CommandResult[] = [];
  for (const command of commands) runs.push(await runCommand(command, shared));
  const seconds = (performance.now() - start) / 1000;
  const { passed, failed, failures, failedFiles, passedElsewhere } =
    report === undefined ? noTests : readReport(report);
  const foundTests = report === undefined || passed > 0;
  const ok = runs.every(({ succeeded }) => succeeded) && failed === 0 && foundTests;
  print(`\n━━ ${title}\n`);
  for (const { output } of runs) print(output);
  print(`${title}: ${ok ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return {
    title,
    ok,
    seconds,
    passed,
    failed: ok ? 0 : Math.max(failed, 1),
    failures: ok || failures.length > 0 ? failures : [`${title}\n${lastLines(runs)}`],
    unsteady: [],
    // An error outside of the tests wouldn't be met again by their files alone.
    failedFiles: runs.some(({ output }) => output.includes('Unhandled Error')) ? [] : failedFiles,
    passedElsewhere,
  };
}

/** Runs the files of a step in which tests failed once more; tells what both runs came to. */
async function tryAgain(
  step: Step,
  first: Outcome,
  options: RunOptions & { print: (text: string) => void },
): Promise<Outcome> {
  const { again, title } = step;
  const { failedFiles } = first;
  const isWorthIt = failedFiles.length > 0 && failedFiles.length <= maxFilesForSecondTry;
  if (again === undefined || first.ok || !isWorthIt) return first;
  const second = await runStep(
    { ...again(failedFiles), title: `${title}, a second try`, rerun: step.rerun },
    options,
  );
  const seconds = first.seconds + second.seconds;
  if (!second.ok) return { ...first, seconds };
  const passed = first.passedElsewhere + second.passed;
  return { ...first, seconds, passed, ok: true, failed: 0, failures: [], unsteady: first.failures };
}

/** Returns the broken command's last lines, which say why a step without a failed test broke. */
function lastLines(runs: readonly CommandResult[]): string {
  const output = runs.find(({ succeeded }) => !succeeded)?.output ?? 'No test ran.';
  return output.trimEnd().split('\n').slice(-60).join('\n');
}

const timer: EveryMinute = (run) => {
  const id = setInterval(run, 60_000);
  return () => clearInterval(id);
};

function summaryLine({ title, ok, seconds, passed, failed, unsteady }: Outcome): string {
  const tests = passed === 0 ? '' : `   ${passed} passed, ${failed} failed`;
  const counts = unsteady.length === 0 ? tests : `${tests}, ${unsteady.length} unsteady`;
  return `${ok ? '✓' : '✗'} ${title.padEnd(40)}${seconds.toFixed(1).padStart(7)} s${counts}`;
}
