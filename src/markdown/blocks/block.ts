import type { GrowingText } from './growingText.ts';
import type { Sequence } from './sequence.ts';

/** An immutable block of a document: a paragraph, a list, a table and so on. */
export type Block =
  | Paragraph
  | Heading
  | Code
  | Html
  | Rule
  | Table
  | Quote
  | List
  | Footnote
  | Details;

export interface Paragraph {
  kind: 'paragraph';
  text: GrowingText;
  /** True while its end is still arriving. */
  isOpen: boolean;
}

export interface Heading {
  kind: 'heading';
  level: number;
  text: string;
  isOpen: boolean;
}

export interface Code {
  kind: 'code';
  /** The info string after the fence; empty for indented code. */
  info: string;
  text: GrowingText;
  isOpen: boolean;
}

/** HTML, shown as typed. */
export interface Html {
  kind: 'html';
  text: GrowingText;
  /** True while its end is still arriving. */
  isOpen: boolean;
}

export interface Rule {
  kind: 'rule';
}

/** The alignment of a column's cells. Undefined means start. */
export type Alignment = 'center' | 'right' | 'left' | undefined;

export interface Table {
  kind: 'table';
  alignments: readonly Alignment[];
  head: readonly string[];
  /** Every row has as many cells as the head. */
  rows: Sequence<Row>;
}

export interface Row {
  cells: readonly string[];
  isOpen: boolean;
}

export type AlertKind = 'note' | 'tip' | 'important' | 'warning' | 'caution';

export interface Quote {
  kind: 'quote';
  /** The kind of a quote that starts with `[!NOTE]` or another alert. */
  alert: AlertKind | undefined;
  children: Sequence<Block>;
}

export interface Footnote {
  kind: 'footnote';
  /** As written, without the caret. */
  label: string;
  /** Its 1-based position among the document's footnotes. */
  number: number;
  children: Sequence<Block>;
}

/** A collapsible block. */
export interface Details {
  kind: 'details';
  /** Empty if there is none. */
  summary: string;
  /** True if it is initially expanded. */
  isShown: boolean;
  children: Sequence<Block>;
}

export interface List {
  kind: 'list';
  /** The number of the first item. Undefined for a bullet list. */
  start: number | undefined;
  /** True if blank lines separate the items, which are then rendered as paragraphs. */
  isLoose: boolean;
  items: Sequence<Item>;
}

export interface Item {
  children: Sequence<Block>;
  /** The checkbox before its children. Undefined if the item isn't a task. */
  task: Task | undefined;
}

export interface Task {
  isDone: boolean;
  words: Paragraph;
}
