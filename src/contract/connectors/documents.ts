import * as v from 'valibot';
import { defineEndpoint } from '../schema/endpoint.ts';
import { reading, writing } from './scopes.ts';
import { nonEmpty, queryBoolean } from '../schema/ids.ts';
import { hasIdsForMode, ontologyChoice } from '../ontologies.ts';

const integer = v.pipe(v.number(), v.integer());
const text = v.nullish(v.string());

export const uploadedDocument = v.looseObject({
  id: v.string(),
  fileName: v.string(),
  /** In bytes. */
  fileSize: v.number(),
  mimeType: text,
  storageKey: text,
  storagePath: text,
  /** In ISO 8601. */
  uploadedAt: text,
});

/** An uploaded document. */
export interface UploadedDocument extends v.InferOutput<typeof uploadedDocument> {}

export const documentSet = v.object({
  connectionId: v.optional(v.string()),
  documents: v.array(uploadedDocument),
  totalSize: v.number(),
  totalDocuments: integer,
  lastUpdated: text,
});

/** The documents of a connection. */
export interface DocumentSet extends v.InferOutput<typeof documentSet> {}

/** Ids in a form: repeated fields, or one with a JSON list. A single id becomes a list. */
const ontologyIds = v.pipe(
  v.union([v.array(v.string()), v.string()]),
  v.transform((sent) => (typeof sent === 'string' ? listIn(sent) : sent)),
  ontologyChoice.entries.ontologyIds,
);

function listIn(sent: string): unknown {
  if (!sent.trimStart().startsWith('[')) return [sent];
  try {
    return JSON.parse(sent);
  } catch {
    return sent;
  }
}

/** The fields of an upload other than its files. */
export const uploadFields = v.pipe(
  v.object({
    description: v.optional(v.string()),
    /** Up to eight ids. */
    ontologyIds: v.optional(ontologyIds),
    /** The platform's default with ids is `strict`. */
    ontologyMode: ontologyChoice.entries.ontologyMode,
    /** Lowercase letters, digits, `_` and `-`. */
    documentGroup: ontologyChoice.entries.documentGroup,
  }),
  v.forward(
    v.check(
      (fields) => hasIdsForMode(fields),
      'expected ontologyIds with ontologyMode, received none',
    ),
    ['ontologyMode'],
  ),
);

export const documentUpload = v.object({
  success: v.optional(queryBoolean),
  /** The first created connection. */
  connectionId: text,
  /** One for each file other than an SOP. */
  connectionIds: v.nullish(v.array(v.string()), []),
  uploadedCount: integer,
  totalDocuments: integer,
  totalSize: v.number(),
  documents: v.array(uploadedDocument),
  ontologyIds: v.optional(v.array(v.string())),
  ontologyMode: v.optional(v.string()),
  documentGroup: v.optional(v.string()),
});

/** The answer of an upload. The last three fields are present only if they were sent. */
export interface DocumentUpload extends v.InferOutput<typeof documentUpload> {}

/** The error of a document connection whose upload named an unknown ontology. */
export const ontologyNotFound = 'ontology_not_found';

/**
 * `POST {public_url}/connect/integrations/documents/upload`, as a multipart form. 400 for
 * `ontologyMode` without `ontologyIds` and for more than eight of them; an unknown id fails later,
 * in processing.
 */
export const uploadDocuments = defineEndpoint(
  'uploadDocuments',
  'POST /connect/integrations/documents/upload',
  {
    ...writing,
    body: { type: 'multipart', schema: uploadFields, fileField: 'files', files: 'many' },
    response: documentUpload,
  },
);

/** `GET {public_url}/connect/integrations/documents/upload`: the documents of a connection. */
export const listDocuments = defineEndpoint(
  'listDocuments',
  'GET /connect/integrations/documents/upload',
  { ...reading, query: v.object({ connectionId: nonEmpty }), response: documentSet },
);
