import type { Endpoint } from '../../contract/index.ts';
import type { KeyValueStorage } from '../../environment/index.ts';

/** The name of a decision, such as `finding.approve`. */
export type RecordedAction =
  `${'access' | 'analytics' | 'brain' | 'chat' | 'finding' | 'form' | 'onboarding' | 'ontology' | 'source' | 'task' | 'tool'}.${string}`;

/** A record of one decision: actor, action, time, evidence and outcome. */
export interface DecisionRecord {
  /** A UUID. Of two records with the same id, the later one counts. */
  id: string;
  /** The time of the decision or of its request: ISO 8601, in UTC. */
  at: string;
  action: RecordedAction;
  /** The id of the affected object, if the request names one. */
  target?: string | undefined;
  /**
   * The platform's route, such as `POST /findings/{finding_id}/approve`. Absent if none was sent.
   */
  route?: string | undefined;
  /** The `sub` of the sent token, or `unknown`. Only a hint: your server knows who is signed in. */
  subject: string;
  /** `assistant` if no user decided, as for a tool that runs without confirmation. */
  by: 'person' | 'assistant';
  /** The user's reason, if the host asks for one. */
  reason?: string | undefined;
  /** The references on screen, such as `node:<id>`; `unknown` if the widget doesn't report them. */
  evidence: string[] | 'unknown';
  /**
   * `done`: the platform accepted it. `failed`: it was refused or couldn't be sent. `undone`: the
   * user undid it before it was sent. `unknown`: it was sent, but no answer arrived.
   */
  outcome: 'done' | 'failed' | 'undone' | 'unknown';
  /** The HTTP status of a refusal. */
  status?: number | undefined;
  /** The code of the error, such as `network`. */
  code?: string | undefined;
  /** The hash of the affected object as the page knew it, or `unknown`. */
  before: string;
  /** The hash of the request, or `unknown` if it carries a secret. */
  request: string;
  /** The hash of the platform's answer, or `unknown` for a stream and without an answer. */
  after: string;
  /** The request and the object before it, if the host asks for content. */
  content?: { before: unknown; request: unknown } | undefined;
}

/** The caller's knowledge of a decision, which the client can't infer. */
export interface RecordContext {
  /** @default the route's action */
  action?: RecordedAction;
  /** Milliseconds since the epoch. @default when the request is sent */
  at?: number;
  /** @default 'person' */
  by?: DecisionRecord['by'];
  reason?: string | undefined;
  /** @default 'unknown' */
  evidence?: readonly string[] | undefined;
  /** The object before the change, as the page knows it. @default unknown */
  before?: unknown;
  /** Returns true if the caller retries this error by another route, which makes its own record. */
  isSentAgain?: (error: unknown) => boolean;
}

/** The context of a decision, or a function that returns it for each target. */
export type GivenRecord = RecordContext | ((target: string | undefined) => RecordContext);

/** A decision that sent no request. */
export interface UnsentDecision extends RecordContext {
  action: RecordedAction;
  target?: string;
  outcome: 'failed' | 'undone';
}

/** Options for the records of decisions. */
export interface RecordsOptions {
  /**
   * Called with the unacknowledged records, oldest first, at most 100 at a time. They are
   * acknowledged when it returns, or when its promise resolves. Throw or reject to get them again:
   * after a delay, when the network is back, and on the next page.
   *
   * @default records are kept until `client.records.acknowledge`
   */
  onRecord?: (records: readonly DecisionRecord[]) => unknown;
  /**
   * The storage of unacknowledged records: `localStorage`, or your own. Records contain no content
   * unless you opt in, and survive a sign-out.
   *
   * @default the environment's, which in a browser doesn't outlive the page
   */
  storage?: KeyValueStorage;
  /** The key in `storage`. @default 'brainstem-records' */
  storageKey?: string;
  /** Adds the request and the object before it to each record; never a secret. @default false */
  content?: boolean;
  /**
   * Shows a field for the reason beside the undo of findings. With `required`, a decision isn't
   * sent until one is entered.
   *
   * @default no field
   */
  reason?: 'optional' | 'required';
}

export type RecordCall = <T>(
  call: { endpoint: Endpoint; input: unknown; record: GivenRecord | undefined },
  send: () => Promise<T>,
) => Promise<T>;

/** Serialises records as JSON Lines (`application/x-ndjson`), with a trailing line feed. */
export function toJsonLines(records: readonly DecisionRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}
