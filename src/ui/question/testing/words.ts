import type { QuestionWords } from '../questionProps.ts';

const limit = (number: number): string => `Keep to ${number}.`;

export const words: QuestionWords = {
  somethingElse: 'Something else',
  ownWords: 'Your own answer',
  yes: 'Yes',
  no: 'No',
  optional: 'optional',
  onePerLine: 'One per line.',
  searchOptions: 'Search',
  optionsFound: (count) => `${count} options`,
  missing: 'This field is required.',
  missingChoice: 'Choose an answer.',
  number: () => 'Enter a number.',
  whole: () => 'Enter a whole number.',
  minimum: limit,
  maximum: limit,
  exclusiveMinimum: limit,
  exclusiveMaximum: limit,
  multipleOf: limit,
  minLength: limit,
  maxLength: limit,
  minItems: limit,
  maxItems: limit,
  email: 'Enter an email address.',
  url: 'Enter a whole address.',
  date: 'Enter a date.',
  dateTime: 'Enter a date and a time.',
  pattern: 'This isn’t in the expected format.',
};
