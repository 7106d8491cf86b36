import { spawn } from 'node:child_process';
import * as v from 'valibot';
import { readCpuTimes } from './readCpuTimes.ts';
import { progressSchema, watchProgress, type EveryMinute } from './watchProgress.ts';

export interface CommandOptions {
  /** The step that the command belongs to. */
  title: string;
  /** The command with which a developer runs it alone. */
  rerun: string;
  /** True if it reports each test over its channel; otherwise work of its processes is progress. */
  reportsProgress: boolean;
  /** The minutes without progress that end the command. */
  silentMinutes: number;
  everyMinute: EveryMinute;
  print: (line: string) => void;
}

export interface CommandResult {
  succeeded: boolean;
  output: string;
}

/** Runs a script of Node to its end, however long that takes while it makes progress. */
export function runCommand(
  command: readonly string[],
  { reportsProgress, ...options }: CommandOptions,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    const output: string[] = [];
    let wasEnded = false;
    const { pid } = child;
    const watch = watchProgress({
      ...options,
      ...(!reportsProgress && pid !== undefined && { readCpuTimes: () => readCpuTimes(pid) }),
      onSilent: (reason) => {
        wasEnded = true;
        output.push(`\n${reason}`);
        child.kill('SIGKILL');
      },
    });
    const finish = (succeeded: boolean): void => {
      watch.stop();
      resolve({ succeeded, output: output.join('') });
    };
    child.on('message', (message: unknown) => {
      const progress = v.safeParse(progressSchema, message);
      if (progress.success) watch.progress(progress.output);
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output.push(text);
        watch.progress();
      });
    }
    child.on('error', ({ message }) => {
      output.push(`Did not start: ${message}\n`);
      finish(false);
    });
    // Its children may outlive it and hold its output open.
    child.on('exit', () => {
      if (wasEnded) finish(false);
    });
    child.on('close', (status, signal) => {
      if (signal !== null && !wasEnded) output.push(`Did not finish: ${signal}\n`);
      finish(status === 0);
    });
  });
}
