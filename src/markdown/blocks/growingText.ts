import { append, emptySequence, itemsOf, type Sequence } from './sequence.ts';

/** The number of unclosed opening delimiters. */
interface OpenMarks {
  readonly brackets: number;
  readonly angles: number;
  /** A bit for each symmetric delimiter, set if its count is odd. */
  readonly odd: number;
}

const noMarks: OpenMarks = { brackets: 0, angles: 0, odd: 0 };

function readMarks(before: OpenMarks, text: string): OpenMarks {
  let { brackets, angles, odd } = before;
  for (const mark of text.match(anyMark) ?? []) {
    const bit = selfClosing.indexOf(mark);
    if (bit !== -1) odd ^= 1 << bit;
    else if (mark === '<') angles += 1;
    else if (mark === '>') angles = 0;
    else if (mark === '[' || mark === '(') brackets += 1;
    else if (mark === ']' || mark === ')') brackets = Math.max(0, brackets - 1);
  }
  return { brackets, angles, odd };
}

function isBalanced({ brackets, angles, odd }: OpenMarks): boolean {
  return brackets === 0 && angles % 2 === 0 && odd === 0;
}

/** Matches a delimiter, or an escaped character. */
const anyMark = /\\.|[*_`~$<>[\]()]/g;

const selfClosing = '*_`~$';

/**
 * A text in parts of a few thousand characters, so that only the last part is parsed and rendered
 * again as it grows. The cuts depend only on the text before them.
 */
export interface GrowingText {
  parts: Sequence<string>;
  /** The text after the parts. */
  tail: string;
  /** The delimiters open at the end of the tail, which is cut between words. */
  marks: OpenMarks;
}

export const emptyText: GrowingText = { parts: emptySequence, tail: '', marks: noMarks };

const part = 2048;
const maxPieceLength = 8192;
const maxLineLength = 65_536;

/** Appends lines. Cuts between lines, except in lines of 65,536 characters or more. */
export function appendLines(text: GrowingText, more: string): GrowingText {
  const tail = text.tail + more;
  const isWhole = tail.length >= part && (more.endsWith('\n') || tail.length >= maxLineLength);
  return isWhole ? cut(text, tail) : { ...text, tail };
}

/**
 * Appends inline text. Cuts where no delimiter is open, so that none is split, unless it spans more
 * than 8,192 characters.
 */
export function appendWords(text: GrowingText, more: string): GrowingText {
  const tail = text.tail + more;
  const marks = readMarks(text.marks, more);
  const isWhole = tail.length >= maxPieceLength || (tail.length >= part && isBalanced(marks));
  return isWhole ? cut(text, tail) : { ...text, tail, marks };
}

export function joinText({ parts, tail }: GrowingText): string {
  return parts.length === 0 ? tail : itemsOf(parts).join('') + tail;
}

function cut({ parts }: GrowingText, tail: string): GrowingText {
  return { parts: append(parts, tail), tail: '', marks: noMarks };
}
