import type { Format } from '../format.ts';
import type { QuestionsWords } from '../questions.ts';

/** What every question and field of a form says, in Spanish. */
export const spanishQuestions = ({ number, plural }: Format): QuestionsWords => ({
  optional: 'opcional',
  somethingElse: 'Otra cosa',
  ownWords: 'Tu propia respuesta',
  yes: 'Sí',
  no: 'No',
  onePerLine: 'Una por línea.',
  searchOptions: 'Buscar',
  optionsFound: (count) => plural(count, { one: '# opción', other: '# opciones' }),
  missing: (label) =>
    label === '' ? 'Introduce un valor.' : `Introduce un valor para “${label}”.`,
  missingChoice: 'Elige una respuesta.',
  number: `Introduce un número, por ejemplo ${number(12)}.`,
  whole: `Introduce un número entero, por ejemplo ${number(12)}.`,
  minimum: (limit) => `Introduce ${number(limit)} o más.`,
  maximum: (limit) => `Introduce ${number(limit)} o menos.`,
  exclusiveMinimum: (limit) => `Introduce más de ${number(limit)}.`,
  exclusiveMaximum: (limit) => `Introduce menos de ${number(limit)}.`,
  multipleOf: (limit) => `Introduce un múltiplo de ${number(limit)}.`,
  minLength: (limit) =>
    plural(limit, {
      one: 'Introduce al menos # carácter.',
      other: 'Introduce al menos # caracteres.',
    }),
  maxLength: (limit) =>
    plural(limit, {
      one: 'Introduce como máximo # carácter.',
      other: 'Introduce como máximo # caracteres.',
    }),
  minItems: (limit) =>
    plural(limit, { one: 'Da al menos # respuesta.', other: 'Da al menos # respuestas.' }),
  maxItems: (limit) =>
    plural(limit, { one: 'Da como máximo # respuesta.', other: 'Da como máximo # respuestas.' }),
  email: 'Introduce un correo electrónico, por ejemplo nombre@example.com.',
  url: 'Introduce una dirección completa, por ejemplo https://example.com.',
  date: 'Introduce una fecha.',
  dateTime: 'Introduce una fecha y una hora.',
  pattern: 'No tiene el formato esperado.',
});
