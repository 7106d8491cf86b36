import { DocstoreForm } from '../docstore/DocstoreForm.tsx';
import type { SettingsProps, SetupProps } from './partProps.ts';
import { EditSettings } from './EditSettings.tsx';

/** Connects a document database. */
export function DocstoreSetup({ connector, onConnect, onCancel }: SetupProps) {
  return (
    <DocstoreForm
      name={connector.name}
      onSaved={({ connectionId }) => onConnect(connectionId)}
      onCancel={onCancel}
    />
  );
}

/** Changes a document database's connection and what is chosen of it. */
export function DocstoreSettings({ connector, connectionId, onReplace }: SettingsProps) {
  return (
    <EditSettings onReplace={onReplace}>
      {(form) => <DocstoreForm name={connector.name} connectionId={connectionId} {...form} />}
    </EditSettings>
  );
}
