import type { ConnectorMessagingWords } from '../connectorMessaging.ts';
import type { Format } from '../format.ts';

/** The words of the messaging pairing in Japanese. */
export const japaneseConnectorMessaging = ({ number }: Format): ConnectorMessagingWords => ({
  pairing: '電話を接続',

  introTitle: '電話を接続',
  introText:
    'グループのメッセージをナレッジグラフに取り込みます。グループはペアリング後に選択します。',
  steps: '接続方法',
  stepOpen: '電話でメッセージアプリを開きます。',
  stepLink: '設定を開き、「デバイスをリンク」を選択します。',
  stepScan: 'ここに表示されているコードを読み取ります。',
  stepPictures: 'アプリの表示は多少異なる場合があります。',
  showCode: 'コードを表示',

  code: '電話で読み取るコード',
  preparing: 'コードを準備しています…',
  ready: 'このコードを電話で読み取ってください',
  secondsLeft: (seconds) => `${number(seconds)}秒後に新しいコードを表示`,
  waitingForScan: '電話を待っています',
  refreshing: '新しいコードを取得しています…',
  keepPrivate: 'このコードを読み取った人は誰でも電話をリンクできます。共有しないでください。',
  cancel: 'キャンセル',
  codeUnreadable: 'このコードは表示できませんでした。新しいコードが自動的に表示されます。',
  connectionLost: '接続が中断されました',
  connectionLostText: '再試行を続けます。このコードは古くなっている可能性があります。',

  expired: 'コードの有効期限が切れました',
  expiredText: '何も接続されていません。電話が手元にあるときに、新しいコードを取得してください。',
  duplicate: 'この電話はすでに接続されています',
  duplicateText: (phoneNumber) =>
    phoneNumber === undefined
      ? '何も変更されていません。別の電話を接続できます。'
      : `${phoneNumber}にはすでに接続があります。何も変更されていません。`,
  failed: '電話を接続できませんでした',
  failedReason: (reason) => `理由：「${reason}」`,
  failedText: '何も変更されていません。新しいコードでもう一度お試しください。',
  newCode: '新しいコードを取得',
  anotherPhone: '別の電話を接続',

  paired: '電話がリンクされました',
  pairedText: (phoneNumber) =>
    phoneNumber === undefined
      ? '同期するグループを選択して、完了してください。'
      : `${phoneNumber}がリンクされました。同期するグループを選択して、完了してください。`,
  connectionName: '接続名',
  connectionNameMissing: '接続名を入力してください。',
  defaultName: (phoneNumber) =>
    phoneNumber === undefined ? 'メッセージ' : `${phoneNumber}のメッセージ`,
  groups: 'グループ',
  groupsText: '選択したグループのメッセージだけが同期されます。',
  groupsChosen: (chosen, total) => `${number(total)}個中${number(chosen)}個を選択中`,
  chooseAll: 'すべて選択',
  chooseNone: 'すべて解除',
  filterGroups: 'グループを絞り込む',
  noGroupFound: '一致するグループはありません。',
  noGroups: 'この電話はどのグループにも参加していません',
  noGroupsText: '今すぐ完了し、後からグループを選択できます。',
  groupsUnreadable: 'グループをここに表示できません',
  groupsUnreadableText: '選択せずに完了できます。',
  groupsFailed: 'グループを読み込めませんでした',
  participants: (count) => `${number(count)}人`,
  syncMode: '同期モード',
  description: '説明',
  descriptionText: 'メッセージの内容。アシスタントの理解に役立ちます。',
  requiredNote: '* の付いた項目は必須です。',
  finish: '完了',
  finishing: '完了しています…',
  finishFailed: '接続を作成できませんでした',
  finishFailedText: '選択内容は残っています。もう一度お試しください。',

  finished: '電話が接続されました',
  alreadyConnected: '電話はすでに接続されています',
  alreadyConnectedText: '別の電話を接続するには、まずこの電話を切断してください。',
  phoneNumber: '電話番号',
  state: '状態',
  connected: '接続済み',
  notConnected: '未接続',
  stopped: '停止中',
  notConnectedText: '電話の電源が入っていて、オンラインであることを確認してください。',
  stoppedText: '新しいメッセージが届いていません。この電話を切断して、もう一度接続してください。',
  healthFailed: '状態を読み込めませんでした',
  check: 'もう一度確認',
  fetchMessages: '待機中のメッセージを同期',
  fetching: '同期しています…',
  fetched: '待機中のメッセージを同期しています。',
  fetchFailed: '待機中のメッセージを同期できませんでした',
});
