import { neighbourhoodOf, type Adjacency } from '../model/adjacency.ts';
import type { GraphLink } from '../model/brainGraph.ts';
import type { Arrangement } from '../model/hierarchy.ts';

/** The highlighted parts of a scene; the rest is dimmed. */
export interface Emphasis {
  /** Labels that are not dimmed. Undefined: none is. */
  readonly labels: ReadonlySet<string> | undefined;
  readonly selected: string | undefined;
  /** The label below the pointer. */
  readonly hovered?: string | undefined;
  /** The link whose line is below the pointer. */
  readonly hoveredLink?: string | undefined;
  /** The links that arrange the scene: where nothing is lit, the rest is dimmed. */
  readonly arranged?: Arrangement | undefined;
  /** The way between two labels, in its order. */
  readonly path: readonly string[];
  /** Labels and links that a change brought. */
  readonly added: ReadonlySet<string>;
  /** Those of them that were there before. */
  readonly changed: ReadonlySet<string>;
  /** Labels and links that went since the graph that is compared. */
  readonly gone: ReadonlySet<string>;
  /** The link that is fanned. */
  readonly openLink: string | undefined;
}

/** Nothing is highlighted. */
export const noEmphasis: Emphasis = {
  labels: undefined,
  selected: undefined,
  path: [],
  added: new Set(),
  changed: new Set(),
  gone: new Set(),
  openLink: undefined,
};

/** The look of a line. */
export type LineLook = 'plain' | 'dimmed' | 'strong' | 'added' | 'changed' | 'gone';

/** Returns how a link is drawn under an emphasis. */
export function lookOf(link: GraphLink, emphasis: Emphasis): LineLook {
  const { labels, path, added, changed, gone, arranged } = emphasis;
  const lit = emphasis.hovered ?? emphasis.selected;
  if (gone.has(link.id)) return 'gone';
  if (changed.has(link.id)) return 'changed';
  if (added.has(link.id)) return 'added';
  if (link.id === emphasis.hoveredLink) return 'strong';
  if (path.length > 0) {
    return isOnPath(link, path) ? 'strong' : 'dimmed';
  }
  if (lit !== undefined && (link.source === lit || link.target === lit)) return 'strong';
  if (labels === undefined) {
    const isOther = arranged?.links.has(link.id) === false;
    return lit === undefined && !isOther ? 'plain' : 'dimmed';
  }
  return labels.has(link.source) && labels.has(link.target) ? 'plain' : 'dimmed';
}

function isOnPath({ source, target }: GraphLink, path: readonly string[]): boolean {
  return path.some((label, at) => {
    const next = path[at + 1];
    return (
      next !== undefined &&
      ((label === source && next === target) || (label === target && next === source))
    );
  });
}

/** Returns whether a label is dimmed. */
export function isDimmed(
  label: string,
  { labels, path, added, gone, arranged }: Emphasis,
): boolean {
  if (added.has(label) || gone.has(label)) return false;
  if (path.length > 0) return !path.includes(label);
  return (labels ?? arranged?.labels)?.has(label) === false;
}

/** Lights the label below the pointer, else the selected one, with its neighbours; the rest is dimmed. */
export function lightNeighbours(
  emphasis: Emphasis,
  adjacency: Adjacency,
  hovered: string | undefined,
): Emphasis {
  const { labels, path, openLink, selected } = emphasis;
  const lit = hovered ?? selected;
  const isNarrowed = labels !== undefined || path.length > 0 || openLink !== undefined;
  if (lit === undefined || isNarrowed) return { ...emphasis, hovered };
  return { ...emphasis, hovered, labels: neighbourhoodOf(adjacency, lit, 1) };
}
