import * as v from 'valibot';
import { defineEndpoint } from '../schema/endpoint.ts';
import { reading } from './scopes.ts';
import { nonEmpty, queryBoolean } from '../schema/ids.ts';

export const docstoreMetadata = v.looseObject({
  connectionName: v.optional(v.string()),
  /** The value is `uri`. */
  connectionType: v.optional(v.string()),
  /** Stored without the credentials. */
  connectionString: nonEmpty,
  /** The connection string's scheme, possibly with `+srv`. */
  protocol: v.optional(v.string()),
  selectedDatabases: v.optional(v.array(v.string())),
  /** Context for language models. */
  description: v.optional(v.string()),
  status: v.optional(v.picklist(['active', 'inactive'])),
});

/** The stored settings of a document-database connection. */
export interface DocstoreMetadata extends v.InferInput<typeof docstoreMetadata> {}

export const docstoreConnectBody = v.object({
  providerConfigKey: v.literal('docstore'),
  username: v.string(),
  password: v.string(),
  metadata: docstoreMetadata,
});

/** Body of connect-session for a document database. */
export interface DocstoreConnectBody extends v.InferInput<typeof docstoreConnectBody> {}

export const docstoreDatabases = v.object({
  success: v.optional(queryBoolean),
  metadata: v.object({
    databases: v.array(v.object({ name: v.string(), collections: v.array(v.string()) })),
  }),
});

/** The content of a document database. */
export interface DocstoreDatabases extends v.InferOutput<typeof docstoreDatabases> {}

/** `POST {public_url}/database/metadata`: lists databases and their collections. */
export const getDocstoreDatabases = defineEndpoint(
  'getDocstoreDatabases',
  'POST /database/metadata',
  {
    ...reading,
    idempotent: true,
    body: v.object({ connectionString: nonEmpty, databaseType: v.literal('docstore') }),
    response: docstoreDatabases,
  },
);
