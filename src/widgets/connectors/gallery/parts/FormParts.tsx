import { CredentialForm } from '../../credentials/CredentialForm.tsx';
import type { SettingsProps, SetupProps } from './partProps.ts';
import type { ConnectorOptions } from '../connector/connectorOptions.ts';
import { useGallery } from '../galleryContext.ts';
import { useEditedForm } from '../useEditedForm.ts';

/** Connects a source with stored credentials by its declared form. */
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

/** Edits such a connection. Secrets are kept unless they are replaced. */
export function FormSettings({ connector, connectionId, ...page }: SettingsProps) {
  const form = useEditedForm(page);
  const options = useOptions(connector.id);
  return (
    <CredentialForm
      {...options}
      connectorId={connector.id}
      name={connector.name}
      connectionId={connectionId}
      {...form}
    />
  );
}

function useOptions(id: string): NonNullable<ConnectorOptions['erp-a']> {
  const { options } = useGallery();
  const known = (['warehouse-a', 'crm-b', 'erp-a'] as const).find((one) => one === id);
  return (known && options?.[known]) ?? {};
}
