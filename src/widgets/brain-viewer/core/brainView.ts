import type { CombinedBrainBody, ConfidenceThreshold } from '../../../contract/index.ts';
import type { LayoutAlgorithm } from './layout/layoutInput.ts';
import type { GraphFilter } from './model/filterGraph.ts';
import type { CardDetail } from './scene/cardSize.ts';
import type { Viewport } from './scene/viewport.ts';

/** What the side panel shows. */
export type BrainPanel = 'details' | 'filters' | 'change' | 'compare';

/** What is requested besides the organisation's brain. */
export interface BrainSources {
  /** Connections whose edges are added. @default none: the organisation's brain alone */
  readonly connectionIds: readonly string[];
  /** Whether to find relations between connections. */
  readonly external: boolean;
  /** The least confidence of those. */
  readonly threshold: ConfidenceThreshold;
  /** Whether saga nodes are among the labels. */
  readonly sagas: boolean;
  /** What the combined route includes. @default what the host asks for */
  readonly combined?: Readonly<CombinedBrainBody>;
}

/** What a person looks at, as a value of JSON that a host can store. */
export interface BrainView {
  readonly mode: 'graph' | 'table' | 'document';
  /** `null`: hidden. */
  readonly panel: BrainPanel | null;
  readonly layout: LayoutAlgorithm | 'auto';
  readonly detail: CardDetail | 'auto';
  /** The label in the panel. */
  readonly selected: string | undefined;
  /** The id of the link whose relations are shown. */
  readonly link: string | undefined;
  /** A label with its neighbours up to a number of steps away; the rest is dimmed. */
  readonly focus: { readonly label: string; readonly steps: 1 | 2 | 3 } | undefined;
  /** A path from one label to another, as relations lead or in any direction. */
  readonly path:
    { readonly from: string; readonly to: string; readonly anyDirection?: boolean } | undefined;
  /** Whether each group is shown as one card. `auto`: in a graph of 150 labels and more. */
  readonly grouping: 'auto' | 'groups' | 'labels';
  /** The groups whose labels are shown all the same, by name. */
  readonly openGroups: readonly string[];
  /** A group by its name: the host's, or its label with the most neighbours. The rest is dimmed. */
  readonly group: string | undefined;
  readonly filter: GraphFilter;
  readonly sources: BrainSources;
  /** The visible part of the graph. Undefined: all of it. */
  readonly viewport: Viewport | undefined;
}

/** The view before any choice. */
export const initialView: BrainView = {
  mode: 'graph',
  panel: 'details',
  layout: 'auto',
  detail: 'auto',
  selected: undefined,
  link: undefined,
  focus: undefined,
  path: undefined,
  grouping: 'auto',
  openGroups: [],
  group: undefined,
  filter: {},
  sources: { connectionIds: [], external: true, threshold: 'high', sagas: true },
  viewport: undefined,
};

/** The whole view of some parts. What is left out, or was lost as JSON, is as at first. */
export function completeView(parts: Partial<BrainView>): BrainView {
  const given = Object.entries<unknown>(parts).filter(([, value]) => value !== undefined);
  return { ...initialView, ...Object.fromEntries(given) };
}
