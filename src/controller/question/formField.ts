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
  /** Whether only whole numbers are an answer, for `number`, and for a `list` of numbers. @default false */
  isWhole?: boolean;
  /** Whether the answers of a `list` are numbers. @default false */
  isNumeric?: boolean;
  /** Whether `null` is sent where it stays empty and is required. @default false */
  isNullable?: boolean;
  /** What an answer must keep to. @default anything of its kind */
  limits?: FieldLimits;
  /** The fields of a `group`. @default none */
  fields?: readonly FormField[];
  /** What it holds at first. @default nothing */
  initial?: AnswerDraft;
}

/** What an answer must keep to, as JSON Schema has it. */
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
  /** How many answers at least, for a `list` and for `choices`. */
  minItems?: number;
  maxItems?: number;
}

/** What is wrong with an answer, and the limit that it doesn't keep to. */
export type FieldProblem =
  | { is: 'missing' | 'number' | 'whole' | 'email' | 'url' | 'date' | 'date-time' | 'pattern' }
  | { is: Exclude<keyof FieldLimits, 'pattern'>; limit: number };
