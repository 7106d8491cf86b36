/** The numbers of marks that can open something and were not closed. */
export interface OpenMarks {
  readonly brackets: number;
  readonly angles: number;
  /** Of the marks that close themselves, whether their number is odd, one bit for each. */
  readonly odd: number;
}

/** Nothing open. */
export const noMarks: OpenMarks = { brackets: 0, angles: 0, odd: 0 };

/** The marks that are open after some more text. */
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

/** Returns true if every mark that can open something seems to be closed. */
export function isBalanced({ brackets, angles, odd }: OpenMarks): boolean {
  return brackets === 0 && angles % 2 === 0 && odd === 0;
}

const anyMark = /[*_`~$<>[\]()\\]/;
const selfClosing = '*_`~$';
