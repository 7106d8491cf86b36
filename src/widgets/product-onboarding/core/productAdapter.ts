import type { QuestionKind } from '../../../controller/index.ts';

/** A part of a chapter. */
export interface ProductPart {
  /** The chapter, 1 to 5: Business, Processes, Operations, Performance, Technology. */
  step: number;
  /** 1 (baseline), 2 (follow-up) or 3 (review). */
  subStep: number;
}

/** A question in the widget's format. */
export interface ProductQuestion {
  /** Identifies the question in its answer. */
  id: string;
  question: string;
  kind: QuestionKind;
  /** The options of `choice` and `choices`. @default none */
  options?: readonly string[];
  /** Allows a free-text answer too. @default false */
  allowsOther?: boolean;
  /** The earlier answer. @default none */
  answer?: readonly string[];
}

/** The progress of a part. */
export interface ProductPartStatus extends ProductPart {
  status: 'open' | 'begun' | 'completed';
}

/** The overall progress. */
export interface ProductStatus {
  completed: boolean;
  /** The progress of each part. @default unknown */
  parts?: readonly ProductPartStatus[];
  /** The part to continue with. @default the first incomplete part */
  current?: ProductPart;
}

/** An answer in the widget's format. */
export interface ProductAnswer {
  id: string;
  /** A single string, or several for `choices`. */
  answer: readonly string[];
}

/**
 * The host's adapter for the undocumented bodies of product onboarding. Without a function, its
 * body is shown unchanged and can't be sent.
 */
export interface ProductOnboardingAdapter {
  /** Parses the response of `/status`. */
  readStatus?: (body: unknown) => ProductStatus;
  /** Parses the response of `/questions`. @default shows it unchanged */
  readQuestions?: (body: unknown, part: ProductPart) => readonly ProductQuestion[];
  /** Creates the body of `/answers`. Without it, answers can't be sent. */
  writeAnswers?: (answers: readonly ProductAnswer[], part: ProductPart) => unknown;
}
