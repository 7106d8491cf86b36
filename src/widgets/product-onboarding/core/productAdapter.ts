import type { QuestionKind } from '../../../controller/index.ts';

/** A part of a chapter. */
export interface ProductPart {
  /** The chapter, 1 to 5: Business, Processes, Operations, Performance, Technology. */
  step: number;
  /** 1 (baseline), 2 (follow-up) or 3 (review). */
  subStep: number;
}

/** A question as the widget asks it. */
export interface ProductQuestion {
  /** Names the question when it is answered. */
  id: string;
  question: string;
  kind: QuestionKind;
  /** Answers to choose from, for `choice` and `choices`. @default none */
  options?: readonly string[];
  /** True if a person may answer in their own words, too. @default false */
  allowsOther?: boolean;
  /** The earlier answer. @default none */
  answer?: readonly string[];
}

/** The progress of a part. */
export interface ProductPartStatus extends ProductPart {
  status: 'open' | 'begun' | 'completed';
}

/** The progress of the whole. */
export interface ProductStatus {
  completed: boolean;
  /** The progress of each part. @default not known */
  parts?: readonly ProductPartStatus[];
  /** The part to continue with. @default the first part that is not completed */
  current?: ProductPart;
}

/** An answer as the widget has it. */
export interface ProductAnswer {
  id: string;
  /** One string, or several for `choices`. */
  answer: readonly string[];
}

/**
 * The host's knowledge of the bodies of product onboarding, which the platform's documents do not
 * show. Without a function, its body is shown as it arrived: to be read, not to be sent.
 */
export interface ProductOnboardingAdapter {
  /** Reads what `/status` answered. */
  readStatus?: (body: unknown) => ProductStatus;
  /** Reads what `/questions` answered. @default shows what arrived */
  readQuestions?: (body: unknown, part: ProductPart) => readonly ProductQuestion[];
  /** Makes the body of `/answers`. Without it nothing can be sent. */
  writeAnswers?: (answers: readonly ProductAnswer[], part: ProductPart) => unknown;
}
