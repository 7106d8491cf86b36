import type { SqlEngine } from '../../../../contract/index.ts';
import type { TunnelDeclaration } from './discoveryDeclaration.ts';
import type { SessionCredentials } from '../useSessionCredentials.ts';

/** Options of schema discovery, for hosts whose users have an app session. */
export interface SqlDiscoveryOptions {
  organizationId: string;
  /** @default none is sent */
  userId?: string;
  /**
   * The available tunnels. Memoise this list. The platform requires one.
   *
   * @default none: the panel reports that one is required
   */
  tunnels?: readonly TunnelDeclaration[];
  /** The timeout of discovery, in milliseconds. @default 120000 */
  timeout?: number;
}

export interface SqlDiscoveryPanelProps extends SqlDiscoveryOptions {
  connectionId: string;
  engine: SqlEngine;
  /** True if it is the page's next step, which its main button shows. */
  isNext: boolean;
  onSignIn: (() => void | Promise<void>) | undefined;
  /** The credentials of the connection just saved, reused without asking. */
  session: SessionCredentials;
}
