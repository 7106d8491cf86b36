import type { ConnectorInfo } from '../connector/connectorInfo.ts';

/** Props of the part of a page that creates a connection: a credential form, an upload, a pairing. */
export interface SetupProps {
  connector: ConnectorInfo;
  /**
   * Called once the platform has the connection. `stay` keeps the page open to add more.
   * `connectorId` is one of the page's engines and defaults to the page's connector.
   */
  onConnect: (
    connectionId: string,
    options?: { stay?: boolean; connectorId?: string | undefined },
  ) => void;
  /** Called when the user is done with a connection for which the page stayed open. */
  onFinish: (connectionId: string) => void;
  onCancel: () => void;
}

export interface SettingsProps {
  connector: ConnectorInfo;
  connectionId: string;
  providerConfigKey: string;
  /** Called with the connection that replaced this one because of new credentials. */
  onReplace: (connectionId: string) => void;
  /** Called when its form was saved or cancelled. Undefined if the settings stay open. */
  onClose: ((isSaved: boolean) => void) | undefined;
  /** Null, since the surrounding page offers to sign in again. */
  onReconnect: null;
}

/** Props of a part that creates a connection, or changes one's settings if it is given. */
export type PartProps = SetupProps | SettingsProps;
