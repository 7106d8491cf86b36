import * as v from 'valibot';
import { uploadedDocument, type Connection } from '../../../contract/index.ts';

/** What a row says of a document. */
export interface DocumentFacts {
  name: string;
  /** Bytes; undefined where it is not said. */
  size: number | undefined;
  /** ISO 8601. */
  uploadedAt: string;
}

/** Reads a document from its connection, whose metadata may lack what the documents list. */
export function documentOf({ connection_id, created_at, metadata }: Connection): DocumentFacts {
  const documents = v.safeParse(v.array(uploadedDocument), metadata['documents']);
  const first = documents.success ? documents.output[0] : undefined;
  const { connectionName, totalSize } = metadata;
  return {
    name: first?.fileName ?? (typeof connectionName === 'string' ? connectionName : connection_id),
    size: first?.fileSize ?? (typeof totalSize === 'number' ? totalSize : undefined),
    uploadedAt: first?.uploadedAt ?? created_at,
  };
}
