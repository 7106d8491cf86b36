import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Renders text in an element of its own, for text that has siblings and changes or goes: a browser's
 * translation replaces bare text, which React can then neither change nor remove. Outer space stays
 * bare, so that testing libraries keep it in names.
 */
export function stableText(text: string): ReactNode {
  return createElement(Fragment, null, ...stableParts(text));
}

/** Renders the same as three children, for who has many: a fragment for each takes time. */
export function stableParts(text: string, className?: string): ReactNode[] {
  const words = text.trim();
  if (words === '') return [text];
  const start = text.indexOf(words);
  return [
    text.slice(0, start),
    createElement('span', { className }, words),
    text.slice(start + words.length),
  ];
}
