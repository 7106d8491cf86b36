import * as v from 'valibot';
import { sourceConfig, type SqlEngine } from '../../../../contract/index.ts';
import type { ConnectorFormsWords } from '../../../../words/index.ts';
import { secretField } from '../../credentials/declarations.ts';
import type { CredentialDeclaration, FieldDeclaration } from '../../forms/declaration.ts';
import type { SessionCredentials } from '../useSessionCredentials.ts';

/** A tunnel method as data. The platform documents none, so the host declares it. */
export interface TunnelDeclaration {
  /** Sent as `sourceConfig.tunnel_method.tunnel_method`; never `NO_TUNNEL`. */
  method: string;
  label: string;
  /** The fields, whose paths begin with `sourceConfig.`. */
  fields: readonly FieldDeclaration[];
}

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

export const passwordField = 'sourceConfig.password';

export type KnownSource = Readonly<Record<'host' | 'port' | 'database' | 'username', unknown>>;

/** Declares the form of schema discovery: the database user and the tunnel. */
export function discoveryDeclaration(
  engine: SqlEngine,
  tunnels: readonly TunnelDeclaration[],
  known: KnownSource,
  words: ConnectorFormsWords,
): CredentialDeclaration {
  const { username, ...place } = known;
  return {
    providerConfigKey: engine,
    title: words.discoveryTitle,
    schema: v.object({ providerConfigKey: v.string(), sourceConfig }),
    constants: Object.fromEntries(
      Object.entries(place)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [`sourceConfig.${name}`, value]),
    ),
    sections: [
      {
        fields: [
          {
            name: 'sourceConfig.username',
            label: words.username,
            ...(typeof username === 'string' ? { initial: username } : {}),
          },
          secretField(passwordField, words.password),
          {
            name: 'sourceConfig.tunnel_method.tunnel_method',
            label: words.discoveryTunnel,
            kind: 'select',
            required: true,
            initial: tunnels[0]?.method ?? '',
            options: tunnels.map(({ method, label }) => ({ value: method, label })),
          },
          ...tunnels.flatMap(({ method, fields }) =>
            fields.map((field) => ({
              ...field,
              when: { field: 'sourceConfig.tunnel_method.tunnel_method', is: method },
            })),
          ),
        ],
      },
    ],
  };
}
