/** The connector, integration and connection to connect. */
export interface ConnectTarget {
  connectorId: string;
  integration: string;
  /** The connection to renew, if any. */
  connectionId?: string;
}

/** The state of a consent. While it can still succeed, the connection list is polled. */
export type ConnectState =
  | { readonly status: 'idle' }
  /** The person is at the provider, as far as we know. */
  | { readonly status: 'waiting' }
  /** The person came back to the page, and the connection isn't listed. */
  | { readonly status: 'returned' }
  /** The person or the provider's page says that consent was given. */
  | { readonly status: 'checking' }
  /** Consent was given, they say, and the connection isn't listed. */
  | { readonly status: 'unseen' }
  /** The provider's page says that the person left it. */
  | { readonly status: 'closed' }
  | { readonly status: 'blocked' }
  /** The session expired, and so did the one that replaced it. */
  | { readonly status: 'expired' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'connected' };
