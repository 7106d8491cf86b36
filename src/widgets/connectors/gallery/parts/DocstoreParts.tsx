import { DocstoreForm } from '../../docstore/DocstoreForm.tsx';
import type { SettingsProps, SetupProps } from './partProps.ts';
import { useGallery } from '../galleryContext.ts';
import { useEditedForm } from '../useEditedForm.ts';

/** Connects a document database. */
export function DocstoreSetup({ connector, onConnect, onCancel }: SetupProps) {
  const { options } = useGallery();
  return (
    <DocstoreForm
      {...options?.docstore}
      name={connector.name}
      onSaved={({ connectionId }) => onConnect(connectionId)}
      onCancel={onCancel}
    />
  );
}

/** Edits a document database's connection and its selected databases. */
export function DocstoreSettings({ connector, connectionId, ...page }: SettingsProps) {
  const form = useEditedForm(page);
  const { options } = useGallery();
  return (
    <DocstoreForm
      {...options?.docstore}
      name={connector.name}
      connectionId={connectionId}
      {...form}
    />
  );
}
