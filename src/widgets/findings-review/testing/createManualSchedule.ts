import type { Schedule } from '../createReview.ts';

/** Time that a test moves on by hand. */
export interface ManualSchedule {
  schedule: Schedule;
  /** Moves the time on, and does what is due on the way, in order. */
  advance: (milliseconds: number) => void;
}

/** Makes a schedule that stands still until it is moved on. */
export function createManualSchedule(): ManualSchedule {
  let now = 0;
  let tasks: { at: number; act: () => void }[] = [];
  return {
    schedule(act, milliseconds) {
      const task = { at: now + milliseconds, act };
      tasks.push(task);
      return () => {
        tasks = tasks.filter((one) => one !== task);
      };
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        tasks = tasks.filter((one) => one !== next);
        now = next.at;
        next.act();
      }
      now = end;
    },
  };
}
