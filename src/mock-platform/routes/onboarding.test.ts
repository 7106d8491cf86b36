import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  listOnboardingConversations,
  onboardingResult,
  postAnalyticsChat,
  postAnalyticsChatV2,
  type OnboardingResult,
} from '../../contract/index.ts';
import {
  openPlatform,
  refusalOf,
  type OpenedPlatform,
  type Sent,
} from '../testing/openPlatform.ts';

const action = 'onboarding';
const stored = listOnboardingConversations.response.schema;

async function turn(
  { read }: OpenedPlatform,
  json: Record<string, unknown>,
  sent: Sent = {},
): Promise<OnboardingResult> {
  return read(onboardingResult, postAnalyticsChat, { ...sent, json: { action, ...json } });
}

/** Answers each question with its first option. */
function answersTo({ questions }: OnboardingResult): { question: string; answer: string }[] {
  return questions.map(({ question, options }) => ({ question, answer: options[0] ?? '' }));
}

/** Takes the steps from 1 up to one, and gives the last answer. */
async function goTo(opened: OpenedPlatform, step: number, sent?: Sent): Promise<OnboardingResult> {
  let latest = await turn(opened, { step: 1, conversation_items: [] }, sent);
  for (let next = 2; next <= step; next += 1) {
    latest = await turn(opened, { step: next, conversation_items: answersTo(latest) }, sent);
  }
  return latest;
}

