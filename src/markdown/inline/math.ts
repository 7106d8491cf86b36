import type { InlineNode } from './inlineNode.ts';

/** A formula in a text, and how many characters it takes with its marks. */
export interface MathPiece {
  node: InlineNode;
  length: number;
}

/** The formula that starts at a place: `$$x$$`, `\[x\]`, `\(x\)` or `$x$`. */
export function readMath(text: string, at: number): MathPiece | undefined {
  if (text[at] !== '$' && text[at] !== '\\') return undefined;
  for (const [pattern, isDisplay] of patterns) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const formula = match?.[1]?.trim();
    if (match !== null && formula !== undefined && formula !== '') {
      return { node: { kind: 'math', text: formula, isDisplay }, length: match[0].length };
    }
  }
  return undefined;
}

const patterns: readonly (readonly [pattern: RegExp, isDisplay: boolean])[] = [
  [/\$\$((?:\\[^]|[^$\\])+)\$\$/y, true],
  [/\\\[((?:(?!\\\])[^])+)\\\]/y, true],
  [/\\\(((?:(?!\\\))[^])+)\\\)/y, false],
  // Not "$5 and $6": the first mark stands right before its formula, the last right after it.
  [/\$(?![\s$])((?:\\[^]|[^$\\\n])*(?:\\[^]|[^$\\\s]))\$(?!\d)/y, false],
];
