import { expect, test, vi } from 'vitest';
import { reportedErrors } from '../../../../test/reportedErrors.ts';
import type { StoredConversation } from '../../../contract/index.ts';
import { createPersistence } from '../../../controller/index.ts';
import { createMemoryStorage, type SyncStorage } from '../../../environment/index.ts';
import {
  answerAll,
  openOnboarding,
  settled,
  type OpenedOnboarding,
} from '../testing/openOnboarding.ts';
import { createOnboarding, type OnboardingController } from './createOnboarding.ts';
import { savedAnswersFormat } from './savedAnswers.ts';
import { earlierConversation, itemsOf } from './steps.ts';

const persistIn = (storage: SyncStorage) => createPersistence(storage, 'key', savedAnswersFormat);

test('an onboarding asks nothing before the user begins, and then two questions', async () => {
  const { onboarding, turns } = openOnboarding();
  expect(onboarding.store.getState().phase).toBe('intro');
  expect(turns).toEqual([]);
  onboarding.actions.begin();
  onboarding.actions.begin();
  await settled(onboarding);
  expect(turns.map(({ step }) => step)).toEqual([1]);
  expect(onboarding.store.getState()).toMatchObject({ phase: 'answering', current: 0 });
  expect(onboarding.store.getState().steps[0]?.questions).toHaveLength(2);
});

