/** The connector, integration and connection of a consent. */
export interface ConnectTarget {
  connectorId: string;
  integration: string;
  /** The connection to renew, if any. */
  connectionId?: string;
}

/** The state of a consent. The connection list is polled while it can still succeed. */
export type ConnectState =
  | { readonly status: 'idle' }
  /** The user is presumably at the provider. */
  | { readonly status: 'waiting' }
  /** The user returned to the page, and the connection isn't listed. */
  | { readonly status: 'returned' }
  /** The user or the provider's page reported the consent. */
  | { readonly status: 'checking' }
  /** The consent was reported, but the connection isn't listed. */
  | { readonly status: 'unseen' }
  /** The provider's page reported that the user left it. */
  | { readonly status: 'closed' }
  | { readonly status: 'blocked' }
  /** The session and its replacement have expired. */
  | { readonly status: 'expired' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'connected' };

/** The state of a connect session. */
export interface ConnectSessionState {
  readonly consent: ConnectState;
  /** The element in which an opener can render the consent. A new one for each consent. */
  readonly container: HTMLElement | undefined;
}

/** The events of a connect session. */
export interface ConnectSessionEvents {
  /** The platform lists the connection. */
  connect: [connection: { connectorId: string; connectionId: string }];
}
