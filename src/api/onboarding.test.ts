import { beforeEach, describe, expect, it } from 'vitest';
import type { ConversationItem } from '../contract/index.ts';
import {
  answerOnboardingQuestions,
  askOnboarding,
  askOnboardingV2,
  getOnboardingQuestions,
  getOnboardingStatus,
  listOnboardingConversations,
  type OnboardingTurn,
} from './onboarding.ts';
import { openAnswering, openClient, type OpenedClient } from './testing/openClient.ts';

let platform: OpenedClient['platform'];
let client: OpenedClient['client'];
let sent: OpenedClient['sent'];

beforeEach(() => {
  ({ platform, client, sent } = openClient({ seed: 'default' }));
});

function answersTo(turn: OnboardingTurn): ConversationItem[] {
  if (turn.completed) return [];
  return turn.questions.map(({ question }) => ({ question, answer: 'Yes' }));
}

describe('the onboarding functions', () => {
  it('reach the documented routes', async () => {
    const first = await askOnboarding(client, { step: 1, conversation_items: [] });
    const conversation_items = answersTo(first);
    await askOnboardingV2(client, { step: 2, conversation_items });
    expect(await listOnboardingConversations(client, 1)).toMatchObject([
      { step: 1, convo: conversation_items },
    ]);
    const { tenantId, userId } = platform.credentials;
    const part = { tenantId, userId, step: 3, subStep: 1 };
    const body = { answers: [{ question_id: 'q-3-1-1', answer: ['Trucks'] }] };
    await answerOnboardingQuestions(client, { ...part, body });
    expect(await getOnboardingQuestions(client, part)).toMatchObject({
      questions: [{ answer: ['Trucks'] }],
    });
    expect(await getOnboardingStatus(client, { tenantId, userId })).toMatchObject({
      completed: false,
    });
    const product = `/core-analytics/onboarding/api/v2/tenant/${tenantId}/user/${userId}`;
    const action = 'onboarding';
    const [one, two] = [
      { conversation_items: [], step: 1 },
      { conversation_items, step: 2 },
    ];
    expect(sent).toEqual([
      ['POST /analytics/chat', JSON.stringify({ action, ...one })],
      ['POST /public/v2/analytics/chat', JSON.stringify({ action, ...two })],
      ['GET /analytics/retrieve/association/conversation?step=1', ''],
      [`POST ${product}/steps/3/sub-steps/1/answers`, JSON.stringify(body)],
      [`GET ${product}/steps/3/sub-steps/1/questions`, ''],
      [`GET ${product}/status`, ''],
    ]);
  });

  it('a conversation ends when completed is true', async () => {
    let turn = await askOnboarding(client, { step: 1 });
    let step = 1;
    while (!turn.completed) {
      step += 1;
      turn = await askOnboarding(client, { step, conversation_items: answersTo(turn) });
    }
    expect(step).toBe(6);
    expect(turn.step).toBe(7);
    expect(turn.conversation_id).toMatch(/^[0-9a-f-]{36}$/);
  });
});

const answer = {
  success: 'true',
  error: 'No Errors',
  questions: [{ question: 'Why?', options: [] }],
  step: 3,
  completed: false,
  total_conversations_used: 2,
};

describe.each([
  ['askOnboarding', askOnboarding],
  ['askOnboardingV2', askOnboardingV2],
])('%s', (_, ask) => {
  it.each([1, 3, 5, 7])('completed true ends it at step %i, and its questions go', async (step) => {
    const last = { ...answer, step, completed: true, conversation_id: 'c-1' };
    expect(await ask(openAnswering(last), { step: 2 })).toEqual({
      step,
      completed: true,
      conversation_id: 'c-1',
      total_conversations_used: 2,
    });
  });

  it.each([3, 6, 7])('completed false goes on at step %i', async (step) => {
    const turn = await ask(openAnswering({ ...answer, step }), { step: 2 });
    expect(turn).toEqual({
      step,
      completed: false,
      questions: answer.questions,
      total_conversations_used: 2,
    });
  });

  it('success "false" rejects with the error as the message', async () => {
    const message = 'Invalid step number: 0. Must be between 1 and 5.';
    await expect(ask(client, { step: 0 })).rejects.toMatchObject({
      code: 'platform',
      status: 200,
      platformMessage: message,
      route: 'POST /analytics/chat',
      retryable: false,
    });
  });

  it.each([
    ['success as a boolean', { success: true }, 'success'],
    ['completed as a string', { completed: 'false' }, 'completed'],
    ['a question without words', { questions: [{ options: [] }] }, 'questions[0].question'],
  ])('%s is named by its place', async (_row, odd, path) => {
    await expect(ask(openAnswering({ ...answer, ...odd }), { step: 2 })).rejects.toMatchObject({
      code: 'decode',
      issues: [{ path }],
    });
  });

  it('tenant_id and user_id are never sent', async () => {
    const request = { step: 1, tenant_id: 'x', user_id: 'y' };
    await ask(client, request);
    expect(sent[0]?.[1]).toBe('{"action":"onboarding","step":1}');
  });
});

describe('listOnboardingConversations', () => {
  it('success false rejects with the error as the message', async () => {
    await expect(listOnboardingConversations(client, 9)).rejects.toMatchObject({
      code: 'platform',
      platformMessage: 'Invalid step number: 9. Must be between 1 and 5.',
    });
  });

  it('success as a string is no boolean', async () => {
    const odd = { success: 'true', conversations: [], total_count: 0, error: null };
    await expect(listOnboardingConversations(openAnswering(odd), 1)).rejects.toMatchObject({
      code: 'decode',
      issues: [{ path: 'success' }],
    });
  });
});

it.each([
  ['step', { step: 0, subStep: 1 }],
  ['step', { step: 6, subStep: 1 }],
  ['subStep', { step: 1, subStep: 0 }],
  ['subStep', { step: 1, subStep: 4 }],
])('a %s out of range is refused before it is sent: %o', async (path, part) => {
  const whole = { tenantId: 't', userId: 'u', ...part };
  const refusal = { code: 'decode', issues: [{ path }] };
  await expect(getOnboardingQuestions(client, whole)).rejects.toMatchObject(refusal);
  await expect(answerOnboardingQuestions(client, { ...whole, body: {} })).rejects.toMatchObject(
    refusal,
  );
  expect(sent).toEqual([]);
});
