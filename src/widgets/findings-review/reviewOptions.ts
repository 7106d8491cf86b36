import type { ReactNode } from 'react';
import type { Finding } from '../../contract/index.ts';
import type { FindingsKeys } from './core/findingsKeys.ts';
import type { SavedFindingsView } from './core/findingsView.ts';

/** For how many seconds a decision on one finding can be undone, unless the host says otherwise. */
export const defaultUndoSeconds = 5;

/** The host's options for a review, besides its view. */
export interface FindingsReviewOptions {
  /** Views that can be opened by name. @default none */
  savedViews?: readonly SavedFindingsView[];
  /** Called to keep a view. Without it, none can be saved. */
  onSaveView?: (saved: SavedFindingsView) => void;
  /** Called to open a node of the brain. Without it, the ids of nodes are plain text. */
  onOpenNode?: (nodeId: string) => void;
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
