import katex from 'katex';
import { parseMarkup, type MarkupNode } from '../parseMarkup.ts';

/** A formula as MathML; undefined when it cannot be read. */
export function readFormula(tex: string, isDisplay: boolean): MarkupNode[] | undefined {
  try {
    return parseMarkup(
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
  } catch {
    return undefined;
  }
}
