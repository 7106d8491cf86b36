import * as v from 'valibot';
import seeds from '../../seed/onboardingChapters.json' with { type: 'json' };

export const question = v.object({
  question: v.string(),
  /** The type of an answer. Undocumented: the platform's words for question types. */
  type: v.picklist(['text', 'single_choice', 'multiple_choice', 'number', 'date']),
  /** Answers to choose from, or suggestions for free text. */
  options: v.array(v.string()),
});

export interface Question extends Readonly<v.InferOutput<typeof question>> {}

/**
 * The questions of Business, Processes, Operations, Performance and Technology: one or two of the
 * baseline, two in the first chapter, and follow-ups. The conversation asks the baseline too, a
 * chapter a step.
 */
export const chapters = v.parse(
  v.array(v.object({ baseline: v.array(question), followUp: v.array(question) })),
  seeds,
);
