import { DocstoreForm } from '../../docstore/DocstoreForm.tsx';
import type { SettingsProps, SetupProps } from './partProps.ts';
import { useGallery } from '../galleryContext.ts';
import { EditSettings } from '../connection/EditSettings.tsx';

/** Connects a document database. */
export function DocstoreSetup({ connector, onConnect, onCancel }: SetupProps) {
  const { options } = useGallery();
  return (
    <DocstoreForm
      {...options.docstore}
      name={connector.name}
      onSaved={({ connectionId }) => onConnect(connectionId)}
      onCancel={onCancel}
    />
  );
}

/** Changes a document database's connection and what is chosen of it. */
export function DocstoreSettings({ connector, connectionId, onReplace }: SettingsProps) {
  const { options } = useGallery();
  return (
    <EditSettings onReplace={onReplace}>
      {(form) => (
        <DocstoreForm
          {...options.docstore}
          name={connector.name}
          connectionId={connectionId}
          {...form}
        />
      )}
    </EditSettings>
  );
}
