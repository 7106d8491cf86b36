import * as v from 'valibot';
import { listOf, partsOf, type ViewSchemas } from '../../../controller/index.ts';
import type { CombinedBrainBody, ConfidenceThreshold } from '../../../contract/index.ts';
import type { LayoutAlgorithm } from './layout/layoutInput.ts';
import type { GraphFilter } from './model/filterGraph.ts';
import type { CardDetail } from './scene/cardSize.ts';
import { zoomLimits, type Viewport } from './scene/viewport.ts';

/** The content of the side panel. */
export type BrainPanel = 'details' | 'filters' | 'change' | 'compare';

/** The sources requested besides the organisation's brain. */
export interface BrainSources {
  /** Connections whose edges are added. @default none: the organisation's brain alone */
  readonly connectionIds: readonly string[];
  /** True to find relations between connections. */
  readonly external: boolean;
  /** The least confidence of those. */
  readonly threshold: ConfidenceThreshold;
  /** True if saga nodes are among the labels. */
  readonly sagas: boolean;
  /** The parts that the combined route includes. @default the host's choice */
  readonly combined?: Readonly<CombinedBrainBody>;
}

/** The view of a person, as a JSON value that a host can store. */
export interface BrainView {
  readonly mode: 'graph' | 'table' | 'document';
  /** `null`: hidden. */
  readonly panel: BrainPanel | null;
  readonly layout: LayoutAlgorithm | 'auto';
  /**
   * The type of the relations that arrange a hierarchy; the empty text for all relations. Undefined:
   * all, or among many types the strongest link to each.
   */
  readonly arrangedBy: string | undefined;
  /** True if a hierarchy ends where it would begin: at its root. */
  readonly isTurned: boolean;
  readonly detail: CardDetail | 'auto';
  /** The label in the panel. */
  readonly selected: string | undefined;
  /** The id of the link whose relations are shown. */
  readonly link: string | undefined;
  /** A label with its neighbours up to a number of steps away; the rest is dimmed. */
  readonly focus: { readonly label: string; readonly steps: 1 | 2 | 3 } | undefined;
  /** A path from one label to another, as relations lead or in any direction. */
  readonly path:
    | { readonly from: string; readonly to: string; readonly anyDirection?: boolean }
    | undefined;
  /** The initial grouping. `auto`: groups if there are many labels, or many links. */
  readonly grouping: 'auto' | 'groups' | 'labels';
  /** The group that is open, by name; in a large one, the group within it that is, and so on. */
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
  panel: null,
  layout: 'auto',
  arrangedBy: undefined,
  isTurned: false,
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

const text = v.optional(v.string());
const texts = listOf(v.string());
const sourceParts = partsOf<BrainSources>({
  connectionIds: texts,
  external: v.boolean(),
  threshold: v.picklist(['high', 'medium', 'low']),
  sagas: v.boolean(),
  combined: partsOf<CombinedBrainBody>({
    include_tgraph: v.boolean(),
    include_manual_kg: v.boolean(),
    include_saga_nodes: v.boolean(),
  }),
});

/** Reads a view that a host gives. */
export const brainViewSchemas: ViewSchemas<BrainView> = {
  mode: v.picklist(['graph', 'table', 'document']),
  panel: v.nullable(v.picklist(['details', 'filters', 'change', 'compare'])),
  layout: v.picklist(['auto', 'organic', 'hierarchical', 'radial', 'grid']),
  arrangedBy: text,
  isTurned: v.boolean(),
  detail: v.picklist(['auto', 'name', 'key', 'all']),
  selected: text,
  link: text,
  focus: v.optional(v.object({ label: v.string(), steps: v.picklist([1, 2, 3]) })),
  path: v.optional(
    v.object({
      from: v.string(),
      to: v.string(),
      anyDirection: v.exactOptional(v.boolean()),
    }),
  ),
  grouping: v.picklist(['auto', 'groups', 'labels']),
  openGroups: texts,
  group: text,
  filter: partsOf<GraphFilter>({
    hiddenTypes: texts,
    hiddenLabels: texts,
    hiddenStores: texts,
    minimumCount: v.number(),
    connectedOnly: v.boolean(),
  }),
  sources: v.pipe(
    sourceParts,
    v.transform((parts) => ({ ...initialView.sources, ...parts })),
  ),
  viewport: v.optional(
    v.object({
      x: v.number(),
      y: v.number(),
      zoom: v.pipe(v.number(), v.minValue(zoomLimits.least), v.maxValue(zoomLimits.most)),
    }),
  ),
};
