import type { Format } from '../format.ts';
import type { OntologyPickerWords } from '../ontologyPicker.ts';

/** The words of the ontology picker in simplified Chinese. */
export const simplifiedChineseOntologyPicker = ({ number }: Format): OntologyPickerWords => ({
  chooseOntologies: '本体',
  searchOntologies: '搜索本体',
  ontologiesFound: (count) => (count === 0 ? '未找到本体' : `找到 ${number(count)} 个本体`),
  chosen: (count, limit) => `已选 ${number(count)} / ${number(limit)}`,
  limitReached: (limit) => `最多可选择 ${number(limit)} 个。移除一个后才能选择其他本体。`,
  removeOntology: (name) => `移除“${name}”`,
  ontologyGone: '已不存在',
  noOntologies: '尚无本体。',
  loadingOntologies: '正在加载本体',
  listFailed: '无法加载本体',
  terms: (count) => `${number(count)} 个术语`,
  mode: '不匹配的内容',
  modeWithoutIds: '请先选择一个本体。',
  strict: '严格',
  strictText: '跳过。仅添加匹配的内容。',
  guided: '引导',
  guidedText: '保留。匹配的内容会加上标记。',
  documentGroup: '文档组',
  documentGroupText: '便于日后筛选的标签，例如 supplier-contracts。',
  documentGroupInvalid: '文档组中只能使用小写字母、数字、_ 和 -。',
  resolvedTitle: '上传设置',
  resolving: '正在检查…',
  resolveFailed: '无法检查所选内容',
  resolvedIds: '本体',
  resolvedMode: '模式',
  resolvedGroup: '文档组',
  resolvedTerms: '术语',
  none: '无',
});
