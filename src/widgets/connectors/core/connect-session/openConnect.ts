/** An event that an opener reports. Hints only: the connection list is authoritative. */
export type ConnectEvent =
  /** The window, tab or frame is there. */
  | { readonly type: 'opened' }
  /** The browser let no window open. */
  | { readonly type: 'blocked' }
  /** The person says, or the provider's page does, that the consent was given. */
  | { readonly type: 'finished' }
  /** The person left the provider's page without consenting, as far as that page knows. */
  | { readonly type: 'closed' }
  /** The provider refused. */
  | { readonly type: 'failed'; readonly message?: string };

/** The request passed to an opener. It is called inside the person's click. */
export interface ConnectRequest {
  /** Catalog id, as `drive-a`. */
  readonly connectorId: string;
  /** As connect-session takes it, as `alpha-drive-files`. */
  readonly integration: string;
  /** The connection to renew, if any. */
  readonly connectionId: string | undefined;
  /**
   * Begins a session: `POST /connect/integrations/connect-session`. Call it again, once, when the
   * provider says that the session has expired. Rejects when it was cancelled, when the platform
   * refuses, and at the third call.
   */
  readonly getSessionToken: () => Promise<string>;
  /** An empty element of the widget, for an opener that shows the consent inside the page. */
  readonly container: HTMLElement;
  /** Fires when the session is over, however it ended. */
  readonly signal: AbortSignal;
  readonly onEvent: (event: ConnectEvent) => void;
}

/** The handle to a consent that an opener has opened. */
export interface OpenedConnect {
  /** Closes it. Called once, when the session is over or is reopened. */
  close: () => void;
}

/**
 * Opens the provider's consent. The platform answers a session token and no address, so the host
 * says where the consent is: by `createFrameOpener`, `createTabOpener` or `createHeadlessOpener`,
 * or by a function of its own.
 */
export type OpenConnect = (request: ConnectRequest) => OpenedConnect;
