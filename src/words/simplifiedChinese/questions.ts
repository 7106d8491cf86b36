import type { Format } from '../format.ts';
import type { QuestionsWords } from '../questions.ts';

/** What every question and field of a form says, in simplified Chinese. */
export const simplifiedChineseQuestions = ({ number }: Format): QuestionsWords => ({
  optional: '可选',
  somethingElse: '其他',
  ownWords: '自行填写',
  yes: '是',
  no: '否',
  onePerLine: '每行一个。',
  searchOptions: '搜索',
  optionsFound: (count) => `${number(count)} 个选项`,
  missing: (label) => (label === '' ? '请输入值。' : `请输入“${label}”的值。`),
  missingChoice: '请选择一个答案。',
  number: `请输入数字，例如 ${number(12)}。`,
  whole: `请输入整数，例如 ${number(12)}。`,
  minimum: (limit) => `请输入不小于 ${number(limit)} 的数。`,
  maximum: (limit) => `请输入不大于 ${number(limit)} 的数。`,
  exclusiveMinimum: (limit) => `请输入大于 ${number(limit)} 的数。`,
  exclusiveMaximum: (limit) => `请输入小于 ${number(limit)} 的数。`,
  multipleOf: (limit) => `请输入 ${number(limit)} 的倍数。`,
  minLength: (limit) => `请至少输入 ${number(limit)} 个字符。`,
  maxLength: (limit) => `最多输入 ${number(limit)} 个字符。`,
  minItems: (limit) => `请至少给出 ${number(limit)} 个答案。`,
  maxItems: (limit) => `最多给出 ${number(limit)} 个答案。`,
  email: '请输入电子邮件地址，例如 name@example.com。',
  url: '请输入完整地址，例如 https://example.com。',
  date: '请输入日期。',
  dateTime: '请输入日期和时间。',
  pattern: '格式不符合要求。',
});
