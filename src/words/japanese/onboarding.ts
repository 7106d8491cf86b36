import type { Format } from '../format.ts';
import type { OnboardingWords } from '../onboarding.ts';

/** The words of the onboarding in Japanese. */
export const japaneseOnboarding = ({ number }: Format): OnboardingWords => ({
  onboarding: 'はじめに',

  introTitle: '仕事の進め方を教えてください',
  introText: '組織についての簡単な質問です。完了するまでは、どの回答も変更できます。',
  introSteps: [
    '数問ずつ回答します',
    'いつでも中断して後で続けられます',
    '最後に回答内容を確認できます',
  ],
  begin: '始める',
  resume: '前回の続きから',
  startAgain: '最初からやり直す',
  asking: '最初の質問を読み込んでいます…',
  beginFailed: '質問を読み込めませんでした',

  step: (step) => `ステップ${number(step)}`,
  answeredSoFar: (count) => `${number(count)}件の質問に回答済み`,
  nothingAsked: 'ここで回答することはありません。次のステップに進んでください。',
  answerMissing: '回答を選択するか、入力してください。',
  optionsUnreadable: '選択肢を読み込めませんでした。ご自身の回答を入力してください。',
  back: '戻る',
  finishLater: '後で続ける',
  next: '次へ',
  sending: '送信しています…',
  sendFailed: '回答を送信できませんでした。回答は残っています。',
  readOnly: '閲覧のみ',
  readOnlyText: (scope) =>
    `管理者にアクセス権（${scope}）を依頼してください。入力した内容は失われていません。`,
  savedHere: '回答は、完了するかサインアウトするまで、このデバイスに保存されます。',
  draftsSavedHere: '未送信の回答は、送信するかサインアウトするまで、このデバイスに保存されます。',
  notSaved: '回答をこのデバイスに保存できませんでした',
  notSavedText: 'このまま続けられますが、ページを離れたり再読み込みしたりしないでください。',

  completedTitle: 'これで完了です',
  completedText: '回答を保存しました。回答の内容は次のとおりです。',
  summary: 'あなたの回答',

  earlierAnswers: '以前の回答',
  earlierFailed: '以前の回答をすべて読み込むことができませんでした',
  nothingStored: 'あなたの組織はまだ質問に回答していません。',

  delegated: 'あなたへの質問',
  asksYou: (assigner, organisation) =>
    assigner === undefined
      ? organisation === undefined
        ? 'あなたへの質問があります'
        : `${organisation}からあなたへの質問があります`
      : `${organisation === undefined ? '' : `${organisation}の`}${assigner}さんからあなたへの質問があります`,
  delegatedText:
    '今わかるものに回答し、残りはこのリンクから後で回答できます。アカウントは不要です。',
  delegatedProgress: (answered, total) => `${number(total)}件中${number(answered)}件に回答済み`,
  due: (date) => `期限：${date}`,
  overdue: (date) => `${date}に期限切れ`,
  answered: '回答済み',
  yourAnswer: 'あなたの回答',
  changeAnswer: '回答を変更',
  leaveAsItIs: '回答をそのままにする',
  ownWordsWanted: '自由に回答を入力するか、別の回答を選択してください。',
  chooseSeveral: '当てはまるものをすべて選択',
  sendAnswers: (count) => (count === 0 ? '回答を送信' : `${number(count)}件の回答を送信`),
  answerFirst: '先に1件以上の質問に回答してください。',
  answersSent: (count, left) =>
    `${number(count)}件の回答を送信しました。${left === 0 ? '残りの質問はありません。' : `残りの質問は${number(left)}件です。`}`,
  answersNotSent: '回答を送信できませんでした。回答は残っています。',
  allAnswered: 'すべての質問に回答しました',
  allAnsweredText: 'ありがとうございました。このページを閉じてかまいません。',
  nothingDelegated: '回答する質問はありません',
  nothingDelegatedText: 'このリンクに未回答の質問はありません。',
  answeredByOthersTitle: (count) => `このうち${number(count)}件には、他のユーザーが回答済みです`,
  answeredByOthersText:
    'あなたの回答を送信すると、他のユーザーの回答が置き換えられます。まだ何も送信されていません。',
  sendMine: '自分の回答を送信',
  keepTheirs: '他のユーザーの回答を残す',
  linkIncomplete: 'このリンクは不完全です',
  linkIncompleteText:
    '一部が欠けています。受け取ったメッセージから、リンク全体をコピーしてください。',
  linkUnknown: 'このリンクは無効です',
  linkUnknownText: '送信者に新しいリンクを依頼してください。',
  linkEnded: 'このリンクは期限切れです',
  linkEndedText: '送信者に新しいリンクを依頼してください。',
  whatYouWrote: '未送信の回答',
  delegatedFailed: '質問を読み込めませんでした',

  product: 'ワークスペースの設定',
  chapters: '章',
  chapterNames: ['事業', 'プロセス', 'オペレーション', 'パフォーマンス', 'テクノロジー'],
  partNames: ['基本', 'フォローアップ', '確認'],
  part: (chapter, part) => `${chapter} · ${part}`,
  partCompleted: '完了',
  partStarted: '進行中',
  partOpen: '未開始',
  partsDone: (done, total) => `${number(total)}部中${number(done)}部が完了`,
  reviewText: '回答を確認し、誤りがあれば変更して、章を確定してください。',
  saveAndContinue: '保存して続ける',
  confirmChapter: '章を確定',
  questionsFailed: '質問を読み込めませんでした',
  statusFailed: '進捗を読み込めませんでした',
  noQuestions: 'この部分に質問はありません。',
  rawData: '元データ',
  notSendable: '閲覧のみ',
  notSendableText: 'このアプリからは回答を送信できません。',
  saved: '回答を保存しました。',
  productCompleted: 'すべての章が完了しました。回答は引き続き変更できます。',
});
