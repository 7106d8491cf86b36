import * as v from 'valibot';

export const progressSchema = v.object({
  /** The name of what has just ended, as a reader would look for it. */
  finished: v.string(),
  /** The names of what has begun and not ended. */
  running: v.array(v.string()),
});

/** The last progress of a step. */
export type Progress = v.InferOutput<typeof progressSchema>;

/** Calls a function every minute until the returned function is called. */
export type EveryMinute = (run: () => void) => () => void;

export interface WatchOptions {
  title: string;
  /** The command that runs this step alone. */
  rerun: string;
  /** The minutes without progress that end the step. */
  silentMinutes: number;
  everyMinute: EveryMinute;
  /** Changes while the step works, for a step that reports nothing until it ends. */
  readCpuTimes?: () => Promise<string | undefined>;
  print: (line: string) => void;
  /** Called with the reason when the step has shown no progress for too long. */
  onSilent: (reason: string) => void;
}

export interface Watch {
  /** Notes that the step does something. */
  progress: (progress?: Progress) => void;
  stop: () => void;
}

/**
 * Says every minute what a step is doing, and reports a step that does nothing. Minutes are counted
 * by ticks, so that a machine that was asleep ends nothing.
 */
export function watchProgress(options: WatchOptions): Watch {
  const { title, rerun, silentMinutes, everyMinute, print, onSilent } = options;
  let minutes = 0;
  let silence = 0;
  let isStopped = false;
  let last: Progress | undefined;
  let cpuTimes: string | undefined;

  const check = async (): Promise<void> => {
    minutes += 1;
    silence += 1;
    const now = await options.readCpuTimes?.();
    if (isStopped) return;
    if (now !== cpuTimes) silence = 0;
    cpuTimes = now;
    if (silence < silentMinutes) {
      print([`${title}: still running after ${minutes} min`, ...seen()].join(', '));
      return;
    }
    stop();
    onSilent(
      `${title} was ended because it showed no progress for ${silentMinutes} minutes. ` +
        `It was last seen so: ${seen().join(', ') || 'nothing had finished'}.\n` +
        `Run it alone: ${rerun}\n`,
    );
  };
  const seen = (): string[] => {
    if (last === undefined) return [];
    const running = last.running.filter((name) => !last?.running.some(isInside(name)));
    return [
      `last finished ${last.finished}${silence === 0 ? '' : ` ${silence} min ago`}`,
      ...(running.length === 0 ? [] : [`running ${running.slice(0, 3).join(' and ')}`]),
    ];
  };
  const stopTimer = everyMinute(() => void check());
  const stop = (): void => {
    isStopped = true;
    stopTimer();
  };
  return {
    progress: (progress) => {
      silence = 0;
      last = progress ?? last;
    },
    stop,
  };
}

/** A test stands for its file. */
function isInside(file: string): (name: string) => boolean {
  return (name) => name.startsWith(`${file} > `);
}
