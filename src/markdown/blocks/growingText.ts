import { append, emptySequence, itemsOf, type Sequence } from './sequence.ts';

/**
 * Text in parts of some thousand characters, so that as it grows only its last part is read and
 * drawn again. Where it is cut depends on the text before the cut alone.
 */
export interface GrowingText {
  parts: Sequence<string>;
  /** What comes after the parts. */
  tail: string;
}

/** No text. */
export const emptyText: GrowingText = { parts: emptySequence, tail: '' };

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
  if (tail.length < part) return { ...text, tail };
  return tail.length >= longest || isBalanced(tail) ? cut(text, tail) : { ...text, tail };
}

/** The whole text. */
export function joinText({ parts, tail }: GrowingText): string {
  return parts.length === 0 ? tail : itemsOf(parts).join('') + tail;
}

function cut({ parts }: GrowingText, tail: string): GrowingText {
  return { parts: append(parts, tail), tail: '' };
}

/** Whether every mark that can open something seems to be closed. */
function isBalanced(text: string): boolean {
  let brackets = 0;
  const counts = { '*': 0, _: 0, '`': 0, '~': 0, $: 0, '<': 0 };
  for (const [mark] of text.matchAll(/\\[^\n]|[*_`~$<>[\]()]/g)) {
    if (mark === '*' || mark === '_' || mark === '`' || mark === '~' || mark === '$') {
      counts[mark] += 1;
    } else if (mark === '<') counts['<'] += 1;
    else if (mark === '>') counts['<'] = 0;
    else if (mark === '[' || mark === '(') brackets += 1;
    else if (mark === ']' || mark === ')') brackets = Math.max(0, brackets - 1);
  }
  return brackets === 0 && Object.values(counts).every((count) => count % 2 === 0);
}
