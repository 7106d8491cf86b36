import type { SqlEngine } from '../../../../contract/index.ts';
import type { TunnelDeclaration } from './discoveryDeclaration.ts';
import type { SessionCredentials } from '../useSessionCredentials.ts';

/** The options of schema discovery, for a host whose users have an app session. */
export interface SqlDiscoveryOptions {
  organizationId: string;
  /** @default none is sent */
  userId?: string;
  /**
   * The tunnels there are. Give the same list at each render. The platform demands one.
   *
   * @default none: the panel says that it needs one
   */
  tunnels?: readonly TunnelDeclaration[];
  /** Milliseconds after which looking into a database is given up. @default 120000 */
  timeout?: number;
}

export interface SqlDiscoveryPanelProps extends SqlDiscoveryOptions {
  connectionId: string;
  engine: SqlEngine;
  /** Signs the person in to the web app. */
  onSignIn: (() => void | Promise<void>) | undefined;
  /** The credentials with which the connection was just saved, which are not asked for again. */
  session: SessionCredentials;
}
