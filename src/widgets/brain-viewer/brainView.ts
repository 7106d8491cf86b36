import type { ConfidenceThreshold } from '../../contract/index.ts';
import type { CardDetail } from './graph/cardSize.ts';
import type { Viewport } from './graph/drawInput.ts';
import type { LayoutAlgorithm } from './layout/layoutInput.ts';
import type { GraphFilter } from './model/filterGraph.ts';

/** What the side panel shows. */
export type BrainPanel = 'details' | 'filters' | 'change' | 'compare';

/** What is asked of the platform besides the organisation's brain. */
export interface BrainSources {
  /** Connections whose edges are added. @default none: the organisation's brain alone */
  readonly connectionIds: readonly string[];
  /** Whether relations between connections are looked for. */
  readonly external: boolean;
  /** How sure those have to be. */
  readonly threshold: ConfidenceThreshold;
  /** Whether saga nodes are among the labels. */
  readonly sagas: boolean;
}

/** What a person looks at, as a value that a host can keep: it can be written as JSON. */
export interface BrainView {
  readonly mode: 'graph' | 'table' | 'document';
  /** Undefined: hidden. */
  readonly panel: BrainPanel | undefined;
  readonly layout: LayoutAlgorithm | 'auto';
  readonly detail: CardDetail | 'auto';
  /** The label that is shown in the panel. */
  readonly selected: string | undefined;
  /** The link that is fanned: its id. */
  readonly link: string | undefined;
  /** A label with what is within so many steps of it; the rest is dimmed. */
  readonly focus: { readonly label: string; readonly steps: 1 | 2 | 3 } | undefined;
  /** The way that is shown between two labels. */
  readonly path: { readonly from: string; readonly to: string } | undefined;
  /** A group that is shown; the rest is dimmed. The name is its label with most neighbours. */
  readonly group: string | undefined;
  readonly filter: GraphFilter;
  readonly sources: BrainSources;
  /** Where one looks. Undefined: at everything. */
  readonly viewport: Viewport | undefined;
}

/** A view before anybody chose anything. */
export const initialView: BrainView = {
  mode: 'graph',
  panel: 'details',
  layout: 'auto',
  detail: 'auto',
  selected: undefined,
  link: undefined,
  focus: undefined,
  path: undefined,
  group: undefined,
  filter: {},
  sources: { connectionIds: [], external: true, threshold: 'high', sagas: true },
  viewport: undefined,
};
