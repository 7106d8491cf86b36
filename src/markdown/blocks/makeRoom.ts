import { closeContainers, closeLeaf } from './closeBlocks.ts';
import type { OpenBlocks, OpenContainer } from './openBlocks.ts';

/**
 * Closes blocks that don't continue, before a new block. A preceding blank line makes the
 * surrounding list loose.
 */
export function makeRoom(before: OpenBlocks, count: number, isForItem = false): OpenBlocks {
  let blocks = closeLeaf(closeContainers(before, count));
  if (!isForItem && blocks.containers.at(-1)?.kind === 'list') {
    blocks = closeContainers(blocks, blocks.containers.length - 1);
  }
  const parent = blocks.containers.at(-1);
  const list = parent?.kind === 'item' ? blocks.containers.at(-2) : parent;
  if (parent === undefined || list?.kind !== 'list' || list.isLoose) return blocks;
  const elders = countElders(parent);
  if (elders === 0 || parent.lastLine >= blocks.line - 1) return blocks;
  const index = blocks.containers.indexOf(list);
  return {
    ...blocks,
    containers: blocks.containers.map((container, at) =>
      at === index ? { ...list, isLoose: true } : container,
    ),
  };
}

/** Counts the items or blocks of a container. */
function countElders(container: OpenContainer): number {
  if (container.kind === 'list') return container.items.length;
  const hasTask = container.kind === 'item' && container.task !== undefined;
  return container.children.length + (hasTask ? 1 : 0);
}
