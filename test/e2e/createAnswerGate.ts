import { EventEmitter, once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MockPlatformOptions } from 'brainstem/mock-platform';

/** Decides how far the assistant's answers go, in place of a clock. */
export interface AnswerGate {
  /** The option `wait` of the mock platform. */
  wait: NonNullable<MockPlatformOptions['wait']>;
  /** Lets answers go on for so many milliseconds of their own time, and then holds them. */
  hold: (milliseconds: number) => void;
  /** Returns true if an answer has gone as far as it may. */
  isHolding: () => boolean;
  /** Lets answers go on to their end. */
  release: () => void;
}

/** An assistant that answers at once until it is held: about forty words for each 1,000 ms. */
export function createAnswerGate(): AnswerGate {
  const changes = new EventEmitter();
  changes.setMaxListeners(0);
  let allowed = Number.POSITIVE_INFINITY;
  let isHolding = false;
  const allow = (milliseconds: number): void => {
    allowed = milliseconds;
    isHolding = false;
    changes.emit('change');
  };
  return {
    async wait(milliseconds, signal) {
      while (allowed < milliseconds) {
        isHolding = true;
        await once(changes, 'change', { signal });
      }
      allowed -= milliseconds;
      await nextTurn(undefined, { signal });
    },
    hold: allow,
    isHolding: () => isHolding,
    release: () => allow(Number.POSITIVE_INFINITY),
  };
}
