import type { AlertKind, Definitions } from '../../markdown/index.ts';

/** The words of the markdown renderer. */
export interface MarkdownWords {
  /** Names the button that copies a code block. */
  copyCode: string;
  /** Names the button that saves a code block as a file. */
  downloadCode: string;
  /** Names the switch that wraps the lines of code that is wider than the column. */
  wrapCode: string;
  /** Said and shown for a moment when code was copied. */
  copied: string;
  /** Said and shown for a moment when the browser refused to copy. */
  copyFailed: string;
  /** Names the button that copies a table. */
  copyTable: string;
  /** Names the button that saves a table as a CSV file. */
  downloadTable: string;
  /** Names a table's scroll region, and its file. */
  table: string;
  /** Names a code block without a language. */
  code: string;
  /** Precedes the description of an image that is not loaded. */
  image: string;
  /** Names what can be folded up and has no summary. */
  details: string;
  /** Names a reference to a footnote. */
  footnote: (label: string) => string;
  /** Names a reference to a source. */
  citation: (number: number, source: string) => string;
  /** The titles of alerts such as `> [!NOTE]`. */
  alerts: Readonly<Record<AlertKind, string>>;
}

/** A page that the text refers to by its number. */
export interface MarkdownSource {
  url: string;
  /** @default the host of its address */
  title?: string | undefined;
}

/** Settings of every block. */
export interface MarkdownSettings {
  words: MarkdownWords;
  allowedImageHosts: readonly string[];
  onCopy: (code: string) => void;
  /** Opens a source by its number, in place of its page. */
  onOpenSource: ((number: number) => void) | undefined;
  hasMath: boolean;
}

/** The settings, and where the document's references lead. */
export interface MarkdownContext {
  settings: MarkdownSettings;
  /**
   * The level that a heading of a level of the text gets. It changes with the first heading, and
   * apart from the settings, so that the words before it are not read again then.
   */
  headingLevel: (level: number) => number;
  definitions: Definitions;
  /** The sources that `[1]` and so on refer to. */
  sources: readonly MarkdownSource[];
}
