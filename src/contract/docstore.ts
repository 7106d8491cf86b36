import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { nonEmpty, queryBoolean } from './ids.ts';

/** What is kept of a document-database connection. */
export const docstoreMetadata = v.looseObject({
  connectionName: v.optional(v.string()),
  /** `uri`. */
  connectionType: v.optional(v.string()),
  /** Credentials are removed from it when it is stored. */
  connectionString: nonEmpty,
  /** The scheme of the connection string, or the same with `+srv`. */
  protocol: v.optional(v.string()),
  selectedDatabases: v.optional(v.array(v.string())),
  /** Context for language models. */
  description: v.optional(v.string()),
  status: v.optional(v.picklist(['active', 'inactive'])),
});

/** See {@link docstoreMetadata}. */
export type DocstoreMetadata = v.InferInput<typeof docstoreMetadata>;

/** Body of connect-session for a document database. */
export const docstoreConnectBody = v.object({
  providerConfigKey: v.literal('docstore'),
  username: v.string(),
  password: v.string(),
  metadata: docstoreMetadata,
});

/** See {@link docstoreConnectBody}. */
export type DocstoreConnectBody = v.InferInput<typeof docstoreConnectBody>;

/** What a document database holds. */
export const docstoreDatabases = v.object({
  success: v.optional(queryBoolean),
  metadata: v.object({
    databases: v.array(v.object({ name: v.string(), collections: v.array(v.string()) })),
  }),
});

/** See {@link docstoreDatabases}. */
export type DocstoreDatabases = v.InferOutput<typeof docstoreDatabases>;

/** `POST {public_url}/database/metadata`: lists databases and their collections. */
export const getDocstoreDatabases = defineEndpoint({
  name: 'getDocstoreDatabases',
  method: 'POST',
  host: 'public',
  path: '/database/metadata',
  credential: 'serviceActorToken',
  scope: 'connectors:read',
  idempotent: true,
  body: {
    type: 'json',
    schema: v.object({ connectionString: nonEmpty, databaseType: v.literal('docstore') }),
  },
  response: { type: 'json', status: 200, schema: docstoreDatabases },
});
