import type { StoredMessage } from './messages.ts';

export interface RunOutcome {
  readonly status: 'completed' | 'paused' | 'failed' | 'stopped';
  /** The text of the answer. */
  readonly answer: string;
  /** The error message. */
  readonly error?: string;
}

/** A turn of the assistant, which runs on the server independently of its readers. */
export interface Run {
  /** The data-stream so far, one item per line. */
  readonly lines: string[];
  readonly message: StoredMessage;
  /** The session's current id, which changes with the first message. */
  readonly sessionId: string;
  readonly finished: Promise<RunOutcome>;
  outcome: RunOutcome | undefined;
  /** Ends the run immediately and keeps its text so far. */
  stop(): void;
  /** Resolves at the next line or the end. */
  changed(): Promise<void>;
}
