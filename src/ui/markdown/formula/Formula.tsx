import { createElement, useEffect, useState, type ReactNode } from 'react';
import { joinClasses } from '../../joinClasses.ts';
import type { MarkupNode } from '../parseMarkup.ts';
import styles from './Formula.module.css';

interface FormulaProps {
  tex: string;
  isDisplay: boolean;
}

/** Renders a formula as MathML, or as TeX until the renderer has loaded or if it fails. */
export function Formula({ tex, isDisplay }: FormulaProps) {
  const [drawn, setDrawn] = useState<{ tex: string; nodes: readonly MarkupNode[] | undefined }>();

  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const { readFormula } = await import('./mathTree.ts');
      if (isWanted) setDrawn({ tex, nodes: readFormula(tex, isDisplay) });
    };
    draw().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [tex, isDisplay]);

  return (
    <span dir="ltr" className={joinClasses(styles.formula, isDisplay && styles.display)}>
      {drawn?.tex === tex && drawn.nodes !== undefined ? renderNodes(drawn.nodes) : tex}
    </span>
  );
}

function renderNodes(nodes: readonly MarkupNode[]): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    if (!elements.has(node.name)) return renderNodes(node.children);
    const allowed = [...node.attributes].filter(([name]) => attributes.has(name));
    const props = { key: index, ...Object.fromEntries(allowed) };
    return createElement(node.name, props, renderNodes(node.children));
  });
}

const elements: ReadonlySet<string> = new Set(
  (
    'math semantics annotation mi mn mo ms mtext mspace mrow mfrac msqrt mroot mstyle mpadded ' +
    'mphantom msub msup msubsup munder mover munderover mtable mtr mtd menclose'
  ).split(' '),
);

const attributes: ReadonlySet<string> = new Set(
  (
    'display encoding mathvariant mathcolor mathbackground mathsize displaystyle scriptlevel ' +
    'stretchy fence separator symmetric form lspace rspace minsize maxsize movablelimits accent ' +
    'accentunder linethickness width height depth voffset rowspacing columnspacing columnalign ' +
    'rowalign columnlines rowlines notation side'
  ).split(' '),
);
