import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../../test/propertyRuns.ts';
import { createMockPlatform } from '../../../mock-platform/index.ts';
import { createPersistence } from '../../../controller/index.ts';
import { createMemoryStorage } from '../../../environment/index.ts';
import { openOnboarding, settled, type OpenedOnboarding } from '../testing/openOnboarding.ts';
import { savedAnswersFormat } from './savedAnswers.ts';
import { itemsOf } from './steps.ts';

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

/** Own words that count as an answer, since something is left when they are trimmed. */
function words(text: string, index: number): string {
  return `${text.trim()}#${index}`;
}

test('in any order of actions no answer is lost or sent twice, and the steps keep their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), async (actions) => {
      const platform = createMockPlatform({ pace: 0 });
      const storage = createMemoryStorage();
      const opened: OpenedOnboarding[] = [];
      const open = async (): Promise<OpenedOnboarding> => {
        const persistence = createPersistence(storage, 'key', savedAnswersFormat);
        const latest = openOnboarding({ platform, persistence });
        saved = persistence.settled;
        opened.push(latest);
        await settled(latest.onboarding);
        return latest;
      };
      let saved = (): Promise<void> => Promise.resolve();
      let current = await open();
      const state = () => current.onboarding.store.getState();
      /** The user's last answer to each question. */
      const said = new Map<string, string>();
      current.onboarding.actions.begin();
      await settled(current.onboarding);

      const fill = (text: string): void => {
        const { steps, current: shown } = state();
        steps[shown]?.questions.forEach(({ question }, index) => {
          said.set(question, words(text, index));
          current.onboarding.actions.answer(index, {
            chosen: [],
            isOther: true,
            text: words(text, index),
          });
        });
      };
      const refresh = async (): Promise<void> => {
        current.unmount();
        await saved();
        current = await open();
      };

      for (const next of actions) {
        if (state().phase !== 'answering') break;
        if (next.type === 'answer') fill(next.text);
        else if (next.type === 'next') current.onboarding.actions.next();
        else if (next.type === 'next twice') {
          current.onboarding.actions.next();
          current.onboarding.actions.next();
        } else if (next.type === 'back') current.onboarding.actions.back();
        else if (next.type === 'retry') current.onboarding.actions.retry();
        else if (next.type === 'refresh') await refresh();
        else if (next.type === 'refresh while sending') {
          current.onboarding.actions.next();
          await refresh();
        } else {
          platform.faults.add({ route: 'postAnalyticsChat', status: 503, times: 1 });
          current.onboarding.actions.next();
        }
        await settled(current.onboarding);
        platform.faults.clear();
        // Every question holds its last answer.
        for (const { question, answer } of state().steps.flatMap(itemsOf)) {
          expect(answer).toBe(said.get(question) ?? '');
        }
      }

      // From wherever the actions led, to the end.
      for (let turn = 0; state().phase !== 'completed' && turn < 12; turn += 1) {
        const { steps, current: shown } = state();
        if (
          steps[shown] !== undefined &&
          itemsOf(steps[shown]).some(({ answer }) => answer === '')
        ) {
          fill('end');
        }
        current.onboarding.actions.next();
        await settled(current.onboarding);
      }
      expect(state().phase).toBe('completed');
      await saved();
      expect(storage.getItem('key')).toBe(
        '{"version":2,"completed":true,"steps":[],"current":0,"drafts":[]}',
      );

      // The platform has what the user saw, step by step.
      for (const { number, ...step } of state().steps) {
        const [stored] = await current.stored(number);
        expect(stored?.convo).toEqual(itemsOf({ number, ...step }));
      }
      for (const { turns, maxAtOnce } of opened) {
        expect(maxAtOnce()).toBeLessThanOrEqual(1);
        const texts = turns.map((turn) => JSON.stringify(turn));
        // An answered request is repeated only after another one.
        texts.forEach((text, index) => expect(text).not.toBe(texts[index - 1]));
        // A step is never skipped.
        turns.forEach(({ step = 0 }, index) => {
          const before = turns[index - 1]?.step;
          if (before !== undefined) expect(step).toBeLessThanOrEqual(before + 1);
        });
      }
    }),
    { numRuns: propertyRuns(200, 40) },
  );
});
