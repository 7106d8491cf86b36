import { CredentialForm } from '../../credentials/CredentialForm.tsx';
import type { SettingsProps, SetupProps } from './partProps.ts';
import type { ConnectorOptions } from '../connector/connectorOptions.ts';
import { useGallery } from '../galleryContext.ts';
import { EditSettings } from '../connection/EditSettings.tsx';

/** Connects a source that takes credentials, by its declared form. */
export function FormSetup({ connector, onConnect, onCancel }: SetupProps) {
  return (
    <CredentialForm
      {...useOptions(connector.id)}
      connectorId={connector.id}
      name={connector.name}
      onSaved={({ connectionId }) => onConnect(connectionId)}
      onCancel={onCancel}
    />
  );
}

/** Changes such a connection; its secrets are kept unless they are replaced. */
export function FormSettings({ connector, connectionId, onReplace }: SettingsProps) {
  const options = useOptions(connector.id);
  return (
    <EditSettings onReplace={onReplace}>
      {(form) => (
        <CredentialForm
          {...options}
          connectorId={connector.id}
          name={connector.name}
          connectionId={connectionId}
          {...form}
        />
      )}
    </EditSettings>
  );
}

function useOptions(id: string): NonNullable<ConnectorOptions['erp-a']> {
  const { options } = useGallery();
  const known = (['warehouse-a', 'crm-b', 'erp-a'] as const).find((one) => one === id);
  return (known && options[known]) ?? {};
}
