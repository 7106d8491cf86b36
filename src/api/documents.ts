import type { BrainstemClient, CallOptions, UploadOptions } from '../client/index.ts';
import * as contract from '../contract/index.ts';
import type { DocumentSet, DocumentUpload, OntologyMode } from '../contract/index.ts';

/** Documents to upload together, with their settings. */
export interface DocumentBatch {
  /** At least one file. */
  files: readonly File[];
  description?: string;
  /** Up to eight ids. */
  ontologyIds?: string[];
  /** Only with ids. @default 'strict', by the platform */
  ontologyMode?: OntologyMode;
  /** Lowercase letters, digits, `_` and `-`. */
  documentGroup?: string;
}

/**
 * Uploads documents: `POST /connect/integrations/documents/upload`.
 *
 * @returns One connection for each file other than an SOP. An unknown ontology is reported later,
 * as `error_code` in the connection's metadata.
 * @throws DecodeError before sending: without a file, with a mode but no ids, with more than eight
 * ids, or with an invalid group.
 */
export async function uploadDocuments(
  client: BrainstemClient,
  { files, ...fields }: DocumentBatch,
  options?: UploadOptions,
): Promise<DocumentUpload> {
  return client.upload(contract.uploadDocuments, { fields, files }, options);
}

/** Lists a connection's documents: `GET /connect/integrations/documents/upload`. */
export function listDocuments(
  client: BrainstemClient,
  connectionId: string,
  options?: CallOptions,
): Promise<DocumentSet> {
  return client.json(contract.listDocuments, { query: { connectionId } }, options);
}
