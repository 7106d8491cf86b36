import type { BrainstemClient, CallOptions, UploadOptions } from '../client/index.ts';
import * as contract from '../contract/index.ts';
import type { DocumentSet, DocumentUpload, OntologyMode } from '../contract/index.ts';

/** Documents to upload together, and how they are read. */
export interface DocumentBatch {
  /** One or more. */
  files: readonly File[];
  description?: string;
  /** At most eight. */
  ontologyIds?: string[];
  /** Only with ids. @default 'strict', by the platform */
  ontologyMode?: OntologyMode;
  /** Lowercase letters, digits, `_` and `-`. */
  documentGroup?: string;
}

/**
 * Uploads documents: `POST /connect/integrations/documents/upload`.
 *
 * @returns One connection for each file that is no SOP. Whether an ontology was unknown shows later,
 * in the connection's metadata as `error_code`.
 * @throws DecodeError before anything is sent: without a file, with a mode but no ids, with more than
 * eight ids, or with a group that has other characters.
 */
export async function uploadDocuments(
  client: BrainstemClient,
  { files, ...fields }: DocumentBatch,
  options?: UploadOptions,
): Promise<DocumentUpload> {
  return client.upload(contract.uploadDocuments, { fields, files }, options);
}

/** The documents of a connection: `GET /connect/integrations/documents/upload`. */
export function listDocuments(
  client: BrainstemClient,
  connectionId: string,
  options?: CallOptions,
): Promise<DocumentSet> {
  return client.json(contract.listDocuments, { query: { connectionId } }, options);
}
