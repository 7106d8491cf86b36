import type { Format } from '../format.ts';
import type { GeneralWords } from '../general.ts';

/** The shared words in Japanese. */
export const japaneseGeneral = ({ number }: Format): GeneralWords => ({
  tryAgain: '再試行',
  details: '詳細',
  needAttention: (count) => `対応が必要な項目：${number(count)} 件`,
  needAttentionAtLeast: (count) => `対応が必要な項目：${number(count)} 件以上`,
  close: '閉じる',
  unsavedTitle: '入力した内容を破棄しますか？',
  unsavedText: '入力または選択した内容は保存されていません。このまま移動すると失われます。',
  keepEditing: '編集を続ける',
  discard: '破棄',

  networkTitle: '接続されていません',
  networkText: 'サービスに接続できませんでした。接続を確認して、もう一度お試しください。',
  timeoutTitle: '時間がかかりすぎました',
  timeoutText: 'サービスが時間内に応答しませんでした。もう一度お試しください。',
  refusedTitle: 'アクセス権がありません',
  refusedText: 'アカウントの管理者にアクセス権を依頼してください。',
  signedOutTitle: 'サインアウトしています',
  signedOutText: '続けるには、もう一度サインインしてください。',
  tokenFailedTitle: 'セッションの有効期限が切れました',
  missingScopeTitle: '権限がありません',
  missingScopeText: (scope) =>
    `「${scope}」の権限が必要です。アカウントの管理者にお問い合わせください。`,
  notFoundTitle: 'もう存在しません',
  notFoundText: '削除された可能性があります。',
  rejectedTitle: 'サービスに受け付けられませんでした',
  rejectedText:
    '入力内容を確認して、もう一度お試しください。解決しない場合は、詳細をサポートに送信してください。',
  rejectedReason: (reason) => `サービスからの応答：「${reason}」`,
  conflictTitle: '他のユーザーが変更しました',
  conflictText:
    '保存は行われておらず、変更内容は残っています。もう一度保存すると、他のユーザーの変更が置き換えられます。',
  busyTitle: 'リクエストが多すぎます',
  busyText: 'しばらく待ってから、もう一度お試しください。',
  sendsIn: (seconds) => `${number(seconds)}秒後に送信`,
  heldBack: 'サービスが混み合っています。まもなく送信されます。',
  platformTitle: 'サービスで問題が発生しました',
  platformText: 'しばらくしてから、もう一度お試しください。',
  unexpectedTitle: '問題が発生しました',
  unexpectedText: 'もう一度お試しください。解決しない場合は、詳細をサポートに送信してください。',
  partFailedTitle: 'この部分は表示できません',
  partFailedText: 'もう一度お試しください。解決しない場合は、ページを再読み込みしてください。',

  entriesUnreadable: (count) => `${number(count)}件を読み込めませんでした`,
  partOfList: (shown, total) =>
    total === undefined
      ? `最初の${number(shown)}件を表示しています。続きがあります。`
      : `${number(total)}件中${number(shown)}件を表示`,

  copyCode: 'コードをコピー',
  downloadCode: 'ダウンロード',
  wrapCode: '行を折り返す',
  copied: 'コピーしました',
  copyFailed: 'コピーできませんでした',
  copyTable: '表をコピー',
  downloadTable: 'CSVをダウンロード',
  table: '表',
  code: 'コード',
  image: '画像',
  footnote: (label) => `脚注${label}`,
  citation: (index, source) => `出典${number(index)}：${source}`,
  alerts: {
    note: '注記',
    tip: 'ヒント',
    important: '重要',
    warning: '警告',
    caution: '注意',
  },
});
