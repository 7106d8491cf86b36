import type { LayoutAlgorithm } from './layoutInput.ts';

/** Up to so many labels a hierarchy may have so many links for each. */
const hierarchical = { labels: 40, linksPerLabel: 1.3 };

/** What is nearly a tree reads best from above, whatever its size; more links want an organic picture. */
export function chooseLayout(labels: number, links: number): LayoutAlgorithm {
  const density = links / Math.max(1, labels);
  const isTree = density <= 1.05;
  const isSmall = labels <= hierarchical.labels && density <= hierarchical.linksPerLabel;
  return isTree || isSmall ? 'hierarchical' : 'organic';
}
