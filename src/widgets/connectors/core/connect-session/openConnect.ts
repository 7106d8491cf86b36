/** An event that an opener reports. Only a hint: the connection list is authoritative. */
export type ConnectEvent =
  /** The window, tab or frame was opened. */
  | { readonly type: 'opened' }
  /** The browser blocked the window. */
  | { readonly type: 'blocked' }
  /** The user or the provider's page reports that consent was given. */
  | { readonly type: 'finished' }
  /** The user left the provider's page without consenting, as far as that page knows. */
  | { readonly type: 'closed' }
  /** The provider refused. */
  | { readonly type: 'failed'; readonly message?: string };

/** The request passed to an opener, which is called inside the user's click. */
export interface ConnectRequest {
  /** The catalog id, such as `drive-a`. */
  readonly connectorId: string;
  /** The integration's name for connect-session, such as `alpha-drive-files`. */
  readonly integration: string;
  /** The connection to renew, if any. */
  readonly connectionId: string | undefined;
  /**
   * Starts a session: `POST /connect/integrations/connect-session`. Call it once more if the
   * provider reports the session as expired. Rejects if it was cancelled, if the platform refuses,
   * and on the third call.
   */
  readonly getSessionToken: () => Promise<string>;
  /** An empty element of the widget, for an opener that renders the consent in the page. */
  readonly container: HTMLElement;
  /** Aborts when the session ends, whatever its outcome. */
  readonly signal: AbortSignal;
  readonly onEvent: (event: ConnectEvent) => void;
}

/** The handle of an opened consent. */
export interface OpenedConnect {
  /** Closes the consent. Called once, when the session ends or is reopened. */
  close: () => void;
}

/**
 * Opens the provider's consent. The platform returns a session token but no URL, so the host
 * supplies the page: with `createFrameOpener`, `createTabOpener`, `createHeadlessOpener` or a
 * function of its own.
 */
export type OpenConnect = (request: ConnectRequest) => OpenedConnect;

/** Returns a handler that reports an opener's error, unless the session has ended. */
export function reportFailure({ signal, onEvent }: ConnectRequest): (error: unknown) => void {
  return (error) => {
    if (signal.aborted) return;
    onEvent({ type: 'failed', message: error instanceof Error ? error.message : undefined });
  };
}
