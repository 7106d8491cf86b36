import type { AlertKind, Definitions } from '../../markdown/index.ts';

/** The texts of the Markdown renderer. */
export interface MarkdownWords {
  /** Label of the button that copies a code block. */
  copyCode: string;
  /** Label of the button that downloads a code block. */
  downloadCode: string;
  /** Label of the switch that wraps long lines of code. */
  wrapCode: string;
  /** Shown and announced briefly after copying. */
  copied: string;
  /** Shown and announced briefly if the browser refused to copy. */
  copyFailed: string;
  /** Label of the button that copies a table. */
  copyTable: string;
  /** Label of the button that downloads a table as CSV. */
  downloadTable: string;
  /** Label of a table's scroll region, and the name of its file. */
  table: string;
  /** Label of a code block without a language. */
  code: string;
  /** Precedes the description of a blocked image. */
  image: string;
  /** Label of a collapsible block without a summary. */
  details: string;
  footnote: (label: string) => string;
  /** Label of a reference to a source. */
  citation: (number: number, source: string) => string;
  /** The titles of alerts such as `> [!NOTE]`. */
  alerts: Readonly<Record<AlertKind, string>>;
}

/** A web page that the text refers to by number. */
export interface MarkdownSource {
  url: string;
  /** @default the host of its URL */
  title?: string | undefined;
}

/** Settings shared by all blocks. */
export interface MarkdownSettings {
  words: MarkdownWords;
  allowedImageHosts: readonly string[];
  onCopy: (code: string) => void;
  /** Opens a source by number, instead of its page. */
  onOpenSource: ((number: number) => void) | undefined;
  hasMath: boolean;
  /** True if the whole text names an element. */
  isName: boolean;
}

/** The settings, and the targets of the document's references. */
export interface MarkdownContext {
  settings: MarkdownSettings;
  /**
   * Maps a level in the text to a heading level. Separate from the settings, since it changes with
   * the first heading, which must not re-render the text before it.
   */
  headingLevel: (level: number) => number;
  definitions: Definitions;
  /** The sources of `[1]` and so on. */
  sources: readonly MarkdownSource[];
}
