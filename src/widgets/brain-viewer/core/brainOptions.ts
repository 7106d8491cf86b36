import type { BrainViewFields, CombinedBrainBody } from '../../../contract/index.ts';
import type { KeyValueStorage } from '../../../environment/index.ts';
import type { BrainView } from './brainView.ts';
import type { GivenGroup } from './model/groupLabels.ts';

/** A connection that a person can choose. */
export interface BrainConnection {
  readonly id: string;
  /** Its name for people. */
  readonly name: string;
}

/** The host's options for a viewer. */
export interface BrainOptions {
  /**
   * The view, if the host keeps it. Omitted fields are the person's, and unknown ones are ignored.
   *
   * @default our own
   */
  view?: Partial<BrainView>;
  /** The view at first, when the host does not keep it. @default the whole graph */
  defaultView?: Partial<BrainView>;
  /** Called with each change of the view that a person makes. */
  onViewChange?: (view: BrainView) => void;
  /**
   * Connections that a person can choose from.
   *
   * @default all, where the token has the scope `connectors:read`; else none
   */
  connections?: readonly BrainConnection[];
  /**
   * Reads the combined route of this tenant instead of the action; connections are then ignored.
   *
   * @default the action
   */
  tenantId?: string;
  /** The parts that the combined route includes. @default all of it */
  combined?: CombinedBrainBody;
  /**
   * Asks for a view with these fields: the action `views`. Its response isn't documented: a graph
   * is drawn, and anything else is shown as it arrived.
   *
   * @default the whole brain
   */
  platformView?: BrainViewFields;
  /** A label to focus, as from a finding. A new value focuses another one. */
  focusLabel?: string;
  /**
   * Labels that belong together. The others are grouped by their relations.
   *
   * @default all are grouped by their relations
   */
  groups?: readonly GivenGroup[];
  /** Called with a label that a person opens in the host's own page. @default no button */
  onOpenLabel?: (label: string) => void;
  /**
   * The storage for layouts, such as `localStorage`. Keys begin with `brainstem-layout-`; values
   * hold the names of labels and their places.
   *
   * @default in memory
   */
  storage?: KeyValueStorage;
  /** The address of the package's `layoutWorker.js` on the host. @default a worker from a Blob */
  workerUrl?: string;
  /** Example sentences that a person can try. @default three examples */
  changeExamples?: readonly string[];
  /**
   * Runs scripts in the HTML document that the platform draws. Its frame keeps them from the page,
   * its storage and every request, but in Chromium not from WebRTC: a script can then send the
   * document's content to any server. Turn it on only if you trust whoever feeds the brain.
   *
   * @default false
   */
  documentScripts?: boolean;
  /** The chat history that changes belong to. @default a new one for each viewer */
  sessionId?: string;
}
