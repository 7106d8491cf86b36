import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  answerOnboardingQuestions,
  errorBody,
  getOnboardingQuestions,
  getOnboardingStatus,
  onboardingBody,
  postAnalyticsChat,
} from '../../contract/index.ts';
import { propertyRuns } from '../../../test/propertyRuns.ts';
import { openPlatform, refusalOf, type OpenedPlatform } from '../testing/openPlatform.ts';

const status = v.object({
  status: v.string(),
  completed: v.boolean(),
  current_step: v.nullable(v.number()),
  current_sub_step: v.nullable(v.number()),
  steps: v.array(
    v.object({
      step: v.number(),
      name: v.string(),
      sub_steps: v.array(
        v.object({
          sub_step: v.number(),
          name: v.string(),
          status: v.string(),
          answered: v.number(),
          total: v.number(),
        }),
      ),
    }),
  ),
});

const asked = v.object({
  step: v.number(),
  subStep: v.number(),
  name: v.string(),
  chapter: v.string(),
  questions: v.array(
    v.object({
      question_id: v.string(),
      question: v.string(),
      question_type: v.string(),
      options: v.array(v.string()),
      answer: v.nullable(v.array(v.string())),
    }),
  ),
});

type Asked = v.InferOutput<typeof asked>;

function paramsOf({ platform }: OpenedPlatform, step = 1, subStep = 1): Record<string, string> {
  const { tenantId, userId } = platform.credentials;
  return { tenantId, userId, step: String(step), subStep: String(subStep) };
}

function ask(opened: OpenedPlatform, step: number, subStep: number): Promise<Asked> {
  const params = paramsOf(opened, step, subStep);
  return opened.read(asked, getOnboardingQuestions, { params });
}

const plain: Record<string, string> = { number: '12', date: '2026-03-02', text: 'Words' };

/** An answer of the right type to each question. */
function answersTo({ questions }: Asked): { question_id: string; answer: string[] }[] {
  return questions.map(({ question_id, question_type, options }) => ({
    question_id,
    answer: [plain[question_type] ?? options[0] ?? ''],
  }));
}

async function answer(opened: OpenedPlatform, step: number, subStep: number): Promise<Response> {
  const answers = answersTo(await ask(opened, step, subStep));
  const params = paramsOf(opened, step, subStep);
  return opened.call(answerOnboardingQuestions, { params, json: { answers } });
}

const chapters = ['Business', 'Processes', 'Operations', 'Performance', 'Technology'];
const subSteps = ['baseline', 'follow-up', 'review'];
const parts = chapters.flatMap((chapter, at) =>
  subSteps.map((name, subAt) => [chapter, name, at + 1, subAt + 1] as const),
);

describe('GET /status', () => {
  it('starts with five chapters of three sub-steps each, none begun', async () => {
    const opened = await openPlatform();
    const seen = await opened.read(status, getOnboardingStatus, { params: paramsOf(opened) });
    expect(seen).toMatchObject({ completed: false, current_step: 1, current_sub_step: 1 });
    expect(seen.steps.map(({ name }) => name)).toEqual(chapters);
    for (const { sub_steps } of seen.steps) {
      expect(sub_steps.map(({ name }) => name)).toEqual(subSteps);
      expect(sub_steps.every((one) => one.status === 'not_started' && one.total > 0)).toBe(true);
    }
  });
});

describe('GET /steps/{step}/sub-steps/{subStep}/questions', () => {
  it.each(parts)('%s, %s', async (chapter, name, step, subStep) => {
    const seen = await ask(await openPlatform(), step, subStep);
    expect(seen).toMatchObject({ step, subStep, chapter, name });
    expect(seen.questions.length).toBeGreaterThan(0);
    expect(seen.questions.every((one) => one.answer === null)).toBe(true);
  });
});

