import type { InlineNode } from './inlineNode.ts';
import type { Closers } from './closers.ts';

export interface MathPiece {
  node: InlineNode;
  length: number;
}

/** Parses the formula at a position: `$$x$$`, `\[x\]`, `\(x\)` or `$x$`. */
export function readMath(text: string, at: number, closers: Closers): MathPiece | undefined {
  if (text[at] === '\\') {
    if (text[at + 1] === '[') return readBetween(text, at, closers, '\\]', true);
    return text[at + 1] === '(' ? readBetween(text, at, closers, '\\)', false) : undefined;
  }
  if (text[at] !== '$') return undefined;
  for (const [pattern, isDisplay] of dollars) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const formula = match?.[1]?.trim();
    if (match !== null && formula !== undefined && formula !== '') {
      return { node: { kind: 'math', text: formula, isDisplay }, length: match[0].length };
    }
  }
  return undefined;
}

function readBetween(
  text: string,
  at: number,
  closers: Closers,
  closer: string,
  isDisplay: boolean,
): MathPiece | undefined {
  const end = closers.find(closer, at + 2);
  const formula = end === undefined ? '' : text.slice(at + 2, end).trim();
  if (end === undefined || formula === '') return undefined;
  return { node: { kind: 'math', text: formula, isDisplay }, length: end + closer.length - at };
}

/** Each pattern stops at the next dollar sign, so that matching takes linear time. */
const dollars: readonly (readonly [pattern: RegExp, isDisplay: boolean])[] = [
  [/\$\$((?:\\[^]|[^$\\])+)\$\$/y, true],
  // Excludes "$5 and $6": no white space may follow the opening or precede the closing dollar sign.
  [/\$(?![\s$])((?:\\[^]|[^$\\\n])*(?:\\[^]|[^$\\\s]))\$(?!\d)/y, false],
];
