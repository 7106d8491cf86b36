import { readPart, uploadedDocument, type Connection } from '../../../../contract/index.ts';

/**
 * Returns the documents of a connection, which counts as one itself if it lists none: their size in
 * bytes, if known, and their time in ISO 8601.
 */
export function documentsIn({ connection_id, created_at, metadata }: Connection) {
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