test('an onboarding is complete when the platform says so, at the sixth request', async () => {
  const ended: unknown[] = [];
  const { onboarding, turns } = openOnboarding();
  onboarding.on('complete', (id, answers) => ended.push({ id, count: answers.length }));
  const shown: number[] = [];
  onboarding.on('step', (step) => shown.push(step));
  onboarding.on('error', (error) => ended.push(error));
  await goToEnd(onboarding);
  const { phase, conversationId, steps } = onboarding.store.getState();
  expect(phase).toBe('completed');
  expect(turns.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(shown).toEqual([1, 2, 3, 4, 5]);
  expect(ended).toEqual([{ id: conversationId, count: steps.flatMap(itemsOf).length }]);
  expect(conversationId).toEqual(expect.any(String));
});

test('an onboarding stays complete when the host throws in its listener, and the mistake is reported', async () => {
  const reported = reportedErrors();
  const mistake = new Error('A mistake of the host');
  const onError = vi.fn();
  const { onboarding } = openOnboarding();
  onboarding.on('complete', () => {
    throw mistake;
  });
  onboarding.on('error', onError);
  await goToEnd(onboarding);
  expect(onboarding.store.getState()).toMatchObject({ phase: 'completed', error: undefined });
  expect(onError).not.toHaveBeenCalled();
  expect(reported).toEqual([mistake]);
});

test('continuing too early marks the unanswered questions and sends nothing', async () => {
  const { onboarding, turns } = openOnboarding();
  const { actions, store } = onboarding;
  actions.begin();
  await settled(onboarding);
  actions.answer(1, { chosen: [], isOther: true, text: '  ' });
  actions.next();
  expect(store.getState()).toMatchObject({ unanswered: [0, 1], attempts: 1 });
  actions.answer(0, { chosen: [], isOther: true, text: 'Fish' });
  // The focus follows the attempts, so that typing an answer doesn't move it.
  expect(store.getState()).toMatchObject({ unanswered: [1], attempts: 1 });
  expect(turns).toHaveLength(1);
});

test('going back and forth sends nothing, and a changed answer replaces the old one', async () => {
  const { onboarding, turns, stored } = openOnboarding();
  const { actions, store } = onboarding;
  actions.begin();
  await settled(onboarding);
  answerAll(onboarding, 'first');
  actions.next();
  await settled(onboarding);
  answerAll(onboarding, 'second');
  actions.back();
  actions.next();
  expect(store.getState().current).toBe(1);
  expect(turns.map(({ step }) => step)).toEqual([1, 2]);

  actions.back();
  answerAll(onboarding, 'changed');
  actions.next();
  await settled(onboarding);
  expect(turns.map(({ step }) => step)).toEqual([1, 2, 2]);
  const [shown] = store.getState().steps.slice(1);
  expect(shown && itemsOf(shown).map(({ answer }) => answer)).toEqual(['second 0', 'second 1']);
  const [conversation] = await stored(1);
  expect(conversation?.convo.map(({ answer }) => answer)).toEqual(['changed 0', 'changed 1']);
});

test('a request that fails keeps every answer, and succeeds when it is tried again', async () => {
  const { onboarding, platform, turns } = openOnboarding();
  onboarding.actions.begin();
  await settled(onboarding);
  answerAll(onboarding, 'kept');
  platform.faults.add({ route: 'postAnalyticsChat', status: 500, times: 1 });
  onboarding.actions.next();
  await settled(onboarding);
  expect(onboarding.store.getState()).toMatchObject({ current: 0, error: { status: 500 } });
  onboarding.actions.retry();
  await settled(onboarding);
  expect(onboarding.store.getState()).toMatchObject({ current: 1, error: undefined });
  expect(turns.map(({ step }) => step)).toEqual([1, 2]);
});

test('nothing changes while a request is running', async () => {
  const { onboarding, turns } = openOnboarding();
  onboarding.actions.begin();
  await settled(onboarding);
  answerAll(onboarding, 'sent');
  onboarding.actions.next();
  answerAll(onboarding, 'too late');
  onboarding.actions.next();
  onboarding.actions.back();
  await settled(onboarding);
  const [first] = onboarding.store.getState().steps;
  expect(first && itemsOf(first).map(({ answer }) => answer)).toEqual(['sent 0', 'sent 1']);
  expect(turns).toHaveLength(2);
});

test('a request that the end of the mount cancels leaves nothing sending', async () => {
  const { onboarding, unmount } = openOnboarding();
  onboarding.actions.begin();
  unmount();
  await settled(onboarding);
  onboarding.mount();
  onboarding.actions.begin();
  await settled(onboarding);
  expect(onboarding.store.getState()).toMatchObject({ phase: 'answering', error: undefined });
});

test('questions named constructor and __proto__ keep their answers through a refresh and a change', async () => {
  const questions = ['constructor', '__proto__', 'toString'].map((question) => ({
    question,
    options: [],
  }));
  const storage = createMemoryStorage();
  const open = () => {
    const onboarding = createOnboarding({
      persistence: persistIn(storage),
      ask: () =>
        Promise.resolve({ completed: false, questions, step: 2, total_conversations_used: 0 }),
    });
    onboarding.mount();
    return onboarding;
  };
  const first = open();
  await settled(first);
  first.actions.begin();
  await settled(first);
  expect(first.store.getState().steps[0]?.drafts.map(({ text }) => text)).toEqual(['', '', '']);
  answerAll(first, 'said');
  first.actions.next();
  await settled(first);
  await expect.poll(() => storage.getItem('key')).toContain('"current":1');
  const second = open();
  await settled(second);
  const { steps, current } = second.store.getState();
  expect(steps[current] && itemsOf(steps[current])).toEqual(
    questions.map(({ question }, index) => ({ question, answer: `said ${index}` })),
  );
});

test('saved answers come back at the same step, and only the completion stays at the end', async () => {
  const storage = createMemoryStorage();
  const first = openOnboarding({ persistence: persistIn(storage) });
  await settled(first.onboarding);
  first.onboarding.actions.begin();
  await settled(first.onboarding);
  answerAll(first.onboarding, 'before');
  await expect.poll(() => storage.getItem('key')).toContain('before 1');
  first.unmount();

  const second = openOnboarding({ platform: first.platform, persistence: persistIn(storage) });
  await settled(second.onboarding);
  expect(second.onboarding.store.getState().steps).toEqual(first.onboarding.store.getState().steps);
  await goToEnd(second.onboarding);
  await expect.poll(() => storage.getItem('key')).not.toContain('before');
  second.unmount();

  const third = openOnboarding({ platform: first.platform, persistence: persistIn(storage) });
  await settled(third.onboarding);
  expect(third.onboarding.store.getState()).toMatchObject({ phase: 'completed', steps: [] });
  expect(third.turns).toEqual([]);
  third.onboarding.actions.begin(await allStored(third.stored));
  await settled(third.onboarding);
  const { phase, steps } = third.onboarding.store.getState();
  expect({ phase, drafts: steps[0]?.drafts.map(({ text }) => text) }).toEqual({
    phase: 'answering',
    drafts: ['answer 0', 'answer 1'],
  });
});

test.each(['', 'null', '{"version":1}', '{"version":2,"current":3,"steps":[],"drafts":[]}'])(
  'saved answers that cannot be read are ignored: %j',
  async (text) => {
    const storage = createMemoryStorage();
    storage.setItem('key', text);
    const { onboarding } = openOnboarding({ persistence: persistIn(storage) });
    await settled(onboarding);
    expect(onboarding.store.getState().phase).toBe('intro');
  },
);

test('a storage that refuses to write is reported, and onboarding continues', async () => {
  const persistence = createPersistence(
    {
      getItem: () => Promise.reject(new Error('locked')),
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    },
    'key',
    savedAnswersFormat,
  );
  const { onboarding } = openOnboarding({ persistence });
  await settled(onboarding);
  await goToEnd(onboarding);
  expect(onboarding.store.getState()).toMatchObject({ phase: 'completed', saving: 'failed' });
});

test('an onboarding that was answered before continues at the next step, with its answers', async () => {
  const { platform, answers } = await answerSteps(2);
  const { onboarding, turns, stored } = openOnboarding({ platform });
  onboarding.actions.resume(await allStored(stored));
  await settled(onboarding);
  expect(turns).toEqual([{ step: 3, conversation_items: answers[1] }]);
  const { phase, current, steps } = onboarding.store.getState();
  expect({ phase, current }).toEqual({ phase: 'answering', current: 2 });
  expect(steps.slice(0, 2).map(itemsOf)).toEqual(answers);

  onboarding.actions.back();
  onboarding.actions.next();
  expect(turns).toHaveLength(1);
  await goToEnd(onboarding);
  expect(onboarding.store.getState().phase).toBe('completed');
});

test('five answered steps are complete only once the platform says so', async () => {
  const { platform, answers } = await answerSteps(5);
  const { onboarding, turns, stored } = openOnboarding({ platform });
  const found = await allStored(stored);
  expect(onboarding.store.getState().phase).toBe('intro');
  platform.faults.add({ route: 'postAnalyticsChat', status: 500, times: 1 });
  onboarding.actions.resume(found);
  await settled(onboarding);
  expect(onboarding.store.getState().phase).toBe('intro');
  onboarding.actions.retry();
  await settled(onboarding);
  expect(turns).toEqual([{ step: 6, conversation_items: answers[4] }]);
  expect(onboarding.store.getState().phase).toBe('completed');
});

test('an onboarding that starts again offers the earlier answers to the same questions', async () => {
  const { platform, answers } = await answerSteps(1, 'Trade products');
  const { onboarding, turns, stored } = openOnboarding({ platform });
  onboarding.actions.begin(await allStored(stored));
  await settled(onboarding);
  expect(turns).toEqual([{ step: 1, conversation_items: [] }]);
  const [step] = onboarding.store.getState().steps;
  expect(step && itemsOf(step)).toEqual(answers[0]);
  expect(step?.drafts[0]).toMatchObject({ chosen: ['Trade products'], isOther: false });
});

test('only steps of one conversation are continued, that of whoever answered last', () => {
  const stored = (user_id: string, step: number, hour: number): StoredConversation => ({
    tenant_id: 'tenant',
    user_id,
    step,
    convo: [{ question: `Question ${step}`, answer: `${user_id} at ${hour}` }],
    created_at: new Date(Date.UTC(2026, 0, 1, hour)).toISOString(),
  });
  const steps = (all: StoredConversation[]) =>
    earlierConversation(all)
      ?.steps.flatMap(itemsOf)
      .map(({ answer }) => answer);
  expect(steps([])).toBeUndefined();
  expect(steps([stored('a', 2, 1)])).toBeUndefined();
  expect(steps([stored('a', 1, 1), stored('a', 3, 3)])).toEqual(['a at 1']);
  expect(steps([stored('a', 1, 1), stored('b', 1, 2), stored('a', 2, 3)])).toEqual([
    'a at 1',
    'a at 3',
  ]);
  // Begun again at five o'clock: the second step is of the first attempt.
  expect(steps([stored('a', 1, 1), stored('a', 2, 2), stored('a', 1, 5)])).toEqual(['a at 5']);
});

async function goToEnd(onboarding: OnboardingController): Promise<void> {
  if (onboarding.store.getState().phase === 'intro') onboarding.actions.begin();
  await settled(onboarding);
  for (let turn = 0; onboarding.store.getState().phase !== 'completed' && turn < 10; turn += 1) {
    answerAll(onboarding, 'answer');
    onboarding.actions.next();
    await settled(onboarding);
  }
}

/** Answers so many steps, and leaves. */
async function answerSteps(count: number, first = 'answer 0') {
  const { onboarding, platform, unmount } = openOnboarding();
  // Each step is stored a minute after the one before.
  onboarding.actions.begin();
  await settled(onboarding);
  for (let step = 1; step <= count; step += 1) {
    answerAll(onboarding, 'answer');
    if (step === 1) onboarding.actions.answer(0, { chosen: [], isOther: true, text: first });
    platform.clock.advance(60);
    onboarding.actions.next();
    await settled(onboarding);
  }
  unmount();
  const { steps } = onboarding.store.getState();
  return { platform, answers: steps.slice(0, count).map(itemsOf) };
}

async function allStored(stored: OpenedOnboarding['stored']): Promise<StoredConversation[]> {
  return (await Promise.all([1, 2, 3, 4, 5].map(stored))).flat();
}
