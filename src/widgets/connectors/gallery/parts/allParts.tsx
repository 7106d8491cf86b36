import { useState } from 'react';
import { catalogEntryOf, sqlEngines } from '../../../../contract/index.ts';
import { usePlatformActions } from '../../../../provider/index.ts';
import { createRefreshConnections } from '../../../../query/index.ts';
import { CredentialForm } from '../../credentials/CredentialForm.tsx';
import { DocstoreForm } from '../../docstore/DocstoreForm.tsx';
import type { ConnectorFormProps } from '../../forms/connectorForm.ts';
import { MessagingPairing } from '../../pairing/index.ts';
import { RestConnector } from '../../rest/RestConnector.tsx';
import { SitePicker } from '../../sites/index.ts';
import type { SqlConnectionFormProps } from '../../sql/declaration.ts';
import { SqlConnectionForm } from '../../sql/SqlConnectionForm.tsx';
import { DocumentUpload } from '../../upload/index.ts';
import type { ConnectorInfo } from '../connector/connectorInfo.ts';
import { useGallery } from '../galleryContext.ts';

export { DrivePicker } from '../../drive/index.ts';
export { MailSettings } from '../../mail/index.ts';
export { SheetPicker } from '../../sheets/index.ts';

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

/** Connects a source with stored credentials by its declared form, or edits its connection. */
export function DeclaredPart(page: PartProps) {
  const { id } = page.connector;
  const { options } = useGallery();
  const known = (['warehouse-a', 'crm-b', 'erp-a'] as const).find((one) => one === id);
  return (
    <CredentialForm {...(known && options?.[known])} connectorId={id} {...useFormProps(page)} />
  );
}

/** Connects a document database, or edits its connection and selected databases. */
export function DocstorePart(page: PartProps) {
  return <DocstoreForm {...useGallery().options?.docstore} {...useFormProps(page)} />;
}

/** Connects a SQL database and selects tables if discovery is available, or edits its connection. */
export function SqlPart(page: PartProps) {
  const props = useSqlProps(page.connector);
  return <SqlConnectionForm {...props} {...useFormProps(page, props.discovery !== undefined)} />;
}

function useSqlProps({ id, kinds }: ConnectorInfo): SqlConnectionFormProps {
  const { options, appearance } = useGallery();
  const engine = sqlEngines.find((one) => one === id);
  return {
    ...((engine === undefined ? undefined : options?.[engine]) ?? options?.sql),
    engineNames: Object.fromEntries(
      sqlEngines.flatMap((one) => {
        const own = appearance?.[one]?.name;
        return own === undefined ? [] : [[one, own] as const];
      }),
    ),
    ...(engine === undefined
      ? { engines: sqlEngines.filter((one) => kinds.some((kind) => kind.id === one)) }
      : { engine }),
  };
}

/** Connects a private API or edits its connection, and creates its webhook. */
export function RestPart(page: PartProps) {
  const { organizationId, options } = useGallery();
  const isBearer = 'connectionId' in page && page.providerConfigKey === 'private-api-bearer';
  return (
    <RestConnector
      {...options?.['custom-rest-api']}
      {...(organizationId === undefined ? {} : { organizationId })}
      {...('connectionId' in page && { authType: isBearer ? 'BEARER_TOKEN' : 'BASIC' })}
      {...useFormProps(page, true)}
    />
  );
}

/** Pairs a phone, or shows a paired phone's status. */
export function PhonePart(page: PartProps) {
  const options = useGallery().options?.['messaging-a'];
  if ('connectionId' in page) return <MessagingPairing connectionId={page.connectionId} />;
  return <MessagingPairing {...options} onConnected={(id) => page.onConnect(id)} />;
}

/** Uploads documents. Each file becomes a connection, while others may still be uploading. */
export function UploadSetup({ onConnect }: SetupProps) {
  return (
    <DocumentUpload
      {...useGallery().options?.documents}
      showDocuments={false}
      onUploaded={(connectionIds) => {
        for (const id of connectionIds) onConnect(id, { stay: true });
      }}
    />
  );
}

/** Selects a connection's sites, stored by the host's `placesToMetadata`. */
export function SiteSettings({ connectionId }: SettingsProps) {
  const { placesToMetadata } = useGallery();
  return <SitePicker connectionId={connectionId} placesToMetadata={placesToMetadata} />;
}

/**
 * Returns the props of a page's form. An edited connection's form is closed once it is saved, and
 * the new connection is opened if the form created one.
 *
 * @param stay - True to keep the page open after connecting until Done.
 */
function useFormProps(
  page: PartProps,
  stay = false,
): Pick<ConnectorFormProps, 'name' | 'connectionId' | 'onSaved' | 'onCancel' | 'onDone'> {
  const refresh = usePlatformActions(createRefreshConnections);
  const [madeId, setMadeId] = useState<string>();
  const { name } = page.connector;
  if ('connectionId' in page) {
    const { connectionId, onClose, onReplace } = page;
    return {
      name,
      connectionId,
      onSaved({ connectionId: savedId, replacedConnectionId }) {
        refresh();
        onClose?.(true);
        if (replacedConnectionId !== undefined) onReplace(savedId);
      },
      onCancel: onClose && (() => onClose(false)),
    };
  }
  const { onConnect, onCancel, onFinish } = page;
  return {
    name,
    onSaved({ connectionId, providerConfigKey }) {
      if (stay) setMadeId(connectionId);
      onConnect(connectionId, { stay, connectorId: catalogEntryOf(providerConfigKey)?.id });
    },
    onCancel,
    ...(madeId !== undefined && { onDone: () => onFinish(madeId) }),
  };
}
