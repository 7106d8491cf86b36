import { describe, expect, test, vi } from 'vitest';
import { reportedErrors } from '../../../test/reportedErrors.ts';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { createAnswerStorage } from './answerStorage.ts';
import type { OnboardingSession } from './onboardingSession.ts';
import { itemsOf } from './onboardingSteps.ts';
import { createMemoryStorage } from './testing/createMemoryStorage.ts';
import { answerAll, openSession, settled } from './testing/openSession.ts';

describe('an onboarding session', () => {
  test('asks nothing before the person begins, and then two questions', async () => {
    const { session, turns } = openSession();
    expect(session.store.getState().phase).toBe('intro');
    expect(turns).toEqual([]);
    session.actions.begin();
    session.actions.begin();
    await settled(session);
    expect(turns.map(({ step }) => step)).toEqual([1]);
    expect(session.store.getState()).toMatchObject({ phase: 'answering', at: 0 });
    expect(session.store.getState().steps[0]?.questions).toHaveLength(2);
  });

  test('is complete by the platform’s word, at the sixth turn', async () => {
    const ended: unknown[] = [];
    const { session, turns } = openSession();
    session.subscribe({
      onComplete: (id, answers) => ended.push({ id, count: answers.length }),
      onError: (error) => ended.push(error),
    });
    await goToEnd(session);
    const { phase, conversationId, steps } = session.store.getState();
    expect(phase).toBe('completed');
    expect(turns.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(ended).toEqual([{ id: conversationId, count: steps.flatMap(itemsOf).length }]);
    expect(conversationId).toEqual(expect.any(String));
  });

  test('stays complete when the host throws in onComplete, and its mistake is reported', async () => {
    const reported = reportedErrors();
    const mistake = new Error('A mistake of the host');
    const onError = vi.fn();
    const { session } = openSession();
    session.subscribe({
      onComplete: () => {
        throw mistake;
      },
      onError,
    });
    await goToEnd(session);
    expect(session.store.getState()).toMatchObject({ phase: 'completed', error: undefined });
    expect(onError).not.toHaveBeenCalled();
    expect(reported).toEqual([mistake]);
  });

  test('marks what is open when it is continued too early, and sends nothing', async () => {
    const { session, turns } = openSession();
    session.actions.begin();
    await settled(session);
    session.actions.answer(1, { chosen: [], isOther: true, text: '  ' });
    session.actions.next();
    expect(session.store.getState().open).toEqual([0, 1]);
    session.actions.answer(0, { chosen: [], isOther: true, text: 'Fish' });
    expect(session.store.getState().open).toEqual([1]);
    expect(turns).toHaveLength(1);
  });

  test('going back and on again sends nothing; a changed answer is sent in place of the old', async () => {
    const { session, turns, transport } = openSession();
    session.actions.begin();
    await settled(session);
    answerAll(session, 'first');
    session.actions.next();
    await settled(session);
    answerAll(session, 'second');
    session.actions.back();
    session.actions.next();
    expect(session.store.getState().at).toBe(1);
    expect(turns.map(({ step }) => step)).toEqual([1, 2]);

    session.actions.back();
    answerAll(session, 'changed');
    session.actions.next();
    await settled(session);
    expect(turns.map(({ step }) => step)).toEqual([1, 2, 2]);
    const [shown] = session.store.getState().steps.slice(1);
    expect(shown === undefined ? [] : itemsOf(shown).map(({ answer }) => answer)).toEqual([
      'second 0',
      'second 1',
    ]);
    const [stored] = await transport.stored(1);
    expect(stored?.convo.map(({ answer }) => answer)).toEqual(['changed 0', 'changed 1']);
  });

  test('a turn that fails keeps everything, and goes through when tried again', async () => {
    const { session, platform, turns } = openSession();
    session.actions.begin();
    await settled(session);
    answerAll(session, 'kept');
    platform.faults.add({ route: 'postAnalyticsChat', status: 500, times: 1 });
    session.actions.next();
    await settled(session);
    expect(session.store.getState()).toMatchObject({ at: 0, error: { status: 500 } });
    session.actions.retry();
    await settled(session);
    expect(session.store.getState()).toMatchObject({ at: 1, error: undefined });
    expect(turns.map(({ step }) => step)).toEqual([1, 2]);
  });

  test('a refused scope is named', async () => {
    const platform = createMockPlatform({ pace: 0 });
    const { session } = openSession({
      platform,
      serviceActorId: platform.credentials.readOnlyServiceActorId,
    });
    session.actions.begin();
    await settled(session);
    expect(session.store.getState().missingScope).toBe('analytics:query');
  });

  test('nothing changes while a turn is with the platform', async () => {
    const { session, turns } = openSession();
    session.actions.begin();
    await settled(session);
    answerAll(session, 'sent');
    session.actions.next();
    answerAll(session, 'too late');
    session.actions.next();
    session.actions.back();
    await settled(session);
    const [first] = session.store.getState().steps;
    expect(first === undefined ? [] : itemsOf(first).map(({ answer }) => answer)).toEqual([
      'sent 0',
      'sent 1',
    ]);
    expect(turns).toHaveLength(2);
  });
});

describe('what is kept for a refresh', () => {
  test('comes back at the same step, and goes when all is complete', async () => {
    const { storage, entries } = createMemoryStorage();
    const first = openSession({ answerStorage: createAnswerStorage(storage, 'key') });
    await first.session.start();
    first.session.actions.begin();
    await settled(first.session);
    answerAll(first.session, 'before');
    await first.kept();
    first.session.dispose();
    expect([...entries.keys()]).toEqual(['key']);

    const second = openSession({
      platform: first.platform,
      answerStorage: createAnswerStorage(storage, 'key'),
    });
    await second.session.start();
    expect(second.session.store.getState().steps).toEqual(first.session.store.getState().steps);
    await goToEnd(second.session);
    await second.kept();
    expect(entries.size).toBe(0);
  });

  test.each(['', 'null', '{"version":2}', '{"version":1,"at":3,"steps":[],"kept":{}}'])(
    'is left aside when it cannot be read: %j',
    async (text) => {
      const { storage } = createMemoryStorage({ key: text });
      const { session } = openSession({ answerStorage: createAnswerStorage(storage, 'key') });
      await session.start();
      expect(session.store.getState().phase).toBe('intro');
    },
  );

  test('reports a storage that refuses to write, and continues', async () => {
    const answerStorage = createAnswerStorage(
      {
        get: () => Promise.reject(new Error('locked')),
        set: () => {
          throw new Error('full');
        },
        remove: () => undefined,
      },
      'key',
    );
    const { session } = openSession({ answerStorage });
    await session.start();
    await goToEnd(session);
    expect(session.store.getState()).toMatchObject({ phase: 'completed', keeping: 'failed' });
  });

  test('what was cleared is never written again', async () => {
    const { storage, entries } = createMemoryStorage();
    const answerStorage = createAnswerStorage(storage, 'key');
    void answerStorage.write({ steps: [], at: 0, kept: {} });
    answerStorage.clear();
    await answerStorage.write({ steps: [], at: 0, kept: {} });
    await answerStorage.flushed();
    expect(entries.size).toBe(0);
  });
});

async function goToEnd(session: OnboardingSession): Promise<void> {
  if (session.store.getState().phase === 'intro') session.actions.begin();
  await settled(session);
  for (let turn = 0; session.store.getState().phase !== 'completed' && turn < 10; turn += 1) {
    answerAll(session, 'answer');
    session.actions.next();
    await settled(session);
  }
}
