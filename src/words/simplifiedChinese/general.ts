import type { Format } from '../format.ts';
import type { GeneralWords } from '../general.ts';

/** The shared words in simplified Chinese. */
export const simplifiedChineseGeneral = ({ number }: Format): GeneralWords => ({
  tryAgain: '重试',
  details: '详细信息',
  needAttention: (count) => `${number(count)} 项需要处理`,
  needAttentionAtLeast: (count) => `至少 ${number(count)} 项需要处理`,
  close: '关闭',
  unsavedTitle: '要放弃已输入的内容吗？',
  unsavedText: '您输入或选择的内容尚未保存。如果离开，内容将丢失。',
  keepEditing: '继续编辑',
  discard: '放弃',

  networkTitle: '网络未连接',
  networkText: '无法连接到服务。请检查网络连接，然后重试。',
  timeoutTitle: '等待时间过长',
  timeoutText: '服务未及时响应。请重试。',
  refusedTitle: '您没有访问权限',
  refusedText: '请向管理您账号的人员申请访问权限。',
  signedOutTitle: '您已退出登录',
  signedOutText: '请重新登录以继续。',
  tokenFailedTitle: '会话已过期',
  missingScopeTitle: '您没有权限',
  missingScopeText: (scope) => `您需要“${scope}”权限。请联系管理您账号的人员。`,
  notFoundTitle: '该内容已不存在',
  notFoundText: '它可能已被删除。',
  rejectedTitle: '服务未接受此请求',
  rejectedText: '请检查您填写的内容，然后重试。如果问题持续存在，请将详细信息发送给支持人员。',
  rejectedReason: (reason) => `服务返回：“${reason}”`,
  conflictTitle: '其他人已更改此内容',
  conflictText: '未保存任何内容，您的更改仍在这里。再次保存将覆盖对方的更改。',
  busyTitle: '请求过多',
  busyText: '请稍等片刻，然后重试。',
  sendsIn: (seconds) => `${number(seconds)} 秒后发送`,
  heldBack: '服务繁忙，稍后将自动发送。',
  platformTitle: '服务出现问题',
  platformText: '请稍后重试。',
  unexpectedTitle: '出现错误',
  unexpectedText: '请重试。如果问题持续存在，请将详细信息发送给支持人员。',
  partFailedTitle: '无法显示此部分',

  entriesUnreadable: (count) => `有 ${number(count)} 项无法读取`,
  partOfList: (shown, total) =>
    total === undefined
      ? `已显示前 ${number(shown)} 项，还有更多。`
      : `已显示 ${number(shown)} 项，共 ${number(total)} 项`,

  copyCode: '复制代码',
  downloadCode: '下载',
  wrapCode: '自动换行',
  copied: '已复制',
  copyFailed: '无法复制',
  copyTable: '复制表格',
  downloadTable: '下载 CSV',
  table: '表格',
  code: '代码',
  image: '图片',
  footnote: (label) => `脚注 ${label}`,
  citation: (index, source) => `来源 ${number(index)}：${source}`,
  alerts: {
    note: '备注',
    tip: '提示',
    important: '重要',
    warning: '警告',
    caution: '注意',
  },
});
