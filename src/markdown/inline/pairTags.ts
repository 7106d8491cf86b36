import { styleOf, type TagName } from '../styleOf.ts';
import type { InlineNode } from './inlineNode.ts';
import { nest } from './nest.ts';

/**
 * Nests the content between matching style tags. Unmatched and other tags stay as they are. Takes
 * linear time.
 *
 * @param isOpen True if more text will follow: open styles then extend to the end.
 */
export function pairTags(nodes: readonly InlineNode[], isOpen: boolean): InlineNode[] {
  const paired: InlineNode[] = [];
  const open: { name: TagName; at: number }[] = [];
  const counts = new Map<TagName, number>();

  function close(at: number, end: string): boolean {
    const start = paired[at];
    const name = start === undefined ? undefined : nameOf(start);
    if (start?.kind !== 'markup' || name === undefined) return false;
    const children = paired.slice(at + 1);
    const node = nest({ kind: 'tag', name, start: start.text, end, children });
    if (node === undefined) return false;
    paired.length = at;
    paired.push(node);
    return true;
  }

  function closeNearest(name: TagName, end: string): boolean {
    if ((counts.get(name) ?? 0) === 0) return false;
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      counts.set(last.name, (counts.get(last.name) ?? 0) - 1);
      if (last.name !== name) continue;
      if (close(last.at, end)) return true;
      // Enclosing openers would nest even deeper.
      open.length = 0;
      counts.clear();
    }
    return false;
  }

  for (const node of nodes) {
    const name = nameOf(node);
    const isEnd = node.kind === 'markup' && node.text.startsWith('</');
    if (name !== undefined && isEnd && closeNearest(name, node.text)) continue;
    if (name !== undefined && !isEnd) {
      open.push({ name, at: paired.length });
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    paired.push(node);
  }
  for (let last = isOpen ? open.pop() : undefined; last !== undefined; last = open.pop()) {
    if (last.at === paired.length - 1) paired.pop();
    else if (!close(last.at, '')) break;
  }
  return paired;
}

function nameOf(node: InlineNode): TagName | undefined {
  return node.kind === 'markup' ? styleOf(node.text) : undefined;
}
