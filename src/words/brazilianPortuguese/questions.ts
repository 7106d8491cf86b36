import type { Format } from '../format.ts';
import type { QuestionsWords } from '../questions.ts';

/** What every question and field of a form says, in Brazilian Portuguese. */
export const brazilianPortugueseQuestions = ({ number, plural }: Format): QuestionsWords => ({
  optional: 'opcional',
  somethingElse: 'Outra coisa',
  ownWords: 'Sua própria resposta',
  yes: 'Sim',
  no: 'Não',
  onePerLine: 'Um por linha.',
  searchOptions: 'Pesquisar',
  optionsFound: (count) => plural(count, { one: '# opção', other: '# opções' }),
  missing: (label) => (label === '' ? 'Insira um valor.' : `Insira um valor para “${label}”.`),
  missingChoice: 'Escolha uma resposta.',
  number: `Insira um número, como ${number(12)}.`,
  whole: `Insira um número inteiro, como ${number(12)}.`,
  minimum: (limit) => `Insira ${number(limit)} ou mais.`,
  maximum: (limit) => `Insira ${number(limit)} ou menos.`,
  exclusiveMinimum: (limit) => `Insira mais de ${number(limit)}.`,
  exclusiveMaximum: (limit) => `Insira menos de ${number(limit)}.`,
  multipleOf: (limit) => `Insira um múltiplo de ${number(limit)}.`,
  minLength: (limit) =>
    plural(limit, {
      one: 'Insira pelo menos # caractere.',
      other: 'Insira pelo menos # caracteres.',
    }),
  maxLength: (limit) =>
    plural(limit, {
      one: 'Insira no máximo # caractere.',
      other: 'Insira no máximo # caracteres.',
    }),
  minItems: (limit) =>
    plural(limit, { one: 'Dê pelo menos # resposta.', other: 'Dê pelo menos # respostas.' }),
  maxItems: (limit) =>
    plural(limit, { one: 'Dê no máximo # resposta.', other: 'Dê no máximo # respostas.' }),
  email: 'Insira um e-mail, como nome@example.com.',
  url: 'Insira um endereço completo, como https://example.com.',
  date: 'Insira uma data.',
  dateTime: 'Insira uma data e uma hora.',
  pattern: 'Não está no formato esperado.',
});
