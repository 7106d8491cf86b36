import { listDocuments, uploadDocuments, type UploadedDocument } from '../../../contract/index.ts';
import { isoTime } from '../../clock.ts';
import { enqueue } from '../../connectors/enqueue.ts';
import { serve, type Call, type Route } from '../../serve.ts';
import {
  addConnection,
  recordsIn,
  requireConnection,
  textIn,
  type Metadata,
} from '../../state/connectors/connections.ts';

const providerConfigKey = 'documents';

/** Undocumented: how a standard operating procedure is recognised. */
const sopName = /^sop\b/i;

export const documentRoutes: readonly Route[] = [
  serve(uploadDocuments, ({ fields, files }, call) => {
    const { ontologyIds, ontologyMode, documentGroup } = fields;
    const documents = files.map((file) => documentOf(file, call));
    const connectionIds: string[] = [];
    for (const [at, file] of files.entries()) {
      const document = documents[at];
      if (document === undefined || sopName.test(file.name)) continue;
      connectionIds.push(connect(document, file, fields, call));
    }
    const [connectionId] = connectionIds;
    return {
      success: true,
      ...(connectionId === undefined ? {} : { connectionId }),
      connectionIds,
      uploadedCount: files.length,
      totalDocuments: documents.length,
      totalSize: sizeOf(documents),
      documents,
      ...(ontologyIds === undefined ? {} : { ontologyIds }),
      ...(ontologyMode !== undefined
        ? { ontologyMode }
        : ontologyIds === undefined
          ? {}
          : { ontologyMode: 'strict' }),
      ...(documentGroup === undefined ? {} : { documentGroup }),
    };
  }),

  serve(listDocuments, ({ query: { connectionId } }, call) => {
    const { metadata } = requireConnection(call, connectionId, providerConfigKey);
    const documents = recordsIn(metadata, 'documents').filter(isDocument);
    return {
      connectionId,
      documents,
      totalSize: sizeOf(documents),
      totalDocuments: documents.length,
      lastUpdated: textIn(metadata, 'lastUpdated') ?? null,
    };
  }),
];

interface UploadSettings {
  readonly description?: string;
  readonly ontologyIds?: string[];
  readonly ontologyMode?: 'strict' | 'guided';
  readonly documentGroup?: string;
}

/** Creates a document's connection and starts processing it. */
function connect(
  document: UploadedDocument,
  file: File,
  settings: UploadSettings,
  { world, caller, environment }: Call,
): string {
  const { organisationId } = caller;
  const now = environment.clock.now();
  const metadata: Metadata = {
    ...settings,
    connectionName: file.name,
    documents: [document],
    totalDocuments: 1,
    totalSize: file.size,
    lastUpdated: isoTime(now),
    syncStatus: 'never',
  };
  const made = { organisationId, provider_config_key: providerConfigKey, metadata };
  const connection = addConnection(world, made, now);
  enqueue(world, connection, now);
  return connection.connection_id;
}

function documentOf(file: File, { world, caller, environment }: Call): UploadedDocument {
  const id = world.random.uuid();
  const storageKey = `${caller.organisationId}/documents/${id}`;
  return {
    id,
    fileName: file.name,
    fileSize: file.size,
    mimeType: file.type === '' ? 'application/octet-stream' : file.type,
    storageKey,
    storagePath: `storage://documents/${storageKey}`,
    uploadedAt: isoTime(environment.clock.now()),
  };
}

function isDocument(record: Record<string, unknown>): record is UploadedDocument {
  const { id, fileName, fileSize } = record;
  return typeof id === 'string' && typeof fileName === 'string' && typeof fileSize === 'number';
}

function sizeOf(documents: readonly UploadedDocument[]): number {
  return documents.reduce((total, { fileSize }) => total + fileSize, 0);
}
