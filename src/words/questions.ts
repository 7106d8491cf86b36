import type { Format } from './format.ts';

/** What every question and field of a form says, in English. */
export const questionsWords = ({ number, plural }: Format) => ({
  /** Behind the label of a field that may stay empty. */
  optional: 'optional',
  /** The option of an answer in the person’s own words. */
  somethingElse: 'Something else',
  ownWords: 'Your own answer',
  yes: 'Yes',
  no: 'No',
  /** Below a field of several answers. */
  onePerLine: 'One per line.',
  /** Names the search of many options. */
  searchOptions: 'Search',
  optionsFound: (count: number) => plural(count, { one: '# option', other: '# options' }),
  missing: (label: string) => (label === '' ? 'Enter a value.' : `Enter a value for “${label}”.`),
  missingChoice: 'Choose an answer.',
  number: `Enter a number, like ${number(12)}.`,
  whole: `Enter a whole number, like ${number(12)}.`,
  minimum: (limit: number) => `Enter ${number(limit)} or more.`,
  maximum: (limit: number) => `Enter ${number(limit)} or less.`,
  exclusiveMinimum: (limit: number) => `Enter more than ${number(limit)}.`,
  exclusiveMaximum: (limit: number) => `Enter less than ${number(limit)}.`,
  multipleOf: (limit: number) => `Enter a multiple of ${number(limit)}.`,
  minLength: (limit: number) =>
    plural(limit, { one: 'Enter at least # character.', other: 'Enter at least # characters.' }),
  maxLength: (limit: number) =>
    plural(limit, { one: 'Enter at most # character.', other: 'Enter at most # characters.' }),
  minItems: (limit: number) =>
    plural(limit, { one: 'Give at least # answer.', other: 'Give at least # answers.' }),
  maxItems: (limit: number) =>
    plural(limit, { one: 'Give at most # answer.', other: 'Give at most # answers.' }),
  email: 'Enter an email address, like name@example.com.',
  url: 'Enter a full URL, like https://example.com.',
  date: 'Enter a date.',
  dateTime: 'Enter a date and a time.',
  pattern: 'This isn’t in the expected format.',
});

/** Words of questions and of the fields of forms. */
export interface QuestionsWords extends ReturnType<typeof questionsWords> {}
