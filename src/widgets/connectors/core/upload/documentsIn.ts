import { readPart, uploadedDocument, type Connection } from '../../../../contract/index.ts';

/** The facts about a document that its row shows. */
export interface DocumentFacts {
  name: string;
  /** Bytes; undefined where it is not documented. */
  size: number | undefined;
  /** ISO 8601. */
  uploadedAt: string;
}

/** Reads the documents of a connection. One whose metadata lists none is a document itself. */
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
