import type { CombinedBrainBody } from '../../contract/index.ts';
import type { BrainView } from './brainView.ts';
import type { LayoutStorage } from './layout/layoutStorage.ts';

/** A connection that a person can choose. */
export interface BrainConnection {
  readonly id: string;
  /** What a person calls it. */
  readonly name: string;
}

/** What a host sets of a viewer. */
export interface BrainOptions {
  /** What is looked at, where the host keeps it. Parts that are given hold. @default our own state */
  view?: Partial<BrainView>;
  /** What is looked at first. @default everything */
  defaultView?: Partial<BrainView>;
  /** Told whenever what is looked at has changed. */
  onViewChange?: (view: BrainView) => void;
  /** Connections among which a person can choose. @default none can be chosen */
  connections?: readonly BrainConnection[];
  /**
   * Reads the combined route of this tenant in place of the action; connections then play no part.
   *
   * @default the action
   */
  tenantId?: string;
  /** What the combined route takes in. @default all of it */
  combined?: CombinedBrainBody;
  /** A label to look at, as from a finding. A new value goes to it. */
  focusLabel?: string;
  /** Given a label that a person wants to open in the host's own page. @default no button */
  onOpenLabel?: (label: string) => void;
  /** Where layouts are kept, such as `localStorage`. @default in memory */
  storage?: LayoutStorage;
  /** Where the host serves the package's `layoutWorker.js`. @default a worker from a Blob */
  workerUrl?: string;
  /** Example sentences that a person can try. @default three examples */
  changeExamples?: readonly string[];
  /**
   * Whether scripts run in the HTML document that the platform draws. Its frame keeps them from the
   * page, its storage and every request, but in Chromium not from WebRTC: a script can then send what
   * the document holds to any server. Turn it on only where you trust whoever feeds the brain.
   *
   * @default false
   */
  documentScripts?: boolean;
  /** The chat history that changes belong to. @default a new one for each viewer */
  sessionId?: string;
}
