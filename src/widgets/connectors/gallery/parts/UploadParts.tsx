import { DocumentUpload } from '../../upload/index.ts';
import { useGallery } from '../galleryContext.ts';
import type { SetupProps } from './partProps.ts';

/** Uploads documents. Each file becomes a connection, while others may still be uploading. */
export function UploadSetup({ onConnect }: SetupProps) {
  const { options } = useGallery();
  return (
    <DocumentUpload
      {...options?.documents}
      showDocuments={false}
      onUploaded={(connectionIds) => {
        for (const id of connectionIds) onConnect(id, { stay: true });
      }}
    />
  );
}
