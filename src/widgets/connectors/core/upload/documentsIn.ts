import { readPart, uploadedDocument, type Connection } from '../../../../contract/index.ts';

export interface DocumentFacts {
  name: string;
  /** In bytes. Undefined if unknown. */
  size: number | undefined;
  /** ISO 8601. */
  uploadedAt: string;
}

/** Returns the documents of a connection, which counts as one itself if it lists none. */
export function documentsIn({
  connection_id,
  created_at,
  metadata,
}: Connection): readonly DocumentFacts[] {
  const { documents, connectionName, totalSize } = metadata;
  const read = (Array.isArray(documents) ? documents : []).flatMap((entry) => {
    const document = readPart(uploadedDocument, entry);
    if (document === undefined) return [];
    const { fileName, fileSize, uploadedAt } = document;
    return [{ name: fileName, size: fileSize, uploadedAt: uploadedAt ?? created_at }];
  });
  if (read.length > 0) return read;
  return [
    {
      name: typeof connectionName === 'string' ? connectionName : connection_id,
      size: typeof totalSize === 'number' ? totalSize : undefined,
      uploadedAt: created_at,
    },
  ];
}
