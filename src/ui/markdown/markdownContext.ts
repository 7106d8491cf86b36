import type { ReactNode } from 'react';

/** The words of the markdown renderer. */
export interface MarkdownWords {
  /** Names the button that copies a code block. */
  copyCode: string;
  /** Said and shown for a moment when code was copied. */
  copied: string;
  /** Said and shown for a moment when the browser refused to copy. */
  copyFailed: string;
  /** Names a table's scroll region. */
  table: string;
  /** Names a code block without a language. */
  code: string;
  /** Stands before the description of an image that is not loaded. */
  image: string;
}

/** What every block is rendered with. */
export interface MarkdownSettings {
  words: MarkdownWords;
  headingOffset: number;
  allowedImageHosts: readonly string[];
  renderCode: ((code: string, language: string | undefined) => ReactNode) | undefined;
  onCopy: (code: string) => void;
}

/** The settings, and where in the document a token stands. */
export interface MarkdownContext extends MarkdownSettings {
  /** Whether the block is still being written. */
  isOpen: boolean;
  /** Whether an element around it already finds the direction of the text. */
  hasDirection: boolean;
  /** Whether it stands inside a link, which can hold no other link. */
  isInLink: boolean;
  /** How many quotes, lists and styles are around it. */
  depth: number;
}

/** Deeper than this, marks are shown as they were typed: no person nests that far. */
export const deepest = 40;
