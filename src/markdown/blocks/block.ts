import type { GrowingText } from './growingText.ts';
import type { Sequence } from './sequence.ts';

/** A paragraph, a list, a table: one piece of a document. It never changes once it is made. */
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
  /** True if its end is still being written. */
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

/** Markup, to be shown as it was typed. */
export interface Html {
  kind: 'html';
  text: GrowingText;
  /** True if its end is still being written. */
  isOpen: boolean;
}

export interface Rule {
  kind: 'rule';
}

/** The alignment of a column's cells; undefined is the start. */
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

/** The kinds of alerts that GitHub has. */
export type AlertKind = 'note' | 'tip' | 'important' | 'warning' | 'caution';

export interface Quote {
  kind: 'quote';
  /** Of a quote that begins with `[!NOTE]` or the like. */
  alert: AlertKind | undefined;
  children: Sequence<Block>;
}

export interface Footnote {
  kind: 'footnote';
  /** As written, without the caret. */
  label: string;
  /** Its place among the text's footnotes, from 1. */
  number: number;
  children: Sequence<Block>;
}

/** A block that can be collapsed. */
export interface Details {
  kind: 'details';
  /** Empty when there is none. */
  summary: string;
  /** True if it is expanded at first. */
  isShown: boolean;
  children: Sequence<Block>;
}

export interface List {
  kind: 'list';
  /** The number of the first item; undefined for a list of points. */
  start: number | undefined;
  /** True if blank lines separate its items, which are then drawn as paragraphs. */
  isLoose: boolean;
  items: Sequence<Item>;
}

export interface Item {
  children: Sequence<Block>;
  /** The task of the item, before its children; undefined when the item isn't a task. */
  task: Task | undefined;
}

export interface Task {
  isDone: boolean;
  words: Paragraph;
}
