import type { Format } from '../format.ts';
import type { QuestionsWords } from '../questions.ts';

/** What every question and field of a form says, in German. */
export const germanQuestions = ({ number, plural }: Format): QuestionsWords => ({
  optional: 'optional',
  somethingElse: 'Etwas anderes',
  ownWords: 'Ihre eigene Antwort',
  yes: 'Ja',
  no: 'Nein',
  onePerLine: 'Eine Angabe pro Zeile.',
  searchOptions: 'Suchen',
  optionsFound: (count) => plural(count, { one: '# Option', other: '# Optionen' }),
  missing: (label) =>
    label === '' ? 'Geben Sie einen Wert ein.' : `Geben Sie einen Wert für „${label}“ ein.`,
  missingChoice: 'Wählen Sie eine Antwort.',
  number: `Geben Sie eine Zahl ein, zum Beispiel ${number(12)}.`,
  whole: `Geben Sie eine ganze Zahl ein, zum Beispiel ${number(12)}.`,
  minimum: (limit) => `Geben Sie ${number(limit)} oder mehr ein.`,
  maximum: (limit) => `Geben Sie ${number(limit)} oder weniger ein.`,
  exclusiveMinimum: (limit) => `Geben Sie mehr als ${number(limit)} ein.`,
  exclusiveMaximum: (limit) => `Geben Sie weniger als ${number(limit)} ein.`,
  multipleOf: (limit) => `Geben Sie ein Vielfaches von ${number(limit)} ein.`,
  minLength: (limit) =>
    plural(limit, {
      one: 'Geben Sie mindestens # Zeichen ein.',
      other: 'Geben Sie mindestens # Zeichen ein.',
    }),
  maxLength: (limit) =>
    plural(limit, {
      one: 'Geben Sie höchstens # Zeichen ein.',
      other: 'Geben Sie höchstens # Zeichen ein.',
    }),
  minItems: (limit) =>
    plural(limit, {
      one: 'Geben Sie mindestens # Antwort.',
      other: 'Geben Sie mindestens # Antworten.',
    }),
  maxItems: (limit) =>
    plural(limit, {
      one: 'Geben Sie höchstens # Antwort.',
      other: 'Geben Sie höchstens # Antworten.',
    }),
  email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  url: 'Geben Sie eine ganze Adresse ein, zum Beispiel https://example.com.',
  date: 'Geben Sie ein Datum ein.',
  dateTime: 'Geben Sie Datum und Uhrzeit ein.',
  pattern: 'Das hat nicht das erwartete Format.',
});
