import type { AnswerDraft, QuestionKind } from './question.ts';

/** An answer to choose, and what is sent for it. */
export interface FormOption {
  label: string;
  value: unknown;
}

/** One thing to fill in, or a group of them. */
export interface FormField {
  /** Names the value in what is sent. */
  name: string;
  label: string;
  description?: string;
  /** A `group` is sent as an object of its own fields. */
  kind: QuestionKind | 'group';
  required: boolean;
  /** For `choice` and `choices`. @default none */
  options?: readonly FormOption[];
  /** True if only whole numbers count, for `number`, and for a `list` of numbers. @default false */
  isWhole?: boolean;
  /** True if the answers of a `list` are numbers. @default false */
  isNumeric?: boolean;
  /** True if `null` is sent when it stays empty and is required. @default false */
  isNullable?: boolean;
  /** Limits for an answer. @default anything of its kind */
  limits?: FieldLimits;
  /** The fields of a `group`. @default none */
  fields?: readonly FormField[];
  /** The initial answer. @default nothing */
  initial?: AnswerDraft;
}

/** Limits for an answer, as in JSON Schema. */
export interface FieldLimits {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  /** In characters. */
  minLength?: number;
  maxLength?: number;
  /** A regular expression. One that could take long to try is left to the platform. */
  pattern?: string;
  /** The minimum number of answers, for a `list` and for `choices`. */
  minItems?: number;
  maxItems?: number;
}

/** The problem of an answer, and the limit that it violates. */
export type FieldProblem =
  | { is: 'missing' | 'number' | 'whole' | 'email' | 'url' | 'date' | 'date-time' | 'pattern' }
  | { is: Exclude<keyof FieldLimits, 'pattern'>; limit: number };
