import type { BrainViewFields, CombinedBrainBody } from '../../../contract/index.ts';
import type { KeyValueStorage } from '../../../environment/index.ts';
import type { BrainView, BrainSources } from './brainView.ts';
import type { GivenGroup } from './model/groupLabels.ts';
import type { BrainRequest } from '../../../query/index.ts';

/** A connection that the user can choose. */
export interface BrainConnection {
  readonly id: string;
  /** The display name. */
  readonly name: string;
}

/** The host's options for a viewer. */
export interface BrainOptions {
  /**
   * The controlled view. Omitted fields are uncontrolled, and unknown ones are ignored.
   *
   * @default uncontrolled
   */
  view?: Partial<BrainView>;
  /** The initial view, if uncontrolled. @default the whole graph */
  defaultView?: Partial<BrainView>;
  /** Called when the user changes the view. */
  onViewChange?: (view: BrainView) => void;
  /**
   * Connections that the user can choose from.
   *
   * @default all, if the token has the scope `connectors:read`; else none
   */
  connections?: readonly BrainConnection[];
  /**
   * Reads the combined route of this tenant instead of the action. Connections are then ignored.
   *
   * @default the action
   */
  tenantId?: string;
  /** The parts that the combined route includes. @default all parts */
  combinedInclude?: CombinedBrainBody;
  /**
   * Requests the action `views` with these fields. Its response is undocumented: a graph is drawn,
   * and anything else is shown as received.
   *
   * @default the whole brain
   */
  platformView?: BrainViewFields;
  /** A label to focus, for example from a finding. A new value moves the focus. */
  focusLabel?: string;
  /**
   * Custom groups of labels. The others are grouped by their relations.
   *
   * @default all labels are grouped by their relations
   */
  groups?: readonly GivenGroup[];
  /** Called when the user opens a label on the host's own page. @default no button */
  onOpenLabel?: (label: string) => void;
  /**
   * The storage for layouts, such as `localStorage`. Keys begin with `brainstem-layout-`. Values
   * hold label names and their places.
   *
   * @default in memory
   */
  storage?: KeyValueStorage;
  /** The URL of the package's `layoutWorker.js` on the host. @default a worker from a Blob */
  workerUrl?: string;
  /** Example sentences for changes. @default three examples */
  changeExamples?: readonly string[];
  /**
   * Runs scripts in the platform's HTML document. Its sandboxed frame denies them the page, storage
   * and every request, but in Chromium not WebRTC, by which a script can send the document's
   * content to any server. Enable it only if you trust every source of the brain's data.
   *
   * @default false
   */
  allowDocumentScripts?: boolean;
  /** The chat session that changes belong to. @default a new one for each viewer */
  sessionId?: string;
}

/** The options that choose the route and its fields. */
export type RequestOptions = Pick<BrainOptions, 'tenantId' | 'combinedInclude' | 'platformView'>;

/** Returns the request for a brain: the combined route for a tenant, else an action. */
export function brainRequestOf(
  { connectionIds, external, threshold, sagas, combinedInclude: chosen }: BrainSources,
  { tenantId, combinedInclude, platformView }: RequestOptions,
): BrainRequest {
  if (tenantId !== undefined) {
    return { route: 'combined', tenantId, body: { ...combinedInclude, ...chosen } };
  }
  const connected =
    connectionIds.length === 0
      ? {}
      : {
          connection_ids: [...connectionIds],
          discover_external_relationships: external,
          confidence_threshold: threshold,
        };
  const selection = { ...connected, include_saga_nodes: sagas };
  return platformView === undefined
    ? { route: 'action', selection }
    : { route: 'views', fields: { ...platformView, ...selection } };
}
