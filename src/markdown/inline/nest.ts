import { deepest } from '../deepest.ts';
import type { InlineNode } from './inlineNode.ts';

/** The depth of nodes that hold others. */
const depths = new WeakMap<InlineNode, number>();

/** A node that holds others, as it is; undefined where it would reach too deep. */
export function nest(node: InlineNode & { children: readonly InlineNode[] }) {
  let depth = 1;
  for (const child of node.children) depth = Math.max(depth, (depths.get(child) ?? 0) + 1);
  if (depth > deepest) return undefined;
  depths.set(node, depth);
  return node;
}
