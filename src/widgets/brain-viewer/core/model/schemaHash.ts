import type { BrainGraph } from './brainGraph.ts';

/**
 * Hashes a schema by its labels and linked pairs, independent of order, counts and properties. Part
 * of a stored layout's key.
 *
 * @returns Up to 14 alphanumeric characters.
 */
export function schemaHash({ labels, links }: Pick<BrainGraph, 'labels' | 'links'>): string {
  const text = [
    ...[...labels.keys()].sort().map((name) => JSON.stringify(name)),
    ...links.map(({ id }) => id).sort(),
  ].join('\n');
  return hashText(text);
}

/** Computes a 53-bit non-cryptographic hash (cyrb53). */
function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
