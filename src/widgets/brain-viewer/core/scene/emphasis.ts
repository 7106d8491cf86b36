import type { GraphLink } from '../model/brainGraph.ts';

/** What is highlighted; the rest is dimmed. */
export interface Emphasis {
  /** Labels that are not dimmed. Undefined: none is. */
  readonly labels: ReadonlySet<string> | undefined;
  /** The label that was chosen. */
  readonly selected: string | undefined;
  /** The way between two labels, in its order. */
  readonly path: readonly string[];
  /** Labels and links that a change brought. */
  readonly added: ReadonlySet<string>;
  /** The link that is fanned. */
  readonly openLink: string | undefined;
}

/** Nothing stands out. */
export const noEmphasis: Emphasis = {
  labels: undefined,
  selected: undefined,
  path: [],
  added: new Set(),
  openLink: undefined,
};

/** How a line is drawn. */
export type LineLook = 'plain' | 'dimmed' | 'strong' | 'added';

/** Returns how a link is drawn under an emphasis. */
export function lookOf(link: GraphLink, emphasis: Emphasis): LineLook {
  const { labels, selected, path, added, openLink } = emphasis;
  if (added.has(link.id)) return 'added';
  if (openLink === link.id) return 'strong';
  if (path.length > 0) {
    return isOnPath(link, path) ? 'strong' : 'dimmed';
  }
  if (selected !== undefined && (link.source === selected || link.target === selected)) {
    return 'strong';
  }
  if (labels === undefined) return selected === undefined ? 'plain' : 'dimmed';
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

/** Whether a label is dimmed. */
export function isDimmed(label: string, { labels, path, added }: Emphasis): boolean {
  if (added.has(label)) return false;
  if (path.length > 0) return !path.includes(label);
  return labels !== undefined && !labels.has(label);
}