describe('the onboarding conversation table', () => {
  it('not started | step 1, empty conversation_items | in progress | two questions returned', async () => {
    const answer = await goTo(await openPlatform(), 1);
    expect(answer).toMatchObject({
      success: 'true',
      error: 'No Errors',
      completed: false,
      total_conversations_used: 0,
    });
    expect(answer.questions).toHaveLength(2);
    expect(answer.questions.every(({ options }) => options.length > 1)).toBe(true);
    expect(answer).not.toHaveProperty('conversation_id');
  });

  it.each([2, 3, 4, 5])(
    'in progress | step %i with answered items | in progress | one or two new questions',
    async (step) => {
      const opened = await openPlatform();
      const before = await goTo(opened, step - 1);
      const answer = await turn(opened, { step, conversation_items: answersTo(before) });
      expect(answer).toMatchObject({ success: 'true', completed: false });
      expect([1, 2]).toContain(answer.questions.length);
      const asked = new Set([...before.questions, ...answer.questions].map((one) => one.question));
      expect(asked.size).toBe(before.questions.length + answer.questions.length);
    },
  );

  it('in progress | final step | completed | questions empty; conversation_id present; step 6 answers 7', async () => {
    const answer = await goTo(await openPlatform(), 6);
    expect(answer).toMatchObject({
      success: 'true',
      error: 'No Errors',
      questions: [],
      step: 7,
      completed: true,
      total_conversations_used: 9,
    });
    expect(answer.conversation_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('total_conversations_used counts the answered pairs', async () => {
    const opened = await openPlatform();
    const counts = [];
    for (const step of [1, 2, 3, 4, 5, 6]) {
      counts.push((await goTo(opened, step)).total_conversations_used);
    }
    expect(counts).toEqual([0, 2, 4, 5, 7, 9]);
  });
});

describe('step: 1 to 5', () => {
  const message = (step: number): string =>
    `Invalid step number: ${step}. Must be between 1 and 5.`;

  it.each([-1, 0, 6, 7])(
    'a new conversation: step %i is rejected with the message',
    async (step) => {
      const answer = await turn(await openPlatform(), { step });
      expect(answer).toMatchObject({
        success: 'false',
        error: message(step),
        questions: [],
        completed: false,
      });
    },
  );

  it.each([
    [4, 6],
    [5, 7],
    [6, 7],
  ])('after step %i, step %i is rejected with the message', async (reached, step) => {
    const opened = await openPlatform();
    await goTo(opened, reached);
    expect(await turn(opened, { step })).toMatchObject({ success: 'false', error: message(step) });
  });

  it('yes for a new conversation, chosen: 400 "Missing required field: step"', async () => {
    const { call } = await openPlatform();
    const answer = await call(postAnalyticsChat, { json: { action } });
    expect(await refusalOf(answer)).toEqual([400, 'Missing required field: step']);
  });

  it('without it, chosen: the next step', async () => {
    const opened = await openPlatform();
    const first = await goTo(opened, 1);
    const answer = await turn(opened, { conversation_items: answersTo(first) });
    expect(answer).toMatchObject({ success: 'true', step: 3, total_conversations_used: 2 });
  });
});

describe('chosen ways through the steps', () => {
  it.each([
    ['before step 1', 0, 2, 'Onboarding has not begun: start with step 1.'],
    ['a skipped step', 1, 3, 'Step 2 is next, not step 3.'],
  ])('%s is refused and changes nothing', async (_, reached, step, error) => {
    const opened = await openPlatform();
    if (reached > 0) await goTo(opened, reached);
    expect(await turn(opened, { step })).toMatchObject({ success: 'false', error });
    const next = await turn(opened, { step: reached + 1 });
    expect(next).toMatchObject({ success: 'true', step: reached + 2 });
  });

  it('a step that is sent again asks the same, and its answers are replaced', async () => {
    const opened = await openPlatform();
    const first = await goTo(opened, 1);
    const [one] = answersTo(first);
    const once = await turn(opened, { step: 2, conversation_items: answersTo(first) });
    const twice = await turn(opened, { step: 2, conversation_items: [one] });
    expect(twice.questions).toEqual(once.questions);
    expect([once, twice].map((answer) => answer.total_conversations_used)).toEqual([2, 1]);
  });

  it('a completed conversation stays so until step 1 begins another', async () => {
    const opened = await openPlatform();
    const done = await goTo(opened, 6);
    expect(await turn(opened, { step: 3 })).toEqual(done);
    expect(await turn(opened, { step: 6 })).toEqual(done);
    expect(await turn(opened, { step: 1 })).toMatchObject({ completed: false });
    const again = await goTo(opened, 6);
    expect(again.conversation_id).not.toBe(done.conversation_id);
  });
});

describe('GET /analytics/retrieve/association/conversation?step=', () => {
  it('success true, conversations, total_count, error null', async () => {
    const opened = await openPlatform();
    const first = await goTo(opened, 1);
    const second = await turn(opened, { step: 2, conversation_items: answersTo(first) });
    const { credentials } = opened.platform;
    const answer = await opened.call(listOnboardingConversations, { query: { step: '1' } });
    expect(await answer.json()).toEqual({
      success: true,
      conversations: [
        {
          tenant_id: credentials.tenantId,
          user_id: credentials.serviceActorId,
          step: 1,
          convo: answersTo(first),
          created_at: '2026-03-02T12:00:00.000Z',
        },
      ],
      total_count: 1,
      error: null,
    });
    const open = await opened.read(stored, listOnboardingConversations, { query: { step: '2' } });
    expect(open).toMatchObject({ success: true, conversations: [], total_count: 0 });
    await turn(opened, { step: 3, conversation_items: answersTo(second) });
    const closed = await opened.read(stored, listOnboardingConversations, { query: { step: '2' } });
    expect(closed.conversations.map(({ convo }) => convo)).toEqual([answersTo(second)]);
  });

  it('keeps one of each conversation', async () => {
    const opened = await openPlatform();
    await goTo(opened, 6);
    await goTo(opened, 2);
    const at = async (step: string): Promise<number> =>
      (await opened.read(stored, listOnboardingConversations, { query: { step } })).total_count;
    expect([await at('1'), await at('5')]).toEqual([2, 1]);
  });

  it.each(['0', '6'])('step %s out of range, chosen: success false', async (step) => {
    const { read } = await openPlatform();
    expect(await read(stored, listOnboardingConversations, { query: { step } })).toEqual({
      success: false,
      conversations: [],
      total_count: 0,
      error: `Invalid step number: ${step}. Must be between 1 and 5.`,
    });
  });

  it.each([
    [{}, 400, 'Missing required field: step'],
    [{ step: 'x' }, 422, /^step: /],
    [{ step: '1.5' }, 422, /^step: /],
  ])('query %o is refused', async (query, status, message) => {
    const { call } = await openPlatform();
    const refusal = await refusalOf(await call(listOnboardingConversations, { query }));
    expect(refusal).toEqual([status, expect.stringMatching(message)]);
  });

  it('other tenants and other actors are out of reach', async () => {
    const opened = await openPlatform();
    const { otherServiceActorId: serviceActorId } = opened.platform.credentials;
    const bearer = await opened.platform.issueToken({ serviceActorId });
    await goTo(opened, 4);
    const theirs = await opened.read(stored, listOnboardingConversations, {
      bearer,
      query: { step: '1' },
    });
    expect(theirs).toMatchObject({ success: true, total_count: 0 });
    expect(await turn(opened, { step: 5 }, { bearer })).toMatchObject({ success: 'false' });
    expect(await turn(opened, { step: 5 })).toMatchObject({ success: 'true' });
  });
});

describe.each([postAnalyticsChat, postAnalyticsChatV2])('$name refuses', (endpoint) => {
  const rows: [row: string, json: unknown, status: number][] = [
    ['an unknown action: 400', { action: 'chat', step: 1 }, 400],
    ['a missing action: 400', { step: 1 }, 400],
    ['a list: 400', [], 400],
    ['a body that is no object: 422', 'onboarding', 422],
    ['step as text: 422', { action, step: '1' }, 422],
    ['a broken step: 422', { action, step: 1.5 }, 422],
    ['items that are no list: 422', { action, step: 2, conversation_items: {} }, 422],
    [
      'an item without answer: 400',
      { action, step: 2, conversation_items: [{ question: 'x' }] },
      400,
    ],
    [
      'an answer that is no text: 422',
      { action, step: 2, conversation_items: [{ question: 'x', answer: 1 }] },
      422,
    ],
  ];

  it.each(rows)('%s', async (_, json, status) => {
    const { call } = await openPlatform();
    const [answered, message] = await refusalOf(await call(endpoint, { json }));
    expect(answered).toBe(status);
    expect(message).not.toBe('');
  });

  it('an actor without the chosen scope: 403 names it', async () => {
    const { platform, call } = await openPlatform();
    const serviceActorId = platform.credentials.readOnlyServiceActorId;
    const bearer = await platform.issueToken({ serviceActorId });
    const answer = await call(endpoint, { bearer, json: { action, step: 1 } });
    expect(await refusalOf(answer)).toEqual([403, 'Missing required scope: analytics:query']);
  });
});

it('POST {base_url}/public/v2/analytics/chat serves the same conversation', async () => {
  const opened = await openPlatform();
  const first = await goTo(opened, 1);
  const answer = await opened.call(postAnalyticsChatV2, {
    json: { action, step: 2, conversation_items: answersTo(first) },
  });
  expect(v.parse(onboardingResult, await answer.json()).total_conversations_used).toBe(2);
});
