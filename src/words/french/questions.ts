import type { Format } from '../format.ts';
import type { QuestionsWords } from '../questions.ts';
import { quoted } from './quoted.ts';

/** What every question and field of a form says, in French. */
export const frenchQuestions = ({ number, plural }: Format): QuestionsWords => ({
  optional: 'facultatif',
  somethingElse: 'Autre',
  ownWords: 'Votre propre réponse',
  yes: 'Oui',
  no: 'Non',
  onePerLine: 'Une par ligne.',
  searchOptions: 'Rechercher',
  optionsFound: (count) => plural(count, { one: '# option', other: '# options' }),
  missing: (label) =>
    label === '' ? 'Saisissez une valeur.' : `Saisissez une valeur pour ${quoted(label)}.`,
  missingChoice: 'Choisissez une réponse.',
  number: `Saisissez un nombre, par exemple ${number(12)}.`,
  whole: `Saisissez un nombre entier, par exemple ${number(12)}.`,
  minimum: (limit) => `Saisissez au moins ${number(limit)}.`,
  maximum: (limit) => `Saisissez au plus ${number(limit)}.`,
  exclusiveMinimum: (limit) => `Saisissez plus de ${number(limit)}.`,
  exclusiveMaximum: (limit) => `Saisissez moins de ${number(limit)}.`,
  multipleOf: (limit) => `Saisissez un multiple de ${number(limit)}.`,
  minLength: (limit) =>
    plural(limit, {
      one: 'Saisissez au moins # caractère.',
      other: 'Saisissez au moins # caractères.',
    }),
  maxLength: (limit) =>
    plural(limit, {
      one: 'Saisissez au plus # caractère.',
      other: 'Saisissez au plus # caractères.',
    }),
  minItems: (limit) =>
    plural(limit, { one: 'Donnez au moins # réponse.', other: 'Donnez au moins # réponses.' }),
  maxItems: (limit) =>
    plural(limit, { one: 'Donnez au plus # réponse.', other: 'Donnez au plus # réponses.' }),
  email: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
  url: 'Saisissez une adresse complète, par exemple https://example.com.',
  date: 'Saisissez une date.',
  dateTime: 'Saisissez une date et une heure.',
  pattern: 'Le format n’est pas celui attendu.',
});
