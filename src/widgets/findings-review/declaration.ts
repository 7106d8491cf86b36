import type { ReactNode, Ref } from 'react';
import type { Finding } from '../../contract/index.ts';
import { declareWidget } from '../../controller/index.ts';
import type { EvidenceProps, WidgetProps } from '../../provider/index.ts';
import type { FindingsKeys } from './core/findingsKeys.ts';
import type { FindingsView, SavedFindingsView } from './core/findingsView.ts';
import type { FindingsDecision, FindingSkip } from './core/reviewContext.ts';

/** The methods of a review for a host's page. */
export interface FindingsHandle {
  /** Opens a finding. One that the list doesn't have is fetched. */
  select: (findingId: string) => void;
}

/** The host's options for a review, besides its view. */
export interface FindingsReviewOptions extends EvidenceProps {
  /** Views that can be opened by name. @default none */
  savedViews?: readonly SavedFindingsView[];
  /** Called to keep a view. Without it, none can be saved. */
  onSaveView?: (saved: SavedFindingsView) => void;
  /** Called to connect a source, where there are no findings yet. Without it, they can be refreshed. */
  onConnectSource?: () => void;
  /**
   * The names of connections by their ids.
   *
   * @default as findings and, with the scope `connectors:read`, the platform’s lists name them; else
   * the beginnings of the ids
   */
  connectionNames?: Readonly<Record<string, string>>;
  /** Disables decisions, as without the scope `brain:write`. @default false */
  readOnly?: boolean;
  /**
   * The time for which a decision on one finding can be undone before it is sent, in seconds; up to
   * four times as long for many.
   *
   * @default 5
   */
  undoSeconds?: number;
  /**
   * Other keys for what the reviewer does, as `KeyboardEvent.key` has them, and `null` for none.
   * A key that is taken for one command is lost to the one that had it.
   *
   * @default `defaultFindingsKeys`
   */
  keys?: Partial<FindingsKeys>;
  /**
   * Renders the content of a row in place of the title, within the height of a row. In an element,
   * a function of the node to fill and the finding, which returns what clears up. It need not stay
   * the same function.
   *
   * @default the title
   */
  renderFinding?: (finding: Finding) => ReactNode;
  /**
   * Renders additional content in the details, below the facts of a finding.
   *
   * @default nothing
   */
  renderDetails?: (finding: Finding) => ReactNode;
  /** Names the region. @default 'Findings', in the locale's words */
  label?: string;
}

/** Props of {@link FindingsReview}. */
export interface FindingsReviewProps extends FindingsReviewOptions, WidgetProps {
  /**
   * Tab, search, filters, order, columns and the open finding, if the host keeps them. Omitted
   * fields are the reviewer's, and unknown ones are ignored.
   *
   * @default our own
   */
  view?: Partial<FindingsView>;
  /** The view at first, when the host does not keep it. @default pending findings */
  defaultView?: Partial<FindingsView>;
  /** Gets what the page can do with the review. */
  actionsRef?: Ref<FindingsHandle>;
  /** Called with each change of the view that the reviewer makes. */
  onViewChange?: (view: FindingsView) => void;
  /** Called with decisions that the platform has taken, which can no longer be undone. */
  onDecision?: (decision: FindingsDecision) => void;
  /** Called with a finding that was skipped or taken up again. */
  onSkip?: (skip: FindingSkip) => void;
  /** Called with a finding that the platform has edited on request. */
  onEdit?: (findingId: string) => void;
}

/** The findings review, as hosts know it. */
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
