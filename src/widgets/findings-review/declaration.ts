import type { ReactNode, Ref } from 'react';
import type { Finding } from '../../contract/index.ts';
import { declareWidget } from '../../controller/index.ts';
import type { EvidenceProps, WidgetProps } from '../../provider/index.ts';
import type { FindingsKeys } from './core/findingsKeys.ts';
import type { FindingsView, SavedFindingsView } from './core/findingsView.ts';
import type { FindingsDecision, FindingSkip } from './core/reviewContext.ts';

/** A review's imperative handle. */
export interface FindingsHandle {
  /** Opens a finding, fetched if the list doesn't contain it. */
  select: (findingId: string) => void;
}

/** The host's options of a review, without its view. */
export interface FindingsReviewOptions extends EvidenceProps {
  /** Named views to choose from. @default none */
  savedViews?: readonly SavedFindingsView[];
  /** Called to store a view. Without it, views can't be saved. */
  onSaveView?: (saved: SavedFindingsView) => void;
  /** Called to connect a source if there are no findings. Without it, a refresh is offered. */
  onConnectSource?: () => void;
  /**
   * Connection names by id.
   *
   * @default the names in findings or, with the scope `connectors:read`, in the platform’s lists;
   * otherwise shortened ids
   */
  connectionNames?: Readonly<Record<string, string>>;
  /** Disables decisions, as if the scope `brain:write` were missing. @default false */
  readOnly?: boolean;
  /**
   * The undo period of a decision on one finding, in seconds. Up to four times as long for many
   * findings.
   *
   * @default 5
   */
  undoSeconds?: number;
  /**
   * Keyboard shortcuts that override the defaults, as values of `KeyboardEvent.key`, or `null` for
   * none. A reassigned key is removed from its previous command.
   *
   * @default `defaultFindingsKeys`
   */
  keys?: Partial<FindingsKeys>;
  /**
   * Renders a row's content instead of the title, within the row's height. In an element, a
   * function that fills a node with the finding and returns its cleanup. Doesn't need to be
   * memoised.
   *
   * @default the title
   */
  renderFinding?: (finding: Finding) => ReactNode;
  /**
   * Renders additional content in the details, below a finding's properties.
   *
   * @default none
   */
  renderDetails?: (finding: Finding) => ReactNode;
  /** The label of the region. @default 'Findings', translated */
  label?: string;
}

/** Props of {@link FindingsReview}. */
export interface FindingsReviewProps extends FindingsReviewOptions, WidgetProps {
  /**
   * Tab, search, filters, order, columns and the open finding, controlled by the host. Omitted
   * fields are uncontrolled, unknown ones are ignored.
   *
   * @default uncontrolled
   */
  view?: Partial<FindingsView>;
  /** The initial view, if uncontrolled. @default pending findings */
  defaultView?: Partial<FindingsView>;
  /** Receives the review's imperative handle. */
  actionsRef?: Ref<FindingsHandle>;
  /** Called when the reviewer changes the view. */
  onViewChange?: (view: FindingsView) => void;
  /** Called with decisions that the platform has accepted, which can no longer be undone. */
  onDecision?: (decision: FindingsDecision) => void;
  /** Called with a finding that was skipped or unskipped. */
  onSkip?: (skip: FindingSkip) => void;
  /** Called with the id of a finding that the platform has edited on request. */
  onEdit?: (findingId: string) => void;
}

export const findingsReview = declareWidget<FindingsReviewProps>()('findingsReview', {
  events: {
    onViewChange: ['view'],
    onDecision: [],
    onSkip: [],
    onEdit: ['findingId'],
    onSaveView: [],
    onOpenNode: ['nodeId'],
    onOpenSource: [],
    onConnectSource: [],
  },
  optionalEvents: ['onSaveView', 'onOpenNode', 'onOpenSource', 'onConnectSource'],
  properties: {
    view: 'property',
    defaultView: 'json',
    savedViews: 'json',
    connectionNames: 'json',
    readOnly: 'boolean',
    undoSeconds: 'number',
    keys: 'json',
    renderFinding: 'slot',
    renderDetails: 'slot',
    label: 'string',
  },
  methods: { select: 'select' },
});
