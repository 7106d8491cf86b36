import type { SqlConnectBody, SqlEngine } from '../../../contract/index.ts';
import { declareWidget } from '../../../controller/index.ts';
import { connectorForm, type ConnectorFormProps } from '../forms/connectorForm.ts';
import type { FieldName } from '../forms/formOptions.ts';
import type { SqlDiscoveryOptions } from './discovery/discoveryDeclaration.ts';

/** Props of {@link SqlConnectionForm}. */
export interface SqlConnectionFormProps extends ConnectorFormProps<FieldName<SqlConnectBody>> {
  /** The database engine. Required with `connectionId`. @default the user chooses */
  engine?: SqlEngine;
  /** The engines to choose from. @default all */
  engines?: readonly SqlEngine[];
  /** Custom engine names. @default SQL A to E */
  engineNames?: Partial<Record<SqlEngine, string>>;
  /** The timeout of a test, in milliseconds. @default 15000 */
  testTimeout?: number;
  /**
   * Enables selecting tables after connecting, for hosts whose users have a session of the web app.
   * Requires `organizationId`; the platform requires a tunnel.
   *
   * @default no schema discovery
   */
  discovery?: SqlDiscoveryOptions;
  /**
   * Signs the user in to the web app, if `discovery` finds no session there. Continues once the
   * returned promise resolves; without a promise, when the user confirms.
   *
   * @default no sign-in button
   */
  onSignIn?: (() => void | Promise<void>) | undefined;
}

export const sqlConnectionForm = declareWidget<SqlConnectionFormProps>()('sqlConnectionForm', {
  events: { ...connectorForm.events, onSignIn: [] },
  optionalEvents: [...connectorForm.optionalEvents, 'onSignIn'],
  properties: {
    ...connectorForm.properties,
    engine: 'string',
    engines: 'json',
    engineNames: 'json',
    testTimeout: 'number',
    discovery: 'property',
  },
});
