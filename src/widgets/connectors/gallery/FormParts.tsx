import { CredentialForm } from '../credentials/CredentialForm.tsx';
import type { SettingsProps, SetupProps } from './partProps.ts';
import { EditSettings } from './EditSettings.tsx';

/** Connects a source that takes credentials, by its declared form. */
export function FormSetup({ connector, onConnect, onCancel }: SetupProps) {
  return (
    <CredentialForm
      connectorId={connector.id}
      name={connector.name}
      onSaved={({ connectionId }) => onConnect(connectionId)}
      onCancel={onCancel}
    />
  );
}

/** Changes such a connection; its secrets are kept unless they are replaced. */
export function FormSettings({ connector, connectionId, onReplace }: SettingsProps) {
  return (
    <EditSettings onReplace={onReplace}>
      {(form) => (
        <CredentialForm
          connectorId={connector.id}
          name={connector.name}
          connectionId={connectionId}
          {...form}
        />
      )}
    </EditSettings>
  );
}
