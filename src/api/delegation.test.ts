import { beforeEach, expect, test } from 'vitest';
import { createClient } from '../client/index.ts';
import { answerDelegation, getDelegation } from './delegation.ts';
import { openAnswering, openClient, type OpenedClient } from './testing/openClient.ts';

let platform: OpenedClient['platform'];
let client: OpenedClient['client'];
let sent: OpenedClient['requests'];

beforeEach(() => {
  ({ platform, client, requests: sent } = openClient({ seed: 'default' }));
});

test('the delegation functions reach the documented routes, with the link token alone', async () => {
  const { appUrl, delegationToken: token } = platform.credentials;
  const { questions, ...rest } = await getDelegation(client, token);
  expect(rest).toEqual({
    organization_name: 'Tidewater Foods',
    assigner_name: 'Ingrid Solberg',
    batch_status: 'in_progress',
  });
  const question = questions.find(({ question_type }) => question_type === 'single_choice');
  expect(question?.options).toEqual(['Store 1', 'Store 2', 'Whichever has space']);
  const assignment_id = question?.assignment_id ?? '';
  const answers = [{ assignment_id, answer: ['Store 2'] }];
  expect(await answerDelegation(client, { token, answers })).toEqual({
    answered_count: 1,
    batch_status: 'in_progress',
  });
  const path = `${appUrl}/api/onboarding/delegation/public`;
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET ${path}?token=${token}`,
    `POST ${path}/answer`,
  ]);
  expect(await sent[1]?.json()).toEqual({ token, answers });
  for (const request of sent) {
    expect(request.headers.has('authorization')).toBe(false);
    expect(request.credentials).not.toBe('include');
  }
});

test.each([
  ['7 characters', '1234567', { code: 'decode', issues: [{ path: 'token' }] }, 0],
  ['8 characters', '12345678', { code: 'platform', status: 404 }, 1],
  ['9 characters', '123456789', { code: 'platform', status: 404 }, 1],
])('a delegation token of %s is refused as documented', async (_, token, refusal, requests) => {
  await expect(getDelegation(client, token)).rejects.toMatchObject(refusal);
  expect(sent).toHaveLength(requests);
  await expect(answerDelegation(client, { token, answers: [] })).rejects.toMatchObject(refusal);
  expect(sent).toHaveLength(2 * requests);
});

test('a delegation token that is too short is not repeated in the message', async () => {
  await expect(getDelegation(client, 'secret')).rejects.toThrow(/^(?!.*secret)/);
});

test('the delegation functions reject without an appUrl', async () => {
  const { baseUrl, delegationToken } = platform.credentials;
  const getToken = () => Promise.resolve({ token: 'x' });
  const homeless = createClient({ baseUrl, getToken, fetch: platform.fetch });
  await expect(getDelegation(homeless, delegationToken)).rejects.toMatchObject({
    code: 'configuration',
  });
});

const bare = { assignment_id: 'a', question: 'Why?' };

function opened(question: object, rest: object = {}) {
  return getDelegation(openAnswering({ ...rest, questions: [question] }), '12345678');
}

test.each([
  ['absent', {}],
  ['null', { question_type: null, options: null, status: null, due_date: null }],
  ['other types', { question_id: 1, question_type: {}, options: 'x', status: 2, due_date: [] }],
])(
  'delegation fields whose types are not documented are left out when they are %s',
  async (_, odd) => {
    const { questions } = await opened({ ...bare, ...odd });
    expect(questions).toEqual([{ ...bare, options: [] }]);
  },
);

test('delegation options that are text are kept and others are left out', async () => {
  const { questions } = await opened({ ...bare, options: ['a', 1, null, 'b'] });
  expect(questions[0]?.options).toEqual(['a', 'b']);
});

test('batch_status of a delegation is returned as it came', async () => {
  const batch_status = { answered: 1, total: 2 };
  expect(await opened(bare, { batch_status, assigner_name: 7 })).toMatchObject({
    batch_status,
    assigner_name: undefined,
  });
});

test('a question that the platform repeats is asked once', async () => {
  const question = { assignment_id: 'a1', question: 'Who signs?' };
  const repeating = openAnswering({ questions: [question, question] });
  expect((await getDelegation(repeating, '12345678')).questions).toMatchObject([question]);
});
