// Written by `npm run words` from questions.json.
import { words } from './questions.json?words';
import type { Format } from '../format.ts';

/** Words of questions and of the fields of forms. */
export interface QuestionsWords {
  /** `(optional)` Behind the label of a field that may stay empty. */
  optional: string;
  /** `Something else` The option of an answer in the user’s own words. */
  somethingElse: string;
  /** `Your own answer` */
  ownWords: string;
  /** `Yes` */
  yes: string;
  /** `No` */
  no: string;
  /** `One per line.` Below a field of several answers. */
  onePerLine: string;
  /** `Search` Names the search of many options. */
  searchOptions: string;
  /** `{count, plural, one {# option} other {# options}}` */
  optionsFound: (count: number) => string;
  /** `This field is required.` */
  missing: string;
  /** `Choose an answer.` */
  missingChoice: string;
  /** `Enter a number, like {example, number}.` */
  number: (example: number) => string;
  /** `Enter a whole number, like {example, number}.` */
  whole: (example: number) => string;
  /** `Enter {limit, number} or more.` */
  minimum: (limit: number) => string;
  /** `Enter {limit, number} or less.` */
  maximum: (limit: number) => string;
  /** `Enter more than {limit, number}.` */
  exclusiveMinimum: (limit: number) => string;
  /** `Enter less than {limit, number}.` */
  exclusiveMaximum: (limit: number) => string;
  /** `Enter a multiple of {limit, number}.` */
  multipleOf: (limit: number) => string;
  /** `{limit, plural, one {Enter at least # character.} other {Enter at least # characters.}}` */
  minLength: (limit: number) => string;
  /** `{limit, plural, one {Enter at most # character.} other {Enter at most # characters.}}` */
  maxLength: (limit: number) => string;
  /** `{limit, plural, one {Give at least # answer.} other {Give at least # answers.}}` */
  minItems: (limit: number) => string;
  /** `{limit, plural, one {Give at most # answer.} other {Give at most # answers.}}` */
  maxItems: (limit: number) => string;
  /** `Enter an email address, like name@example.com.` */
  email: string;
  /** `Enter a full URL, like https://example.com.` */
  url: string;
  /** `Enter a date.` */
  date: string;
  /** `Enter a date and a time.` */
  dateTime: string;
  /** `This isn’t in the expected format.` */
  pattern: string;
}

/** Words of questions and of the fields of forms, in English. */
export const questionsWords: (format: Format) => QuestionsWords = words;
