import type { AnswerDraft, QuestionKind } from './question.ts';

/** An option to choose, and the value to submit for it. */
export interface FormOption {
  label: string;
  value: unknown;
}

/** A field of a form, or a group of fields. */
export interface FormField {
  /** The field's name in the submission. */
  name: string;
  label: string;
  description?: string;
  /** A `group` is submitted as an object of its fields. */
  kind: QuestionKind | 'group';
  required: boolean;
  /** Options of `choice` and `choices`. @default none */
  options?: readonly FormOption[];
  /** True if only integers are valid, for `number` and a `list` of numbers. @default false */
  isWhole?: boolean;
  /** True if the answers of a `list` are numbers. @default false */
  isNumeric?: boolean;
  /** True if an empty required field submits `null`. @default false */
  isNullable?: boolean;
  /** Limits for an answer. @default none */
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
  /** The minimum length, in characters. */
  minLength?: number;
  maxLength?: number;
  /** A regular expression. One that could be slow isn't checked here but by the platform. */
  pattern?: string;
  /** The minimum number of answers, for a `list` and for `choices`. */
  minItems?: number;
  maxItems?: number;
}

/** The problem of an answer, and the limit that it violates. */
export type FieldProblem =
  | { is: 'missing' | 'number' | 'whole' | 'email' | 'url' | 'date' | 'date-time' | 'pattern' }
  | { is: Exclude<keyof FieldLimits, 'pattern'>; limit: number };
