import type { StoredMessage } from './messages.ts';

/** The outcome of a run. */
export interface RunOutcome {
  readonly status: 'completed' | 'paused' | 'failed' | 'stopped';
  /** The words that were said. */
  readonly answer: string;
  /** The reason for the failure. */
  readonly error?: string;
}

/** One turn of the assistant, alive on the server whoever listens. */
export interface Run {
  /** The data-stream so far, a line each. */
  readonly lines: string[];
  readonly message: StoredMessage;
  /** The session's current id on the platform: it changes with the first message. */
  readonly sessionId: string;
  readonly finished: Promise<RunOutcome>;
  outcome: RunOutcome | undefined;
  /** Ends the run now and keeps what was said. */
  stop(): void;
  /** Resolves at the next line or at the end. */
  changed(): Promise<void>;
}
