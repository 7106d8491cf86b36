import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answerDelegation, errorBody, getDelegation } from '../../contract/index.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { propertyRuns } from '../../../test/propertyRuns.ts';
import { noon, openPlatform, refusalOf, type OpenedPlatform } from '../testing/openPlatform.ts';

const shown = v.object({
  organization_name: v.string(),
  assigner_name: v.string(),
  questions: v.array(
    v.object({
      assignment_id: v.string(),
      question_id: v.string(),
      question: v.string(),
      question_type: v.string(),
      options: v.array(v.string()),
      status: v.string(),
      due_date: v.string(),
    }),
  ),
  batch_status: v.string(),
});

const receipt = answerDelegation.response.schema;

type Shown = v.InferOutput<typeof shown>;

function tokenOf({ platform }: OpenedPlatform): string {
  return platform.credentials.delegationToken;
}

function open(opened: OpenedPlatform): Promise<Shown> {
  return opened.read(shown, getDelegation, { query: { token: tokenOf(opened) } });
}

/** The assignment of the first question of a type. */
function idOf({ questions }: Shown, type: string): string {
  return questions.find(({ question_type }) => question_type === type)?.assignment_id ?? '';
}

const goodAnswers = [
  ['text', ['It is sent back.']],
  ['single_choice', ['Store 1']],
  ['multiple_choice', ['Air temperature', 'Door seals']],
  ['number', ['240']],
  ['date', ['2025-11-03']],
] as const;

function answersOf(seen: Shown, rows: readonly (readonly [string, readonly string[]])[]) {
  return rows.map(([type, answer]) => ({ assignment_id: idOf(seen, type), answer: [...answer] }));
}

describe('GET /onboarding/delegation/public?token=', () => {
  it('organization_name, assigner_name, questions[] (delegated question), batch_status', async () => {
    const seen = await open(await openPlatform());
    expect(seen).toMatchObject({
      organization_name: 'Tidewater Foods',
      assigner_name: 'Ingrid Solberg',
      batch_status: 'in_progress',
    });
    expect(new Set(seen.questions.map((one) => one.question_type))).toEqual(
      new Set(goodAnswers.map(([type]) => type)),
    );
    expect(seen.questions.map((one) => [one.status, one.due_date])).toEqual([
      ['pending', '2026-03-07'],
      ['pending', '2026-03-07'],
      ['pending', '2026-03-07'],
      ['pending', '2026-02-28'],
      ['pending', '2026-03-14'],
      ['answered', '2026-02-28'],
    ]);
    expect(new Set(seen.questions.map((one) => one.assignment_id)).size).toBe(6);
  });

  it('the large seed hands on sixty', async () => {
    const { questions } = await open(await openPlatform({ seed: 'large' }));
    expect(new Set(questions.map(({ question }) => question)).size).toBe(60);
  });
});

describe('POST /onboarding/delegation/public/answer', () => {
  it('answers some, then the rest: answered_count and batch_status', async () => {
    const opened = await openPlatform();
    const token = tokenOf(opened);
    const seen = await open(opened);
    const [first, ...rest] = answersOf(seen, goodAnswers);
    const one = await opened.read(receipt, answerDelegation, { json: { token, answers: [first] } });
    expect(one).toEqual({ answered_count: 1, batch_status: 'in_progress' });
    expect((await open(opened)).questions.map(({ status }) => status)).toEqual([
      ...['answered', 'pending', 'pending', 'pending', 'pending', 'answered'],
    ]);
    const all = await opened.read(receipt, answerDelegation, { json: { token, answers: rest } });
    expect(all).toEqual({ answered_count: 4, batch_status: 'completed' });
    expect(await open(opened)).toMatchObject({ batch_status: 'completed' });
  });

  it('no answers change nothing', async () => {
    const opened = await openPlatform();
    const json = { token: tokenOf(opened), answers: [] };
    const answer = await opened.read(receipt, answerDelegation, { json });
    expect(answer).toEqual({ answered_count: 0, batch_status: 'in_progress' });
  });

  it.each([
    ['text', []],
    ['text', [' ']],
    ['text', ['a', 'b']],
    ['single_choice', ['Store 3']],
    ['single_choice', ['Store 1', 'Store 2']],
    ['multiple_choice', []],
    ['multiple_choice', ['Air temperature', 'Colour']],
    ['multiple_choice', ['Air temperature', 'Air temperature']],
    ['number', ['many']],
    ['number', ['']],
    ['date', ['2026-02-30']],
    ['date', ['tomorrow']],
  ])('chosen: 422 for a %s answered with %o, and none is taken', async (type, answer) => {
    const opened = await openPlatform();
    const before = await open(opened);
    const other = type === 'text' ? 'number' : 'text';
    const answers = [
      { assignment_id: idOf(before, other), answer: ['12'] },
      { assignment_id: idOf(before, type), answer },
    ];
    const json = { token: tokenOf(opened), answers };
    const [status, message] = await refusalOf(await opened.call(answerDelegation, { json }));
    expect([status, message]).toEqual([422, expect.stringMatching(`^answer: .* type ${type}`)]);
    expect(await open(opened)).toEqual(before);
  });

  it.each([
    ['answer is text and no list', { answer: '240' }, 422],
    ['answer is a list of numbers', { answer: [240] }, 422],
    ['answer is missing', {}, 422],
    ['assignment_id is unknown', { assignment_id: 'x', answer: ['240'] }, 404],
    ['assignment_id is empty', { assignment_id: '', answer: ['240'] }, 422],
  ])('%s: refused', async (_, sent, status) => {
    const opened = await openPlatform();
    const assignment_id = idOf(await open(opened), 'number');
    const json = { token: tokenOf(opened), answers: [{ assignment_id, ...sent }] };
    expect((await refusalOf(await opened.call(answerDelegation, { json })))[0]).toBe(status);
  });
});

