import type { ConnectRequest, OpenConnect } from './openConnect.ts';

/** The request passed to the host's own code. */
export interface AuthorizeRequest extends Pick<
  ConnectRequest,
  'connectorId' | 'integration' | 'connectionId' | 'signal'
> {
  /** Comes after the click: a window must be opened before it is waited for. */
  readonly sessionToken: Promise<string>;
}

/** The outcome that the host's own code reports, as far as it knows. */
export type AuthorizeOutcome = 'finished' | 'closed' | 'blocked' | 'expired';

/** Options of {@link createHeadlessOpener}. */
export interface HeadlessOpenerOptions {
  /**
   * Runs the host's auth SDK. Called inside the click. `expired` has it called once more with a new
   * session; a rejection counts as failed, with the error's message.
   */
  authorize: (request: AuthorizeRequest) => Promise<AuthorizeOutcome>;
}

/** Leaves the consent to the host's auth SDK, and draws nothing. */
export function createHeadlessOpener({ authorize }: HeadlessOpenerOptions): OpenConnect {
  return ({ connectorId, integration, connectionId, getSessionToken, signal, onEvent }) => {
    const over = new AbortController();
    const either = AbortSignal.any([signal, over.signal]);
    const run = async (): Promise<void> => {
      const sessionToken = getSessionToken();
      // Whoever waits for it hears of its failure; nobody else has to.
      sessionToken.catch(() => undefined);
      const request = { connectorId, integration, connectionId, sessionToken, signal: either };
      const outcome = await authorize(request);
      if (either.aborted) return;
      if (outcome === 'expired') await run();
      else onEvent({ type: outcome });
    };
    onEvent({ type: 'opened' });
    run().catch((error: unknown) => {
      if (either.aborted) return;
      onEvent({ type: 'failed', message: error instanceof Error ? error.message : undefined });
    });
    return { close: () => over.abort() };
  };
}
