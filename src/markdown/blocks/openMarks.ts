/** The number of unclosed opening delimiters. */
export interface OpenMarks {
  readonly brackets: number;
  readonly angles: number;
  /** A bit for each symmetric delimiter, set if its count is odd. */
  readonly odd: number;
}

export const noMarks: OpenMarks = { brackets: 0, angles: 0, odd: 0 };

/** Updates the open delimiters with more text. */
export function readMarks(before: OpenMarks, text: string): OpenMarks {
  if (!anyMark.test(text)) return before;
  let { brackets, angles, odd } = before;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    const bit = selfClosing.indexOf(mark);
    if (bit !== -1) odd ^= 1 << bit;
    else if (mark === '<') angles += 1;
    else if (mark === '>') angles = 0;
    else if (mark === '[' || mark === '(') brackets += 1;
    else if (mark === ']' || mark === ')') brackets = Math.max(0, brackets - 1);
    else if (mark === '\\' && text[at + 1] !== '\n') at += 1;
  }
  return { brackets, angles, odd };
}

/** Returns true if all opening delimiters seem to be closed. */
export function isBalanced({ brackets, angles, odd }: OpenMarks): boolean {
  return brackets === 0 && angles % 2 === 0 && odd === 0;
}

const anyMark = /[*_`~$<>[\]()\\]/;
const selfClosing = '*_`~$';
