import type { Format } from '../format.ts';
import type { OntologyPickerWords } from '../ontologyPicker.ts';

/** The words of the ontology picker in Japanese. */
export const japaneseOntologyPicker = ({ number }: Format): OntologyPickerWords => ({
  chooseOntologies: 'オントロジー',
  searchOntologies: 'オントロジーを検索',
  ontologiesFound: (count) =>
    count === 0
      ? 'オントロジーが見つかりません'
      : `${number(count)}件のオントロジーが見つかりました`,
  chosen: (count, limit) => `${number(limit)}件中${number(count)}件を選択中`,
  limitReached: (limit) =>
    `選択できるのは${number(limit)}件までです。別のものを選択するには、1件外してください。`,
  removeOntology: (name) => `「${name}」を外す`,
  ontologyGone: 'もう存在しません',
  noOntologies: 'オントロジーはまだありません。',
  loadingOntologies: 'オントロジーを読み込んでいます',
  listFailed: 'オントロジーを読み込めませんでした',
  terms: (count) => `${number(count)}語`,
  mode: '一致しない内容の扱い',
  modeWithoutIds: '先にオントロジーを選択してください。',
  strict: '厳密',
  strictText: '除外します。一致する内容だけが追加されます。',
  guided: 'ガイド',
  guidedText: '残します。一致した内容にタグが付きます。',
  documentGroup: 'ドキュメントグループ',
  documentGroupText: '後で絞り込むためのラベル（例：supplier-contracts）。',
  documentGroupInvalid:
    'ドキュメントグループには、小文字の英字、数字、_、-だけを使用してください。',
  resolvedTitle: 'アップロードの設定',
  resolving: '確認しています…',
  resolveFailed: '選択内容を確認できませんでした',
  resolvedIds: 'オントロジー',
  resolvedMode: 'モード',
  resolvedGroup: 'ドキュメントグループ',
  resolvedTerms: '用語',
  none: 'なし',
});
