import { expect, test } from 'vitest';
import { createPersistence } from '../../../controller/index.ts';
import { createMemoryStorage, type SyncStorage } from '../../../environment/index.ts';
import {
  answerAll,
  openOnboarding,
  settled,
  type OpenedOnboarding,
} from '../testing/openOnboarding.ts';
import { savedAnswersFormat } from './savedAnswers.ts';

/** Opens the onboarding in tabs that share a storage and a platform. */
function openTabs(storage: SyncStorage) {
  let platform: OpenedOnboarding['platform'] | undefined;
  return async () => {
    const opened = openOnboarding({
      ...(platform === undefined ? {} : { platform }),
      persistence: createPersistence(storage, 'key', savedAnswersFormat),
    });
    ({ platform } = opened);
    const { store, actions } = opened.onboarding;
    await settled(opened.onboarding);
    return {
      begin: async () => {
        actions.begin();
        await settled(opened.onboarding);
      },
      answer: (question: number, text: string) =>
        actions.answer(question, { chosen: [], isOther: true, text }),
      goOn: async (text: string) => {
        answerAll(opened.onboarding, text);
        actions.next();
        await settled(opened.onboarding);
      },
      phase: () => store.getState().phase,
      answers: () => store.getState().steps[0]?.drafts.map(({ text }) => text),
    };
  };
}

test('answers that two tabs have written to one onboarding are there again after a reload', async () => {
  const storage = createMemoryStorage();
  const saved = () => storage.getItem('key');
  const open = openTabs(storage);
  const tabs = [await open(), await open()] as const;
  for (const { begin } of tabs) await begin();
  tabs[0].answer(0, 'from the first');
  tabs[1].answer(1, 'from the second');
  await expect.poll(saved).toContain('from the second');
  expect((await open()).answers()).toEqual(['from the first', 'from the second']);
  tabs[0].answer(0, '');
  await expect.poll(saved).not.toContain('from the first');
  expect((await open()).answers()).toEqual(['', 'from the second']);
});

test('a completion stays when another tab goes on with an earlier step, until somebody starts again', async () => {
  const storage = createMemoryStorage();
  const saved = () => storage.getItem('key');
  const open = openTabs(storage);
  const [first, second] = [await open(), await open()];
  for (const { begin } of [first, second]) await begin();
  for (let turn = 0; first.phase() !== 'completed' && turn < 10; turn += 1) {
    await first.goOn('Fish');
  }
  await expect.poll(saved).toContain('"completed":true');
  second.answer(0, 'late');
  const third = await open();
  expect(third.phase()).toBe('completed');
  await third.begin();
  third.answer(0, 'again');
  await expect.poll(saved).toContain('again');
  expect((await open()).answers()).toEqual(['again', '']);
});
