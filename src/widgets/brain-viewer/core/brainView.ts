import * as v from 'valibot';
import { listOf, partsOf, type ViewSchemas } from '../../../controller/index.ts';
import type { CombinedBrainBody, ConfidenceThreshold } from '../../../contract/index.ts';
import type { LayoutAlgorithm } from './layout/layoutInput.ts';
import type { GraphFilter } from './model/filterGraph.ts';
import type { CardDetail } from './scene/cardSize.ts';
import { zoomLimits, type Viewport } from './scene/viewport.ts';

/** The content of the side panel. */
export type BrainPanel = 'details' | 'filters' | 'change' | 'compare';

/** The sources requested in addition to the organisation's brain. */
export interface BrainSources {
  /** Ids of connections whose edges are added. @default none */
  readonly connectionIds: readonly string[];
  /** True to discover relations between connections. */
  readonly external: boolean;
  /** The minimum confidence of discovered relations. */
  readonly threshold: ConfidenceThreshold;
  /** True to include saga nodes. */
  readonly sagas: boolean;
  /** The parts that the combined route includes. @default the host's choice */
  readonly combinedInclude?: Readonly<CombinedBrainBody>;
}

/** The user's view, as a JSON value that a host can store. */
export interface BrainView {
  readonly mode: 'graph' | 'table' | 'document';
  /** `null` if hidden. */
  readonly panel: BrainPanel | null;
  readonly layout: LayoutAlgorithm | 'auto';
  /**
   * The relation type that arranges a hierarchy, or the empty string for all types. Undefined for
   * all types, or for the strongest link to each label if there are many.
   */
  readonly arrangedBy: string | undefined;
  /** True if the root of a hierarchy is last. */
  readonly isTurned: boolean;
  readonly detail: CardDetail | 'auto';
  /** The label in the panel. */
  readonly selected: string | undefined;
  /** The id of the link whose relations are shown. */
  readonly link: string | undefined;
  /** A label shown with its neighbours up to a number of steps away. */
  readonly focus: { readonly label: string; readonly steps: 1 | 2 | 3 } | undefined;
  /** A path between two labels, along the relations or in any direction. */
  readonly path:
    | { readonly from: string; readonly to: string; readonly anyDirection?: boolean }
    | undefined;
  /** The initial grouping. `auto` groups if there are many labels or links. */
  readonly grouping: 'auto' | 'groups' | 'labels';
  /** The names of the open group and of the nested groups open within it. */
  readonly openGroups: readonly string[];
  /** The highlighted group: the host's name, or its label with the most neighbours. */
  readonly group: string | undefined;
  readonly filter: GraphFilter;
  readonly sources: BrainSources;
  /** The visible part of the graph. Undefined for all of it. */
  readonly viewport: Viewport | undefined;
}

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
  combinedInclude: partsOf<CombinedBrainBody>({
    include_tgraph: v.boolean(),
    include_manual_kg: v.boolean(),
    include_saga_nodes: v.boolean(),
  }),
});

/** Schemas of a host's view. */
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
      zoom: v.pipe(v.number(), v.minValue(zoomLimits.min), v.maxValue(zoomLimits.max)),
    }),
  ),
};
