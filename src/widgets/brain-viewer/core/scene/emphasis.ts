import { neighbourhoodOf, type Adjacency } from '../model/adjacency.ts';
import type { GraphLink } from '../model/brainGraph.ts';
import type { Arrangement } from '../model/hierarchy.ts';

/** The highlighted parts of a scene; the rest is dimmed. */
export interface Emphasis {
  /** Labels that are not dimmed. Undefined if none is dimmed. */
  readonly labels: ReadonlySet<string> | undefined;
  readonly selected: string | undefined;
  /** The label under the pointer. */
  readonly hovered?: string | undefined;
  /** The link whose edge is under the pointer. */
  readonly hoveredLink?: string | undefined;
  /** The links that arrange a hierarchy. Without another highlight, other labels are dimmed. */
  readonly arranged?: Arrangement | undefined;
  /** Ids of new or changed labels and links. */
  readonly added: ReadonlySet<string>;
  /** The changed ones among them. */
  readonly changed: ReadonlySet<string>;
  /** Ids of labels and links removed since the compared graph, shown as ghosts. */
  readonly gone: ReadonlySet<string>;
  /** The link whose relations the panel lists. */
  readonly openLink: string | undefined;
}

/** The look of a drawn edge. */
export type LineLook = 'plain' | 'dimmed' | 'strong' | 'added' | 'changed' | 'gone';

/** Returns a link's look under an emphasis. A hierarchy hides the links that don't arrange it. */
export function lookOf(link: GraphLink, emphasis: Emphasis): LineLook | 'hidden' {
  const { labels, added, changed, gone, arranged, openLink } = emphasis;
  const lit = emphasis.hovered ?? emphasis.selected;
  if (gone.has(link.id)) return 'gone';
  if (changed.has(link.id)) return 'changed';
  if (added.has(link.id)) return 'added';
  if (link.id === emphasis.hoveredLink || link.id === openLink) return 'strong';
  if (lit !== undefined && (link.source === lit || link.target === lit)) return 'strong';
  if (arranged?.links.has(link.id) === false) return 'hidden';
  if (labels === undefined) return (lit ?? openLink) === undefined ? 'plain' : 'dimmed';
  return labels.has(link.source) && labels.has(link.target) ? 'plain' : 'dimmed';
}

export function isDimmed(label: string, { labels, added, gone, arranged }: Emphasis): boolean {
  if (added.has(label) || gone.has(label)) return false;
  // The strongest links arrange all labels but those without a link, which stay legible.
  const related = arranged?.type === undefined ? undefined : arranged.labels;
  return (labels ?? related)?.has(label) === false;
}

/** Highlights the hovered label, else the selected one, with its neighbours. Dims the rest. */
export function lightNeighbours(
  emphasis: Emphasis,
  adjacency: Adjacency,
  hovered: string | undefined,
): Emphasis {
  const { labels, openLink, selected } = emphasis;
  const lit = hovered ?? selected;
  const isNarrowed = labels !== undefined || openLink !== undefined;
  if (lit === undefined || isNarrowed) return { ...emphasis, hovered };
  return { ...emphasis, hovered, labels: neighbourhoodOf(adjacency, lit, 1) };
}
