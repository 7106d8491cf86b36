import * as v from 'valibot';
import { sqlEngines, type SqlEngine } from './connectorCatalog.ts';
import { defineEndpoint } from '../schema/endpoint.ts';
import { reading } from './scopes.ts';
import { nonEmpty, queryBoolean } from '../schema/ids.ts';

/** Each engine's default port. */
export const defaultSqlPorts: Readonly<Record<SqlEngine, number>> = {
  'sql-a': 3306,
  'sql-b': 5432,
  'sql-c': 1433,
  'sql-d': 1521,
  'sql-e': 3306,
};

export const sslModes = ['require', 'prefer', 'disable'] as const;

/** A connection's use of SSL. */
export type SslMode = (typeof sslModes)[number];

const port = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535));

export const sqlMetadata = v.looseObject({
  connectionName: v.optional(v.string()),
  host: nonEmpty,
  port: v.optional(port),
  database: v.optional(v.string()),
  /** The schemas to sync. */
  schema: v.optional(v.array(v.string())),
  useSSL: v.optional(v.boolean()),
  sslMode: v.optional(v.picklist(sslModes)),
  status: v.optional(v.picklist(['active', 'inactive'])),
  description: v.optional(v.string()),
});

/** The stored settings of a SQL connection, besides its credentials. */
export interface SqlMetadata extends v.InferInput<typeof sqlMetadata> {}

export const sqlConnectBody = v.object({
  providerConfigKey: v.picklist(sqlEngines),
  username: v.string(),
  password: v.string(),
  metadata: sqlMetadata,
});

/** Body of connect-session for a SQL database. */
export interface SqlConnectBody extends v.InferInput<typeof sqlConnectBody> {}

export const testSqlConnectionBody = v.object({
  databaseType: v.picklist(sqlEngines),
  connection: v.object({
    host: nonEmpty,
    port: v.optional(port),
    database: v.optional(v.string()),
    username: v.optional(v.string()),
    password: v.optional(v.string()),
    useSSL: v.optional(v.boolean()),
    sslMode: v.optional(v.picklist(sslModes)),
  }),
});

/** Body of test-connection. Which of the connection's fields are required is not documented. */
export interface TestSqlConnectionBody extends v.InferInput<typeof testSqlConnectionBody> {}

export const sqlConnectionTest = v.object({
  success: queryBoolean,
  message: v.optional(v.string()),
});

/** The result of a test. */
export interface SqlConnectionTest extends v.InferOutput<typeof sqlConnectionTest> {}

/** `POST {public_url}/database/test-connection`: tests a database without storing anything. */
export const testSqlConnection = defineEndpoint(
  'testSqlConnection',
  'POST /database/test-connection',
  { ...reading, body: testSqlConnectionBody, response: sqlConnectionTest },
);
