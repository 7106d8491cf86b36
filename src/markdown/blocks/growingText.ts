import { isBalanced, noMarks, readMarks, type OpenMarks } from './openMarks.ts';
import { append, emptySequence, itemsOf, type Sequence } from './sequence.ts';

/**
 * Text in parts of some thousand characters, so that as it grows only its last part is read and
 * drawn again. Where it is cut depends on the text before the cut alone.
 */
export interface GrowingText {
  parts: Sequence<string>;
  /** The text after the parts. */
  tail: string;
  /** The marks that are open in the tail, where it is cut between words. */
  marks: OpenMarks;
}

/** No text. */
export const emptyText: GrowingText = { parts: emptySequence, tail: '', marks: noMarks };

const part = 2048;
const longest = 8192;
const longestLine = 65_536;

/** The text with more lines at its end. They are cut between lines, but for one of 65,536 characters. */
export function appendLines(text: GrowingText, more: string): GrowingText {
  const tail = text.tail + more;
  const isWhole = tail.length >= part && (more.endsWith('\n') || tail.length >= longestLine);
  return isWhole ? cut(text, tail) : { ...text, tail };
}

/**
 * The text with more words at its end. They are cut where no mark is open, so that none is torn
 * apart, but for marks that reach over more than 8,192 characters.
 */
export function appendWords(text: GrowingText, more: string): GrowingText {
  const tail = text.tail + more;
  const marks = readMarks(text.marks, more);
  const isWhole = tail.length >= longest || (tail.length >= part && isBalanced(marks));
  return isWhole ? cut(text, tail) : { ...text, tail, marks };
}

/** The whole text. */
export function joinText({ parts, tail }: GrowingText): string {
  return parts.length === 0 ? tail : itemsOf(parts).join('') + tail;
}

function cut({ parts }: GrowingText, tail: string): GrowingText {
  return { parts: append(parts, tail), tail: '', marks: noMarks };
}
