import type { Format } from '../format.ts';
import type { QuestionsWords } from '../questions.ts';

/** What every question and field of a form says, in Japanese. */
export const japaneseQuestions = ({ number }: Format): QuestionsWords => ({
  optional: '任意',
  somethingElse: 'その他',
  ownWords: '自由回答',
  yes: 'はい',
  no: 'いいえ',
  onePerLine: '1行に1つずつ入力します。',
  searchOptions: '検索',
  optionsFound: (count) => `${number(count)}件の選択肢`,
  missing: (label) =>
    label === '' ? '値を入力してください。' : `「${label}」の値を入力してください。`,
  missingChoice: '回答を選択してください。',
  number: `${number(12)}のような数値を入力してください。`,
  whole: `${number(12)}のような整数を入力してください。`,
  minimum: (limit) => `${number(limit)}以上の値を入力してください。`,
  maximum: (limit) => `${number(limit)}以下の値を入力してください。`,
  exclusiveMinimum: (limit) => `${number(limit)}より大きい値を入力してください。`,
  exclusiveMaximum: (limit) => `${number(limit)}より小さい値を入力してください。`,
  multipleOf: (limit) => `${number(limit)}の倍数を入力してください。`,
  minLength: (limit) => `${number(limit)}文字以上で入力してください。`,
  maxLength: (limit) => `${number(limit)}文字以内で入力してください。`,
  minItems: (limit) => `${number(limit)}件以上回答してください。`,
  maxItems: (limit) => `回答は${number(limit)}件までにしてください。`,
  email: 'name@example.comのようなメールアドレスを入力してください。',
  url: 'https://example.comのような完全なアドレスを入力してください。',
  date: '日付を入力してください。',
  dateTime: '日付と時刻を入力してください。',
  pattern: '正しい形式ではありません。',
});
