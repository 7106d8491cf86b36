import { useState } from 'react';
import { catalogEntryOf, sqlEngines } from '../../../../contract/index.ts';
import { CredentialForm } from '../../credentials/CredentialForm.tsx';
import { DocstoreForm } from '../../docstore/DocstoreForm.tsx';
import type { FormOptions } from '../../forms/formOptions.ts';
import type { SavedConnection } from '../../forms/useCredentialForm.ts';
import { MessagingPairing } from '../../pairing/index.ts';
import type { RestConnectorProps } from '../../rest/declaration.ts';
import { RestConnector } from '../../rest/RestConnector.tsx';
import { SitePicker } from '../../sites/index.ts';
import type { SqlConnectionFormProps } from '../../sql/declaration.ts';
import { SqlConnectionForm } from '../../sql/SqlConnectionForm.tsx';
import { DocumentUpload } from '../../upload/index.ts';
import type { ConnectorInfo } from '../connector/connectorInfo.ts';
import type { ConnectorOptions } from '../connector/connectorOptions.ts';
import { useGallery } from '../galleryContext.ts';
import { useRefreshConnections } from '../useRefreshConnections.ts';
import type { SettingsProps, SetupProps } from './partProps.ts';

export { DrivePicker } from '../../drive/index.ts';
export { MailSettings } from '../../mail/index.ts';
export { SheetPicker } from '../../sheets/index.ts';

/** Connects a source with stored credentials by its declared form. */
export function FormSetup({ connector, onConnect, onCancel }: SetupProps) {
  return (
    <CredentialForm
      {...useFormOptions(connector.id)}
      connectorId={connector.id}
      name={connector.name}
      onSaved={({ connectionId }) => onConnect(connectionId)}
      onCancel={onCancel}
    />
  );
}

/** Edits such a connection. Secrets are kept unless they are replaced. */
export function FormSettings({ connector, connectionId, ...page }: SettingsProps) {
  return (
    <CredentialForm
      {...useFormOptions(connector.id)}
      connectorId={connector.id}
      name={connector.name}
      connectionId={connectionId}
      {...useEditedForm(page)}
    />
  );
}

function useFormOptions(id: string): NonNullable<ConnectorOptions['erp-a']> {
  const { options } = useGallery();
  const known = (['warehouse-a', 'crm-b', 'erp-a'] as const).find((one) => one === id);
  return (known && options?.[known]) ?? {};
}

/** Connects a document database. */
export function DocstoreSetup({ connector, onConnect, onCancel }: SetupProps) {
  return (
    <DocstoreForm
      {...useGallery().options?.docstore}
      name={connector.name}
      onSaved={({ connectionId }) => onConnect(connectionId)}
      onCancel={onCancel}
    />
  );
}

/** Edits a document database's connection and its selected databases. */
export function DocstoreSettings({ connector, connectionId, ...page }: SettingsProps) {
  return (
    <DocstoreForm
      {...useGallery().options?.docstore}
      name={connector.name}
      connectionId={connectionId}
      {...useEditedForm(page)}
    />
  );
}

/** Connects a SQL database, then selects tables if discovery is available. */
export function SqlSetup({ connector, onCancel, ...page }: SetupProps) {
  const props = useSqlProps(connector);
  const stay = useStayOpen(page);
  const leave = {
    onSaved: ({ connectionId, providerConfigKey }: SavedConnection) =>
      page.onConnect(connectionId, { connectorId: providerConfigKey }),
  };
  return (
    <SqlConnectionForm
      {...props}
      {...(props.discovery === undefined ? leave : stay)}
      onCancel={onCancel}
    />
  );
}

/** Edits a SQL connection. The password is kept unless replaced. */
export function SqlSettings({ connector, connectionId, ...page }: SettingsProps) {
  return (
    <SqlConnectionForm
      {...useSqlProps(connector)}
      connectionId={connectionId}
      {...useEditedForm(page)}
    />
  );
}

function useSqlProps({ id, name, kinds }: ConnectorInfo): SqlConnectionFormProps {
  const { options, appearance } = useGallery();
  const engine = sqlEngines.find((one) => one === id);
  return {
    ...((engine === undefined ? undefined : options?.[engine]) ?? options?.sql),
    name,
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

/** Connects a private API. */
export function RestSetup({ connector, onCancel, ...page }: SetupProps) {
  return (
    <RestConnector
      name={connector.name}
      {...useRestOptions()}
      {...useStayOpen(page)}
      onCancel={onCancel}
    />
  );
}

/** Edits a private API's connection and creates its webhook. */
export function RestSettings({
  connector,
  connectionId,
  providerConfigKey,
  onReplace,
}: SettingsProps) {
  const refresh = useRefreshConnections();
  return (
    <RestConnector
      name={connector.name}
      {...useRestOptions()}
      authType={providerConfigKey === 'private-api-bearer' ? 'BEARER_TOKEN' : 'BASIC'}
      connectionId={connectionId}
      onSaved={({ connectionId: made, replacedConnectionId }) => {
        refresh();
        if (replacedConnectionId !== undefined) onReplace(made);
      }}
    />
  );
}

function useRestOptions(): Pick<RestConnectorProps, 'organizationId' | keyof FormOptions> {
  const { organizationId, options } = useGallery();
  return {
    ...options?.['custom-rest-api'],
    ...(organizationId === undefined ? {} : { organizationId }),
  };
}

/** Pairs a phone. */
export function PhoneSetup({ onConnect }: SetupProps) {
  return (
    <MessagingPairing
      {...useGallery().options?.['messaging-a']}
      onConnected={(connectionId) => onConnect(connectionId)}
    />
  );
}

/** Shows a paired phone's status. */
export function PhoneSettings({ connectionId }: SettingsProps) {
  return <MessagingPairing connectionId={connectionId} />;
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
 * Returns callbacks that close the form of a saved connection, whose page shows the result. Opens
 * the new connection if the form created one.
 */
function useEditedForm({ onReplace, onClose }: Pick<SettingsProps, 'onReplace' | 'onClose'>) {
  const refresh = useRefreshConnections();
  return {
    onSaved({ connectionId, replacedConnectionId }: SavedConnection) {
      refresh();
      onClose(true);
      if (replacedConnectionId !== undefined) onReplace(connectionId);
    },
    onCancel: () => onClose(false),
  };
}

/** Returns callbacks that keep the page open after connecting until Done. */
function useStayOpen({ onConnect, onFinish }: Pick<SetupProps, 'onConnect' | 'onFinish'>) {
  const [madeId, setMadeId] = useState<string>();
  return {
    onSaved({ connectionId, providerConfigKey }: SavedConnection) {
      setMadeId(connectionId);
      onConnect(connectionId, { stay: true, connectorId: catalogEntryOf(providerConfigKey)?.id });
    },
    ...(madeId === undefined ? {} : { onDone: () => onFinish(madeId) }),
  };
}