describe('POST /steps/{step}/sub-steps/{subStep}/answers', () => {
  it('remembers answers, in the part and in its review', async () => {
    const opened = await openPlatform();
    expect((await answer(opened, 1, 1)).status).toBe(200);
    const { questions } = await ask(opened, 1, 1);
    expect(questions.every((one) => one.answer?.length === 1)).toBe(true);
    expect((await ask(opened, 1, 3)).questions.slice(0, questions.length)).toEqual(questions);
    const seen = await opened.read(status, getOnboardingStatus, { params: paramsOf(opened) });
    expect(seen).toMatchObject({ current_step: 1, current_sub_step: 2 });
    expect(seen.steps[0]?.sub_steps.map((one) => one.status)).toEqual([
      ...['completed', 'not_started', 'in_progress'],
    ]);
  });

  it('takes some: the part is in progress', async () => {
    const opened = await openPlatform();
    const [first] = answersTo(await ask(opened, 1, 1));
    const sent = { params: paramsOf(opened), json: { answers: [first] } };
    const seen = await opened.read(status, answerOnboardingQuestions, sent);
    expect(seen.steps[0]?.sub_steps[0]).toMatchObject({ status: 'in_progress', answered: 1 });
  });

  it('chapters × sub-steps: answering every part completes', async () => {
    const opened = await openPlatform();
    for (const [, , step, subStep] of parts) {
      expect((await answer(opened, step, subStep)).status).toBe(200);
    }
    const seen = await opened.read(status, getOnboardingStatus, { params: paramsOf(opened) });
    expect(seen).toMatchObject({ status: 'completed', completed: true, current_step: null });
  });

  it('a review corrects answers', async () => {
    const opened = await openPlatform();
    await answer(opened, 2, 1);
    await answer(opened, 2, 2);
    const question_id = (await ask(opened, 2, 3)).questions.at(-1)?.question_id;
    const json = { answers: [{ question_id, answer: ['Other words'] }] };
    const params = paramsOf(opened, 2, 3);
    expect((await opened.call(answerOnboardingQuestions, { params, json })).status).toBe(200);
    expect((await ask(opened, 2, 2)).questions.at(-1)?.answer).toEqual(['Other words']);
  });

  it('a review with open questions, chosen: 409', async () => {
    const opened = await openPlatform();
    await answer(opened, 1, 1);
    const sent = { params: paramsOf(opened, 1, 3), json: { answers: [] } };
    expect((await opened.call(answerOnboardingQuestions, sent)).status).toBe(409);
  });

  it.each([
    ['no answers', {}, 422],
    ['a list', [], 422],
    ['text', 'Words', 422],
    ['an answer that is no list', { answers: [{ question_id: 'q-1-1-1', answer: 'x' }] }, 422],
    ['an answer that is no option', { answers: [{ question_id: 'q-1-1-1', answer: ['x'] }] }, 422],
    ['a question of another part', { answers: [{ question_id: 'q-1-2-1', answer: ['x'] }] }, 404],
  ])('chosen: %s is refused', async (_, json, refused) => {
    const opened = await openPlatform();
    const sent = { params: paramsOf(opened), json };
    expect((await refusalOf(await opened.call(answerOnboardingQuestions, sent)))[0]).toBe(refused);
  });
});

describe('step is 1 to 5; subStep is 1, 2 or 3', () => {
  it.each([
    [0, 1, 422],
    [1, 1, 200],
    [5, 3, 200],
    [6, 1, 422],
    [1, 0, 422],
    [1, 4, 422],
  ])('step %i, subStep %i: %i', async (step, subStep, answered) => {
    const opened = await openPlatform();
    const params = paramsOf(opened, step, subStep);
    expect((await opened.call(getOnboardingQuestions, { params })).status).toBe(answered);
    const sent = { params, json: 'x' };
    expect((await opened.call(answerOnboardingQuestions, sent)).status).toBe(422);
  });
});

describe('whose onboarding', () => {
  it('403 "Access denied to organization" for another tenant', async () => {
    const opened = await openPlatform();
    const tenantId = opened.platform.credentials.otherOrganisationId;
    for (const endpoint of [
      getOnboardingStatus,
      getOnboardingQuestions,
      answerOnboardingQuestions,
    ]) {
      const sent = { params: { ...paramsOf(opened), tenantId } };
      const json = endpoint === answerOnboardingQuestions ? { json: {} } : {};
      expect(await refusalOf(await opened.call(endpoint, { ...sent, ...json }))).toEqual([
        403,
        'Access denied to organization',
      ]);
    }
  });

  it('a service actor has its own, apart from the user; another’s is 404', async () => {
    const opened = await openPlatform();
    await answer(opened, 1, 1);
    const { serviceActorId, otherServiceActorId } = opened.platform.credentials;
    const params = { ...paramsOf(opened), userId: serviceActorId };
    const seen = await opened.read(asked, getOnboardingQuestions, { params });
    expect(seen.questions.every((one) => one.answer === null)).toBe(true);
    const foreign = { params: { ...params, userId: otherServiceActorId } };
    expect((await opened.call(getOnboardingStatus, foreign)).status).toBe(404);
  });
});

describe('random bodies get 200 or a 4xx with an error body', () => {
  const item = fc.record({ question: fc.string(), answer: fc.oneof(fc.string(), fc.jsonValue()) });
  const turn = fc.record(
    { step: fc.oneof(fc.integer(), fc.jsonValue()), conversation_items: fc.array(item) },
    { requiredKeys: [] },
  );
  const answers = fc.array(
    fc.record({
      question_id: fc.constantFrom('q-1-1-1', 'q-1-1-2', '__proto__'),
      answer: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
    }),
  );

  it.each([
    ['onboarding turns', postAnalyticsChat, turn.map((one) => ({ ...one, action: 'onboarding' }))],
    ['answers', answerOnboardingQuestions, answers.map((list) => ({ answers: list }))],
  ])('%s', async (_, endpoint, bodies) => {
    const opened = await openPlatform();
    const params = paramsOf(opened);
    await fc.assert(
      fc.asyncProperty(fc.oneof<fc.Arbitrary<unknown>[]>(bodies, fc.jsonValue()), async (json) => {
        const sent = await opened.call(endpoint, { params, json });
        if (sent.status === 200) {
          if (endpoint === postAnalyticsChat) expect(v.is(onboardingBody, json)).toBe(true);
          return;
        }
        expect(Math.floor(sent.status / 100)).toBe(4);
        expect(v.is(errorBody, await sent.json())).toBe(true);
      }),
      { numRuns: propertyRuns(1_000, 100) },
    );
  });
});
