import type { ProductOnboardingAdapter, ProductQuestion } from 'brainstem/react';
import * as v from 'valibot';

/** Converts our platform's questions and answers for product onboarding. */
export const workspaceAdapter: ProductOnboardingAdapter = {
  readStatus(body) {
    const { completed, steps } = v.parse(status, body);
    return {
      completed,
      parts: steps.flatMap(({ step, sub_steps }) =>
        sub_steps.map(({ sub_step, status: word }) => ({
          step,
          subStep: sub_step,
          status: word === 'in_progress' ? 'begun' : word === 'completed' ? 'completed' : 'open',
        })),
      ),
    };
  },

  readQuestions: (body) => v.parse(questions, body).questions.map(readQuestion),

  writeAnswers: (answers) => ({
    answers: answers.map(({ id, answer }) => ({ question_id: id, answer })),
  }),
};

const status = v.object({
  completed: v.boolean(),
  steps: v.array(
    v.object({
      step: v.number(),
      sub_steps: v.array(v.object({ sub_step: v.number(), status: v.string() })),
    }),
  ),
});

const question = v.object({
  question_id: v.string(),
  question: v.string(),
  question_type: v.picklist(['text', 'single_choice', 'multiple_choice', 'number', 'date']),
  options: v.array(v.string()),
  answer: v.nullable(v.array(v.string())),
});

const questions = v.object({ questions: v.array(question) });

const kinds = {
  single_choice: 'choice',
  multiple_choice: 'choices',
  number: 'number',
  date: 'date',
} as const;

function readQuestion(given: v.InferOutput<typeof question>): ProductQuestion {
  const { question_id, question: words, question_type, options, answer } = given;
  // Options of free text are suggestions.
  const isText = question_type === 'text';
  const textKind = options.length > 0 ? 'choice' : 'long-text';
  return {
    id: question_id,
    question: words,
    kind: isText ? textKind : kinds[question_type],
    options,
    allowsOther: isText,
    ...(answer === null ? {} : { answer }),
  };
}
