import type { InlineNode, LinkNode } from './inlineNode.ts';

/** Whether a text may hold an address that stands by itself. */
export function mayHoldAddress(text: string): boolean {
  return /:\/\/|www\./i.test(text);
}

/** The address that starts at a place in a text, without the stop after it. */
export function readBareLink(text: string, at: number): LinkNode | undefined {
  const before = text.charAt(at - 1);
  if (before !== '' && !/[\s*_~(["'>]/.test(before)) return undefined;
  address.lastIndex = at;
  const trimmed = trimEnd(address.exec(text)?.[0] ?? '');
  const domain = /^(?:https?:\/\/)?([^/?#:]*)/i.exec(trimmed)?.[1] ?? '';
  // The last two parts of a domain hold no underscore.
  if (domain === '' || /_[^.]*(?:\.[^.]*)?$/.test(domain)) return undefined;
  const href = /^www\./i.test(trimmed) ? `http://${trimmed}` : trimmed;
  return { kind: 'link', href, title: '', children: [{ kind: 'text', text: trimmed }] };
}

const address = /(?:https?:\/\/|www\.)[\p{L}\p{N}\-_]+(?:\.[\p{L}\p{N}\-_]+)*[^\s<]*/iuy;

function trimEnd(written: string): string {
  let text = written;
  for (;;) {
    const shorter = text.replace(/(?:[?!.,:*_~'"]+|&[A-Za-z\d]+;)$/, '');
    if (shorter !== text) text = shorter;
    else if (text.endsWith(')') && count(text, ')') > count(text, '(')) text = text.slice(0, -1);
    else return text;
  }
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** Nodes with the mail addresses in their texts made links. */
export function linkMail(nodes: readonly InlineNode[]): InlineNode[] {
  return nodes.flatMap((node): InlineNode[] => {
    if (node.kind === 'text') return node.text.includes('@') ? splitMail(node.text) : [node];
    if (node.kind === 'link' || node.kind === 'image' || !('children' in node)) return [node];
    return [{ ...node, children: linkMail(node.children) }];
  });
}

function splitMail(text: string): InlineNode[] {
  const nodes: InlineNode[] = [];
  let end = 0;
  for (const match of text.matchAll(mail)) {
    const [written] = match;
    if (match.index > end) nodes.push({ kind: 'text', text: text.slice(end, match.index) });
    const children = [{ kind: 'text', text: written } as const];
    nodes.push({ kind: 'link', href: `mailto:${written}`, title: '', children });
    end = match.index + written.length;
  }
  if (end < text.length) nodes.push({ kind: 'text', text: text.slice(end) });
  return nodes;
}

const mail = /(?<![\w.+/-])[\w.+-]{1,64}@[A-Za-z\d_-]+(?:\.[A-Za-z\d_-]*[A-Za-z\d](?![\w-]))+/g;
