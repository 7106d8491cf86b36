import type { Endpoint } from '../../contract/index.ts';
import type { KeyValueStorage } from '../../environment/index.ts';

/** The name of a decision, as `finding.approve`. */
export type RecordedAction =
  `${'access' | 'analytics' | 'brain' | 'chat' | 'finding' | 'form' | 'onboarding' | 'ontology' | 'source' | 'task' | 'tool'}.${string}`;

/** A record of one decision: who did what, when, on which evidence, and what became of it. */
export interface DecisionRecord {
  /** A UUID. The same id twice is the same record, of which the later one counts. */
  id: string;
  /** The time at which the person decided, or at which the request was sent: ISO 8601, in UTC. */
  at: string;
  action: RecordedAction;
  /** The id of what it was done to, where the request names one. */
  target?: string | undefined;
  /** The platform's route, as `POST /findings/{finding_id}/approve`. Absent: nothing was sent. */
  route?: string | undefined;
  /** The `sub` of the token that was sent, or `unknown`. It is a hint: your server knows who is signed in. */
  subject: string;
  /** `assistant` if nobody was asked, as for a tool that runs without confirmation. */
  by: 'person' | 'assistant';
  /** The person's words, where the host asks for a reason. */
  reason?: string | undefined;
  /** The references that were on screen, as `node:<id>`; `unknown` where the widget doesn't tell. */
  evidence: string[] | 'unknown';
  /**
   * `done`: the platform answered with success. `failed`: it refused, or nothing could be sent.
   * `undone`: the person took it back before it was sent. `unknown`: sent, and no answer arrived.
   */
  outcome: 'done' | 'failed' | 'undone' | 'unknown';
  /** The status of a refusal. */
  status?: number | undefined;
  /** The code of the error, as `network`. */
  code?: string | undefined;
  /** The hash of what it was done to as the page knew it, or `unknown`. */
  before: string;
  /** The hash of what was sent, or `unknown` where that carries a secret. */
  request: string;
  /** The hash of the platform's answer, or `unknown` for a stream and where there is none. */
  after: string;
  /** The request and what it changed, where the host asks for content. */
  content?: { before: unknown; request: unknown } | undefined;
}

/** A caller's knowledge of a decision, which the client can't see. */
export interface RecordContext {
  /** @default what the route does */
  action?: RecordedAction;
  /** Milliseconds since the epoch. @default when the request is sent */
  at?: number;
  /** @default 'person' */
  by?: DecisionRecord['by'];
  reason?: string | undefined;
  /** @default 'unknown' */
  evidence?: readonly string[] | undefined;
  /** The thing that is being changed, as the page knows it. @default unknown */
  before?: unknown;
  /** Tells that the caller sends the same in another way after this error, which makes its own record. */
  isSentAgain?: (error: unknown) => boolean;
}

/** The circumstances of a decision, or of that on each target. */
export type GivenRecord = RecordContext | ((target: string | undefined) => RecordContext);

/** A decision that wrote no route. */
export interface UnsentDecision extends RecordContext {
  action: RecordedAction;
  target?: string;
  outcome: 'failed' | 'undone';
}

/** Options for the records of decisions. */
export interface RecordsOptions {
  /**
   * Called with the records that weren't acknowledged yet, the oldest first, at most 100 at a time.
   * They are acknowledged when it returns or what it returns resolves. Throw, or reject, to get them
   * again: after a while, when the network is back, and on the next page.
   *
   * @default records are kept until `client.records.acknowledge`
   */
  onRecord?: (records: readonly DecisionRecord[]) => unknown;
  /**
   * Keeps records until they are acknowledged: `localStorage`, or your own. They hold no content unless
   * you ask for it, and outlive a sign-out.
   *
   * @default the environment's, which in a browser is gone with the page
   */
  storage?: KeyValueStorage;
  /** The key in `storage`. @default 'brainstem-records' */
  storageKey?: string;
  /** Adds what was typed and what it was about to each record; never a secret. @default false */
  content?: boolean;
  /**
   * Offers a field for the reason beside the undo of findings. With `required`, a decision isn't sent
   * before one is typed.
   *
   * @default nobody is asked
   */
  reason?: 'optional' | 'required';
}

/** Sends a call that writes, with its records. */
export type RecordCall = <T>(
  call: { endpoint: Endpoint; input: unknown; record: GivenRecord | undefined },
  send: () => Promise<T>,
) => Promise<T>;
