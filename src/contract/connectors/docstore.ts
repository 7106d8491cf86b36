import * as v from 'valibot';
import { defineEndpoint } from '../schema/endpoint.ts';
import { nonEmpty, queryBoolean } from '../schema/ids.ts';

/** Schema of {@link DocstoreMetadata}. */
export const docstoreMetadata = v.looseObject({
  connectionName: v.optional(v.string()),
  connectionType: v.optional(v.string()),
  connectionString: nonEmpty,
  protocol: v.optional(v.string()),
  selectedDatabases: v.optional(v.array(v.string())),
  description: v.optional(v.string()),
  status: v.optional(v.picklist(['active', 'inactive'])),
}) satisfies v.GenericSchema<DocstoreMetadata, unknown>;

/** What is kept of a document-database connection. */
export interface DocstoreMetadata {
  connectionName?: string;
  /** `uri`. */
  connectionType?: string;
  /** Credentials are removed from it when it is stored. */
  connectionString: string;
  /** The scheme of the connection string, or the same with `+srv`. */
  protocol?: string;
  selectedDatabases?: string[];
  /** Context for language models. */
  description?: string;
  status?: 'active' | 'inactive';
  [key: string]: unknown;
}

/** Schema of {@link DocstoreConnectBody}. */
export const docstoreConnectBody = v.object({
  providerConfigKey: v.literal('docstore'),
  username: v.string(),
  password: v.string(),
  metadata: docstoreMetadata,
}) satisfies v.GenericSchema<DocstoreConnectBody, unknown>;

/** Body of connect-session for a document database. */
export interface DocstoreConnectBody {
  providerConfigKey: 'docstore';
  username: string;
  password: string;
  metadata: DocstoreMetadata;
}

/** Schema of {@link DocstoreDatabases}. */
export const docstoreDatabases = v.object({
  success: v.optional(queryBoolean),
  metadata: v.object({
    databases: v.array(v.object({ name: v.string(), collections: v.array(v.string()) })),
  }),
}) satisfies v.GenericSchema<unknown, DocstoreDatabases>;

/** What a document database holds. */
export interface DocstoreDatabases {
  success?: boolean;
  metadata: {
    databases: {
      name: string;
      collections: string[];
    }[];
  };
}

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
