import { reportFailure, type ConnectRequest, type OpenConnect } from './openConnect.ts';

/** The request passed to the host's own code. */
export interface AuthorizeRequest extends Pick<
  ConnectRequest,
  'connectorId' | 'integration' | 'connectionId' | 'signal'
> {
  /** Resolves after the click, so open a window before awaiting it. */
  readonly sessionToken: Promise<string>;
}

/** The outcome reported by the host's own code, as far as it knows. */
export type AuthorizeOutcome = 'finished' | 'closed' | 'blocked' | 'expired';

/** Options of {@link createHeadlessOpener}. */
export interface HeadlessOpenerOptions {
  /**
   * Runs the host's auth SDK, inside the click. After `expired` it is called once more with a new
   * session. A rejection counts as a failure with the error's message.
   */
  authorize: (request: AuthorizeRequest) => Promise<AuthorizeOutcome>;
}

/** Delegates the consent to the host's auth SDK, and renders nothing. */
export function createHeadlessOpener({ authorize }: HeadlessOpenerOptions): OpenConnect {
  return (request) => {
    const { connectorId, integration, connectionId, getSessionToken, signal, onEvent } = request;
    const run = async (): Promise<void> => {
      const sessionToken = getSessionToken();
      // Prevents an unhandled rejection if the host doesn't await the token.
      sessionToken.catch(() => undefined);
      const given = { connectorId, integration, connectionId, sessionToken, signal };
      const outcome = await authorize(given);
      if (signal.aborted) return;
      if (outcome === 'expired') await run();
      else onEvent({ type: outcome });
    };
    onEvent({ type: 'opened' });
    run().catch(reportFailure(request));
    return { close: () => undefined };
  };
}
