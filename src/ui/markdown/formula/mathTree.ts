import katex from 'katex';
import { parseMarkup, type MarkupNode } from '../parseMarkup.ts';

/** Converts a formula to MathML. Undefined if it is invalid. */
export function readFormula(tex: string, isDisplay: boolean): MarkupNode[] | undefined {
  try {
    const nodes = parseMarkup(
      katex.renderToString(tex, {
        output: 'mathml',
        displayMode: isDisplay,
        throwOnError: true,
        strict: 'ignore',
        trust: false,
        maxExpand: 500,
        maxSize: 20,
      }),
    );
    return isTooDeep(nodes) ? undefined : nodes;
  } catch {
    return undefined;
  }
}

/** The maximum element depth that pages render without problems. */
const deepest = 200;

function isTooDeep(nodes: readonly MarkupNode[]): boolean {
  const waiting = nodes.map((node) => ({ node, depth: 1 }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, depth } = next;
    if (depth > deepest) return true;
    if (typeof node === 'string') continue;
    for (const child of node.children) waiting.push({ node: child, depth: depth + 1 });
  }
  return false;
}
