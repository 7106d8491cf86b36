import type { ConnectorMessagingWords } from '../connectorMessaging.ts';
import type { Format } from '../format.ts';

/** The words of the messaging pairing in simplified Chinese. */
export const simplifiedChineseConnectorMessaging = ({
  number,
}: Format): ConnectorMessagingWords => ({
  pairing: '连接手机',

  introTitle: '连接手机',
  introText: '将群消息导入您的知识图谱。配对后即可选择群组。',
  steps: '如何连接',
  stepOpen: '在手机上打开消息应用。',
  stepLink: '打开“设置”，选择“关联设备”。',
  stepScan: '扫描此处显示的二维码。',
  stepPictures: '您的应用界面可能略有不同。',
  showCode: '显示二维码',

  code: '用手机扫描的二维码',
  preparing: '正在准备二维码…',
  ready: '请用手机扫描此二维码',
  secondsLeft: (seconds) => `${number(seconds)} 秒后显示新二维码`,
  waitingForScan: '等待您的手机',
  refreshing: '正在获取新二维码…',
  keepPrivate: '任何人扫描此码都可以关联手机。请勿分享。',
  cancel: '取消',
  codeUnreadable: '无法显示此二维码。稍后会自动显示新的二维码。',
  connectionLost: '连接中断',
  connectionLostText: '我们会继续尝试。此二维码可能已失效。',

  expired: '二维码已过期',
  expiredText: '未连接任何内容。请在手机在手边时获取新二维码。',
  duplicate: '此手机已连接',
  duplicateText: (phoneNumber) =>
    phoneNumber === undefined
      ? '未更改任何内容。您可以连接另一部手机。'
      : `${phoneNumber} 已有连接。未更改任何内容。`,
  failed: '无法连接手机',
  failedReason: (reason) => `原因：“${reason}”。`,
  failedText: '未更改任何内容。请使用新二维码重试。',
  newCode: '获取新二维码',
  anotherPhone: '连接另一部手机',

  paired: '您的手机已关联',
  pairedText: (phoneNumber) =>
    phoneNumber === undefined
      ? '请选择要同步的群组，然后完成。'
      : `${phoneNumber} 已关联。请选择要同步的群组，然后完成。`,
  connectionName: '连接名称',
  connectionNameMissing: '请输入连接名称。',
  defaultName: (phoneNumber) => (phoneNumber === undefined ? '消息' : `来自 ${phoneNumber} 的消息`),
  groups: '群组',
  groupsText: '仅同步所选群组的消息。',
  groupsChosen: (chosen, total) => `已选 ${number(chosen)} / ${number(total)}`,
  chooseAll: '全选',
  chooseNone: '全不选',
  filterGroups: '筛选群组',
  noGroupFound: '没有匹配的群组。',
  noGroups: '此手机未加入任何群组',
  noGroupsText: '您可以现在完成，稍后再选择群组。',
  groupsUnreadable: '无法在此处显示群组',
  groupsUnreadableText: '您可以不选择群组直接完成。',
  groupsFailed: '无法加载群组',
  participants: (count) => `${number(count)} 人`,
  syncMode: '同步模式',
  description: '说明',
  descriptionText: '这些消息的内容。这有助于助手理解它们。',
  requiredNote: '标有 * 的字段为必填项。',
  finish: '完成',
  finishing: '正在完成…',
  finishFailed: '无法创建连接',
  finishFailedText: '您的选择仍在这里。请重试。',

  finished: '您的手机已连接',
  alreadyConnected: '已连接一部手机',
  alreadyConnectedText: '要连接另一部手机，请先断开此手机。',
  phoneNumber: '电话号码',
  state: '状态',
  connected: '已连接',
  notConnected: '未连接',
  stopped: '已停止',
  notConnectedText: '请检查手机是否已开机并联网。',
  stoppedText: '没有收到新消息。请断开此手机，然后重新连接。',
  healthFailed: '无法加载状态',
  check: '重新检查',
  fetchMessages: '同步等待中的消息',
  fetching: '正在同步…',
  fetched: '正在同步等待中的消息。',
  fetchFailed: '无法同步等待中的消息',
});
