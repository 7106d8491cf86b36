import { DocumentUpload } from '../upload/index.ts';
import type { SetupProps } from './partProps.ts';

/** Uploads documents; each file becomes a connection, and others may still be under way. */
export function UploadSetup({ onConnect }: SetupProps) {
  return (
    <DocumentUpload
      showDocuments={false}
      onUploaded={(connectionIds) => {
        for (const id of connectionIds) onConnect(id, { stay: true });
      }}
    />
  );
}
