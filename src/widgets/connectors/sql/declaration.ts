import type { SqlConnectBody, SqlEngine } from '../../../contract/index.ts';
import { declareWidget } from '../../../controller/index.ts';
import { connectorForm, type ConnectorFormProps } from '../forms/connectorForm.ts';
import type { FieldName } from '../forms/formOptions.ts';
import type { SqlDiscoveryOptions } from './discovery/discoveryOptions.ts';

/** Props of {@link SqlConnectionForm}. */
export interface SqlConnectionFormProps extends ConnectorFormProps<FieldName<SqlConnectBody>> {
  /** The kind of database. Needed with `connectionId`. @default the person chooses */
  engine?: SqlEngine;
  /** The kinds to choose from. @default all */
  engines?: readonly SqlEngine[];
  /** The host's names of the engines. @default SQL A to E */
  engineNames?: Partial<Record<SqlEngine, string>>;
  /** Milliseconds after which a test is given up. @default 15000 */
  testTimeout?: number;
  /**
   * Lets tables be chosen once it is connected, for hosts whose users have a session of the web app.
   * `organizationId` is required in it, and a tunnel is what the platform demands.
   *
   * @default no schema discovery
   */
  discovery?: SqlDiscoveryOptions;
  /**
   * Signs the person in to the web app, asked for when `discovery` finds no session there. The step
   * goes on once the promise is kept; without a promise the person says when to go on.
   *
   * @default no button for it
   */
  onSignIn?: (() => void | Promise<void>) | undefined;
}

/** The sql connection form, as hosts know it. */
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
    label: 'string',
  },
});
