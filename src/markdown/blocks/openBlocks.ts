import type { AlertKind, Alignment, Block, Item, Row, Task } from './block.ts';
import { noDefinitions, type Definitions, type TitleEnd } from './definitions.ts';
import type { GrowingText } from './growingText.ts';
import { emptySequence, type Sequence } from './sequence.ts';

/** The blocks that have begun and not ended. Replaced, never mutated. */
export interface OpenBlocks {
  /** From the document inwards. */
  containers: readonly OpenContainer[];
  /** The block that takes the next words, if any. */
  leaf: OpenLeaf | undefined;
  /** The number of lines that have been read. */
  line: number;
  /** Of the blocks that have ended. */
  definitions: Definitions;
  /** The number of footnotes that were defined. */
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
  /** The last line that holds something of it. */
  lastLine: number;
}

export interface OpenDocument extends Container {
  kind: 'document';
  children: Sequence<Block>;
}

export interface OpenFootnote extends Container {
  kind: 'footnote';
  label: string;
  number: number;
  children: Sequence<Block>;
}

export interface OpenDetails extends Container {
  kind: 'details';
  summary: string;
  /** True if the end of its summary is still to come. */
  isInSummary: boolean;
  isShown: boolean;
  children: Sequence<Block>;
}

export interface OpenQuote extends Container {
  kind: 'quote';
  alert: AlertKind | undefined;
  children: Sequence<Block>;
}

export interface OpenList extends Container {
  kind: 'list';
  /** The character that makes its marks. */
  mark: string;
  start: number | undefined;
  isLoose: boolean;
  items: Sequence<Item>;
}

export interface OpenItem extends Container {
  kind: 'item';
  /** Columns by which what belongs to it is indented. */
  indent: number;
  task: Task | undefined;
  children: Sequence<Block>;
}

export type OpenLeaf = OpenParagraph | OpenHeading | OpenCode | OpenFence | OpenHtml | OpenTable;

/** It takes no more lines; only its own may still be growing. */
export interface OpenHeading {
  kind: 'heading';
  level: number;
  text: string;
}

export interface OpenParagraph {
  kind: 'paragraph';
  /** All lines but the last, each with its end. */
  text: GrowingText;
  /** The last line: it becomes a table's head when the next one says so. */
  last: string;
  /**
   * The state of link reference definitions at its start: `plain` once it can hold none, or the
   * closing character of the open title; undefined where that is not known yet.
   */
  start: 'plain' | TitleEnd | undefined;
}

/** Indented code. */
export interface OpenCode {
  kind: 'code';
  text: GrowingText;
  /** Blank lines, which belong to it only when code follows. */
  blanks: string;
}

export interface OpenFence {
  kind: 'fence';
  mark: string;
  /** The minimum number of marks that end it. */
  length: number;
  indent: number;
  info: string;
  text: GrowingText;
}

export interface OpenHtml {
  kind: 'html';
  /** The pattern that ends it; undefined if a blank line does. */
  end: RegExp | undefined;
  text: GrowingText;
}

export interface OpenTable {
  kind: 'table';
  alignments: readonly Alignment[];
  head: readonly string[];
  rows: Sequence<Row>;
  /** The last row, as written. */
  last: string | undefined;
  /** The number of cells added to rows that have too few. */
  added: number;
}

/** Nothing read yet. */
export const noBlocks: OpenBlocks = {
  containers: [{ kind: 'document', children: emptySequence, lastLine: 0 }],
  leaf: undefined,
  line: 0,
  definitions: noDefinitions,
  footnotes: 0,
};
