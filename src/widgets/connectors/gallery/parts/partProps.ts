import type { SavedConnection } from '../../forms/useCredentialForm.ts';
import type { ConnectorInfo } from '../connector/connectorInfo.ts';

/** Props of the part of a page that creates a connection: a credential form, an upload, a pairing. */
export interface SetupProps {
  connector: ConnectorInfo;
  /**
   * Called once the platform has the connection. `stay` leaves the page open, for more of them;
   * `connectorId` is one of the kinds that the page is for. By default it is the page's own.
   */
  onConnect: (
    connectionId: string,
    options?: { stay?: boolean; connectorId?: string | undefined },
  ) => void;
  /** Called when the person has finished with a connection for which the page stayed. */
  onFinish: (connectionId: string) => void;
  onCancel: () => void;
}

/** The callbacks for the form of an edited connection. */
export interface OpenedForm {
  onSaved: (saved: SavedConnection) => void;
  onCancel: () => void;
}

/** Props of the part of a page that changes the settings of a connection. */
export interface SettingsProps {
  connector: ConnectorInfo;
  connectionId: string;
  providerConfigKey: string;
  /** Called with the connection that new credentials created in place of this one. */
  onReplace: (connectionId: string) => void;
  /** Called when the form of a connection that is edited was saved, or left. */
  onClose: (isSaved: boolean) => void;
  /** The page around the settings offers to sign in again. */
  onReconnect: null;
}
