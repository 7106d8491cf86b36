import type { TagName } from '../styleOf.ts';

/** A piece of words: text, a style around more of them, a link, an image. */
export type InlineNode =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  /** A tag, as it was typed. */
  | { kind: 'markup'; text: string }
  | { kind: 'math'; text: string; isDisplay: boolean }
  | { kind: 'break' }
  | { kind: 'emphasis' | 'strong' | 'deleted'; children: readonly InlineNode[] }
  /** The content between two tags, which are kept as they were typed. */
  | { kind: 'tag'; name: TagName; start: string; end: string; children: readonly InlineNode[] }
  | LinkNode
  /** A reference to a source, by its number from 1. */
  | { kind: 'citation'; number: number }
  /** A reference to a footnote, by its label. */
  | { kind: 'footnote'; label: string; number: number }
  | { kind: 'image'; href: string; title: string; children: readonly InlineNode[] };

export interface LinkNode {
  kind: 'link';
  href: string;
  /** Empty when there is none. */
  title: string;
  children: readonly InlineNode[];
}

/** The words of nodes without their styles. */
export function textOf(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => {
      if ('children' in node) return textOf(node.children);
      if (node.kind === 'footnote' || node.kind === 'citation') return String(node.number);
      return node.kind === 'break' ? '\n' : node.text;
    })
    .join('');
}
