import type { DecisionRecord } from './records/decisionRecord.ts';

/** An observer of a client, such as the panel of `brainstem/devtools`. It must not throw. */
export interface ClientObserver {
  /**
   * Called when a call starts.
   *
   * @param route - Such as `GET /sessions/{sessionId}`, without the values of its parameters.
   * @returns The observer of the rest of the call.
   */
  onCall(route: string): CallObserver;
  /** Called on each event of a widget. */
  onEvent(event: ObservedEvent): void;
  onRecord?(record: DecisionRecord): void;
}

/** An event of a widget, without its content. */
export interface ObservedEvent {
  widget: string;
  name: string;
}

/** An observer of one call, without its content. */
export interface CallObserver {
  onStatus(status: number): void;
  /** Called with the bytes of a streamed answer. Returns that stream or one with the same bytes. */
  onStream(bytes: ReadableStream<Uint8Array>): ReadableStream<Uint8Array>;
  /** Called once, with the call's error if it fails. A stream continues after it. */
  onEnd(error?: unknown): void;
}

export function observeCall(observers: Iterable<ClientObserver>, route: string): CallObserver {
  const calls = Array.from(observers, (observer) => observer.onCall(route));
  return {
    onStatus: (status) => calls.forEach((call) => call.onStatus(status)),
    onStream: (bytes) => calls.reduce((stream, call) => call.onStream(stream), bytes),
    onEnd: (error) => calls.forEach((call) => call.onEnd(error)),
  };
}
