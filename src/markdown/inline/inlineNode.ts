import type { TagName } from '../styleOf.ts';

/** An inline node: text, a style, a link, an image and so on. */
export type InlineNode =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  /** An HTML tag, as typed. */
  | { kind: 'markup'; text: string }
  | { kind: 'math'; text: string; isDisplay: boolean }
  | { kind: 'break' }
  | { kind: 'emphasis' | 'strong' | 'deleted'; children: readonly InlineNode[] }
  /** The content between two tags, which are kept as typed. */
  | { kind: 'tag'; name: TagName; start: string; end: string; children: readonly InlineNode[] }
  | LinkNode
  /** A reference to a source by its 1-based number. */
  | { kind: 'citation'; number: number }
  /** A reference to a footnote, by its label. */
  | { kind: 'footnote'; label: string; number: number }
  | { kind: 'image'; href: string; title: string; children: readonly InlineNode[] };

export interface LinkNode {
  kind: 'link';
  href: string;
  /** Empty if there is none. */
  title: string;
  children: readonly InlineNode[];
}

/** Returns the plain text of nodes. */
export function textOf(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => {
      if ('children' in node) return textOf(node.children);
      if (node.kind === 'footnote' || node.kind === 'citation') return String(node.number);
      return node.kind === 'break' ? '\n' : node.text;
    })
    .join('');
}
