export { decodeCharacters } from './decodeCharacters.ts';
export type {
  AlertKind,
  Alignment,
  Block,
  Code,
  Details,
  Footnote,
  Heading,
  Html,
  Item,
  List,
  Paragraph,
  Quote,
  Row,
  Rule,
  Table,
  Task,
} from './blocks/block.ts';
export { createReader, type MarkdownDocument, type MarkdownReader } from './blocks/createReader.ts';
export { noDefinitions, type Definition, type Definitions } from './blocks/definitions.ts';
export { joinText, type GrowingText } from './blocks/growingText.ts';
export { itemsOf } from './blocks/sequence.ts';
export type { Page, Sequence, Strip } from './blocks/sequence.ts';
export { textOf, type InlineNode, type LinkNode } from './inline/inlineNode.ts';
export type { TagName } from './styleOf.ts';
export { parseInline, type InlineOptions } from './inline/parseInline.ts';
