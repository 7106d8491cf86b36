import type { InlineNode } from './inlineNode.ts';

/** The nesting depth of parent nodes. */
const depths = new WeakMap<InlineNode, number>();

/** Registers a parent node and returns it. Undefined if it would exceed the maximum depth. */
export function nest(node: InlineNode & { children: readonly InlineNode[] }) {
  let depth = 1;
  for (const child of node.children) depth = Math.max(depth, (depths.get(child) ?? 0) + 1);
  if (depth > maxDepth) return undefined;
  depths.set(node, depth);
  return node;
}

/** The maximum nesting depth, beyond any realistic text. Deeper marks are shown as typed. */
export const maxDepth = 40;
