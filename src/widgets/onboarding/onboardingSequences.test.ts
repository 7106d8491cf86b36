import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { createAnswerStorage } from './answerStorage.ts';
import { itemsOf } from './onboardingSteps.ts';
import { createMemoryStorage } from './testing/createMemoryStorage.ts';
import { openSession, settled, type OpenedSession } from './testing/openSession.ts';

const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('answer' as const), text: fc.string() }) },
  { weight: 6, arbitrary: fc.constant({ type: 'next' as const }) },
  { weight: 2, arbitrary: fc.constant({ type: 'next twice' as const }) },
  { weight: 3, arbitrary: fc.constant({ type: 'back' as const }) },
  { weight: 2, arbitrary: fc.constant({ type: 'fail' as const }) },
  { weight: 2, arbitrary: fc.constant({ type: 'retry' as const }) },
  { weight: 2, arbitrary: fc.constant({ type: 'refresh' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'refresh while sending' as const }) },
);

/** Own words that count as an answer: what is not trimmed to nothing. */
function words(text: string, at: number): string {
  return `${text.trim()}#${at}`;
}

test('in any order of actions nothing is lost, nothing sent twice, and the order is kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), async (actions) => {
      const platform = createMockPlatform({ pace: 0 });
      const { storage, entries } = createMemoryStorage();
      const opened: OpenedSession[] = [];
      const open = async (): Promise<OpenedSession> => {
        const one = openSession({ platform, answerStorage: createAnswerStorage(storage, 'key') });
        opened.push(one);
        await one.session.start();
        return one;
      };
      let current = await open();
      const state = () => current.session.store.getState();
      /** What the person last said, by question. */
      const said = new Map<string, string>();
      current.session.actions.begin();
      await settled(current.session);

      const fill = (text: string): void => {
        const { steps, at } = state();
        steps[at]?.questions.forEach(({ question }, place) => {
          said.set(question, words(text, place));
          current.session.actions.answer(place, {
            chosen: [],
            isOther: true,
            text: words(text, place),
          });
        });
      };
      const refresh = async (): Promise<void> => {
        current.session.dispose();
        await current.kept();
        current = await open();
      };

      for (const one of actions) {
        if (state().phase !== 'answering') break;
        if (one.type === 'answer') fill(one.text);
        else if (one.type === 'next') current.session.actions.next();
        else if (one.type === 'next twice') {
          current.session.actions.next();
          current.session.actions.next();
        } else if (one.type === 'back') current.session.actions.back();
        else if (one.type === 'retry') current.session.actions.retry();
        else if (one.type === 'refresh') await refresh();
        else if (one.type === 'refresh while sending') {
          current.session.actions.next();
          await refresh();
        } else {
          platform.faults.add({ route: 'postAnalyticsChat', status: 503, times: 1 });
          current.session.actions.next();
        }
        await settled(current.session);
        platform.faults.clear();
        // Nothing lost: every question on the way holds what was last said to it.
        for (const { question, answer } of state().steps.flatMap(itemsOf)) {
          expect(answer).toBe(said.get(question) ?? '');
        }
      }

      // To the end, from wherever the actions led.
      for (let turn = 0; state().phase !== 'completed' && turn < 12; turn += 1) {
        const { steps, at } = state();
        if (steps[at] !== undefined && itemsOf(steps[at]).some(({ answer }) => answer === '')) {
          fill('end');
        }
        current.session.actions.next();
        await settled(current.session);
      }
      expect(state().phase).toBe('completed');
      await current.kept();
      expect(entries.size).toBe(0);

      // The platform has exactly what the person saw, step by step.
      for (const { number, ...step } of state().steps) {
        const [stored] = await current.transport.stored(number);
        expect(stored?.convo).toEqual(itemsOf({ number, ...step }));
      }
      for (const { turns, mostAtOnce } of opened) {
        expect(mostAtOnce()).toBeLessThanOrEqual(1);
        const texts = turns.map((turn) => JSON.stringify(turn));
        // An answered turn goes out again only after another one lay between.
        texts.forEach((text, at) => expect(text).not.toBe(texts[at - 1]));
        // A step is never skipped.
        turns.forEach(({ step = 0 }, at) => {
          const before = turns[at - 1]?.step;
          if (before !== undefined) expect(step).toBeLessThanOrEqual(before + 1);
        });
      }
    }),
    { numRuns: 60 },
  );
});