describe('delegation token | minimum 8 characters', () => {
  const unknown = 'The link is unknown or has expired';
  it.each([
    ['1234567', 422, /^token: .*8/],
    ['12345678', 404, unknown],
    ['123456789', 404, unknown],
  ])('%s: %i', async (token, status, message) => {
    const { call } = await openPlatform();
    const refusal = [status, expect.stringMatching(message)];
    expect(await refusalOf(await call(getDelegation, { query: { token } }))).toEqual(refusal);
    const json = { token, answers: [] };
    expect(await refusalOf(await call(answerDelegation, { json }))).toEqual(refusal);
  });

  it.each([
    ['query', getDelegation, { query: {} }],
    ['body', answerDelegation, { json: { answers: [] } }],
  ] as const)('422 without one in the %s', async (_, endpoint, sent) => {
    const { call } = await openPlatform();
    expect((await refusalOf(await call(endpoint, sent)))[0]).toBe(422);
  });

  it('chosen: a link holds for 30 days', async () => {
    const opened = await openPlatform();
    const query = { token: tokenOf(opened) };
    opened.platform.clock.advance(30 * 24 * 60 * 60 - 1);
    expect((await opened.call(getDelegation, { query })).status).toBe(200);
    opened.platform.clock.advance(1);
    expect(await refusalOf(await opened.call(getDelegation, { query }))).toEqual([404, unknown]);
    const json = { ...query, answers: [] };
    expect((await opened.call(answerDelegation, { json })).status).toBe(404);
  });

  it('the empty seed knows no link', async () => {
    const opened = await openPlatform({ seed: 'empty' });
    const query = { token: tokenOf(opened) };
    expect((await opened.call(getDelegation, { query })).status).toBe(404);
  });
});

it("another organisation's assignments are out of reach", async () => {
  const opened = await openPlatform();
  const token = tokenOf(opened);
  const { world } = seedWorld('default', 1, noon);
  const [foreign] = [...world.delegations].filter(([known]) => known !== token);
  const theirs = foreign?.[1].assignments[0]?.assignmentId ?? '';
  const answers = [{ assignment_id: theirs, answer: ['x'] }];
  const json = { token: foreign?.[0], answers };
  expect((await opened.call(answerDelegation, { json })).status).toBe(200);
  const ours = await opened.call(answerDelegation, { json: { token, answers } });
  expect(await refusalOf(ours)).toEqual([404, 'Assignment not found']);
});

it('a link wants no bearer, and is on the web app alone', async () => {
  const opened = await openPlatform();
  const { appUrl, baseUrl } = opened.platform.credentials;
  const path = `/api/onboarding/delegation/public?token=${tokenOf(opened)}`;
  expect((await opened.platform.fetch(`${appUrl}${path}`)).status).toBe(200);
  expect((await opened.platform.fetch(`${baseUrl}${path}`)).status).toBe(404);
});

it('random answers are taken or refused with a body', async () => {
  const opened = await openPlatform();
  const token = tokenOf(opened);
  const ids = (await open(opened)).questions.map((one) => one.assignment_id);
  const answer = fc.record({
    assignment_id: fc.oneof(fc.constantFrom(...ids), fc.jsonValue()),
    answer: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.array(answer), fc.jsonValue()), async (answers) => {
      const sent = await opened.call(answerDelegation, { json: { token, answers } });
      const wanted = sent.status === 200 ? receipt : errorBody;
      expect(Math.floor(sent.status / 100)).toBe(sent.status === 200 ? 2 : 4);
      expect(v.is(wanted, await sent.json())).toBe(true);
    }),
    { numRuns: propertyRuns(1_000, 100) },
  );
});
