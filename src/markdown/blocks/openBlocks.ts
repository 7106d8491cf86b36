import type { Block, Details, Footnote, Heading, Item, List, Quote, Table } from './block.ts';
import { noDefinitions, type Definitions, type TitleEnd } from './definitions.ts';
import type { GrowingText } from './growingText.ts';
import { emptySequence, type Sequence } from './sequence.ts';

/** The open blocks. Immutable. */
export interface OpenBlocks {
  /** From the outside in. */
  containers: readonly OpenContainer[];
  /** The block to which further text belongs, if any. */
  leaf: OpenLeaf | undefined;
  line: number;
  definitions: Definitions;
  footnotes: number;
}

export type OpenContainer =
  | OpenDocument
  | OpenQuote
  | OpenList
  | OpenItem
  | OpenFootnote
  | OpenDetails;

interface Container {
  /** The last line with content of this container. */
  lastLine: number;
}

export interface OpenDocument extends Container {
  kind: 'document';
  children: Sequence<Block>;
}

export interface OpenFootnote extends Container, Footnote {}

export interface OpenDetails extends Container, Details {
  /** True while the end of its summary is still to come. */
  isInSummary: boolean;
}

export interface OpenQuote extends Container, Quote {}

export interface OpenList extends Container, List {
  /** The character of its markers. */
  mark: string;
}

export interface OpenItem extends Container, Item {
  kind: 'item';
  /** The indentation of its content, in columns. */
  indent: number;
}

export type OpenLeaf = OpenParagraph | OpenHeading | OpenCode | OpenFence | OpenHtml | OpenTable;

/** A heading takes no more lines, but its own may still be growing. */
export type OpenHeading = Omit<Heading, 'isOpen'>;

export interface OpenParagraph {
  kind: 'paragraph';
  /** All lines but the last, with their line endings. */
  text: GrowingText;
  /** The last line, which becomes a table's head if a delimiter row follows. */
  last: string;
  /**
   * The state of the link reference definitions at its start: `plain` once there can be none, or
   * the closing character of the open title. Undefined while unknown.
   */
  start: 'plain' | TitleEnd | undefined;
}

/** Indented code. */
export interface OpenCode {
  kind: 'code';
  text: GrowingText;
  /** Blank lines, which belong to it only if more code follows. */
  blanks: string;
}

export interface OpenFence {
  kind: 'fence';
  mark: string;
  /** The minimum number of characters in the closing fence. */
  length: number;
  indent: number;
  info: string;
  text: GrowingText;
}

export interface OpenHtml {
  kind: 'html';
  /** The pattern that ends it. Undefined if a blank line does. */
  end: RegExp | undefined;
  text: GrowingText;
}

export interface OpenTable extends Table {
  /** The last row, as written. */
  last: string | undefined;
  /** The number of cells added to short rows. */
  added: number;
}

/** The state before the first line. */
export const noBlocks: OpenBlocks = {
  containers: [{ kind: 'document', children: emptySequence, lastLine: 0 }],
  leaf: undefined,
  line: 0,
  definitions: noDefinitions,
  footnotes: 0,
};
