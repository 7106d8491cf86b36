import { DocumentUpload } from '../../upload/index.ts';
import { useGallery } from '../galleryContext.ts';
import type { SetupProps } from './partProps.ts';

/** Uploads documents; each file becomes a connection, and others may still be under way. */
export function UploadSetup({ onConnect }: SetupProps) {
  const { options } = useGallery();
  return (
    <DocumentUpload
      {...options.documents}
      showDocuments={false}
      onUploaded={(connectionIds) => {
        for (const id of connectionIds) onConnect(id, { stay: true });
      }}
    />
  );
}
