import type { Format } from '../format.ts';
import type { QuestionsWords } from '../questions.ts';
import { quoted } from './quoted.ts';

/** What every question and field of a form says, in Arabic. */
export const arabicQuestions = ({ number }: Format): QuestionsWords => ({
  optional: 'اختياري',
  somethingElse: 'شيء آخر',
  ownWords: 'إجابتك بكلماتك',
  yes: 'نعم',
  no: 'لا',
  onePerLine: 'واحدة في كل سطر.',
  searchOptions: 'بحث',
  optionsFound: (count) => `الخيارات: ${number(count)}`,
  missing: (label) => (label === '' ? 'أدخل قيمة.' : `أدخل قيمة للحقل ${quoted(label)}.`),
  missingChoice: 'اختر إجابة.',
  number: `اكتب عددًا، مثل ${number(12)}.`,
  whole: `اكتب عددًا صحيحًا، مثل ${number(12)}.`,
  minimum: (limit) => `اكتب ${number(limit)} أو أكثر.`,
  maximum: (limit) => `اكتب ${number(limit)} أو أقل.`,
  exclusiveMinimum: (limit) => `اكتب أكثر من ${number(limit)}.`,
  exclusiveMaximum: (limit) => `اكتب أقل من ${number(limit)}.`,
  multipleOf: (limit) => `اكتب أحد مضاعفات ${number(limit)}.`,
  minLength: (limit) => `اكتب من الأحرف ${number(limit)} على الأقل.`,
  maxLength: (limit) => `اكتب من الأحرف ${number(limit)} على الأكثر.`,
  minItems: (limit) => `أعط من الإجابات ${number(limit)} على الأقل.`,
  maxItems: (limit) => `أعط من الإجابات ${number(limit)} على الأكثر.`,
  email: `اكتب عنوان بريد إلكتروني كاملًا.`,
  url: `اكتب عنوان موقع كاملًا، يبدأ بـ https://.`,
  date: 'أدخل تاريخًا.',
  dateTime: 'أدخل تاريخًا ووقتًا.',
  pattern: 'هذا ليس بالتنسيق المتوقع.',
});
