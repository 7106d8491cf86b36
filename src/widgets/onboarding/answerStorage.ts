import * as v from 'valibot';
import { conversationItem, onboardingQuestion } from '../../contract/index.ts';
import type { KeptDrafts, OnboardingStep } from './onboardingSteps.ts';

/** Where the host lets answers wait for a refresh, such as a session storage of its choice. */
export interface OnboardingStorage {
  get: (key: string) => string | null | undefined | Promise<string | null | undefined>;
  set: (key: string, value: string) => unknown;
  remove: (key: string) => unknown;
}

/** What is kept: the steps so far with all answers, and which of them is shown. */
export interface KeptAnswers {
  steps: readonly OnboardingStep[];
  at: number;
  kept: KeptDrafts;
}

/** Keeps the answers of one session. Nothing it does throws. */
export interface AnswerStorage {
  /** What was kept; undefined where there is nothing, or nothing that can be read. */
  read: () => Promise<KeptAnswers | undefined>;
  /** Keeps the answers, after whatever is still being written. False when that failed. */
  write: (answers: KeptAnswers) => Promise<boolean>;
  /** Removes what is kept. Nothing is written any more. */
  clear: () => void;
  /** Waits for what is being written. */
  flushed: () => Promise<void>;
}

const draft = v.object({ chosen: v.array(v.string()), isOther: v.boolean(), text: v.string() });

const shape = v.pipe(
  v.object({
    version: v.literal(1),
    at: v.pipe(v.number(), v.integer(), v.minValue(0)),
    steps: v.pipe(
      v.array(
        v.object({
          number: v.pipe(v.number(), v.integer()),
          questions: v.array(onboardingQuestion),
          drafts: v.array(draft),
          taken: v.optional(v.array(conversationItem)),
        }),
      ),
      v.minLength(1),
    ),
    kept: v.record(v.string(), draft),
  }),
  v.check(({ at, steps }) => at < steps.length),
);

/** Creates an answer storage over one key of a storage. */
export function createAnswerStorage(storage: OnboardingStorage, key: string): AnswerStorage {
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = (act: () => unknown): Promise<boolean> => {
    const done = last.then(act).then(
      () => true,
      () => false,
    );
    last = done;
    return done;
  };

  return {
    async read() {
      try {
        const text = await storage.get(key);
        if (typeof text !== 'string') return undefined;
        const found = v.safeParse(shape, JSON.parse(text));
        if (!found.success) return undefined;
        const { at, steps, kept } = found.output;
        return { at, kept, steps: steps.map((step) => ({ ...step, taken: step.taken })) };
      } catch {
        return undefined;
      }
    },

    write: (answers) =>
      isClosed
        ? Promise.resolve(true)
        : enqueue(() =>
            isClosed ? undefined : storage.set(key, JSON.stringify({ version: 1, ...answers })),
          ),

    clear() {
      isClosed = true;
      void enqueue(() => storage.remove(key));
    },

    async flushed() {
      await last;
    },
  };
}
