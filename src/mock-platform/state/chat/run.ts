import type { StoredMessage } from './messages.ts';

/** How a run ended. */
export interface RunOutcome {
  readonly status: 'completed' | 'paused' | 'failed' | 'stopped';
  /** The words that were said. */
  readonly answer: string;
  /** Why it failed. */
  readonly error?: string;
}

/** One turn of the assistant, alive on the server whoever listens. */
export interface Run {
  /** The data-stream so far, a line each. */
  readonly lines: string[];
  readonly message: StoredMessage;
  /** What the platform calls the session now: it changes with the first message. */
  readonly sessionId: string;
  readonly finished: Promise<RunOutcome>;
  outcome: RunOutcome | undefined;
  /** Ends the run now and keeps what was said. */
  stop(): void;
  /** Resolves at the next line or at the end. */
  changed(): Promise<void>;
}
