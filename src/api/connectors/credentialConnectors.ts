import { decodeRequest, type BrainstemClient, type CallOptions } from '../../client/index.ts';
import * as contract from '../../contract/index.ts';
import type {
  BasicConnectBody,
  BearerConnectBody,
  ConnectSessionBody,
  CrmBConnectBody,
  DocstoreConnectBody,
  DocstoreDatabases,
  ErpConnectBody,
  GeneratedWebhook,
  GenerateWebhookBody,
  Schema,
  SqlConnectBody,
  SqlConnectionTest,
  TestSqlConnectionBody,
  WarehouseConnectBody,
} from '../../contract/index.ts';
import { connectWithCredentials } from './connectors.ts';

/** A created connection. */
export interface Connected {
  connectionId: string;
}

/** The connect bodies, by provider config key. */
export type CredentialConnectBody =
  | SqlConnectBody
  | DocstoreConnectBody
  | CrmBConnectBody
  | WarehouseConnectBody
  | BearerConnectBody
  | BasicConnectBody
  | ErpConnectBody;

const bodies: Readonly<Record<CredentialConnectBody['providerConfigKey'], Schema>> = {
  'sql-a': contract.sqlConnectBody,
  'sql-b': contract.sqlConnectBody,
  'sql-c': contract.sqlConnectBody,
  'sql-d': contract.sqlConnectBody,
  'sql-e': contract.sqlConnectBody,
  docstore: contract.docstoreConnectBody,
  'crm-b-oauth2-cc': contract.crmBConnectBody,
  'warehouse-a-jwt': contract.warehouseConnectBody,
  'private-api-bearer': contract.bearerConnectBody,
  'private-api-basic': contract.basicConnectBody,
  'erp-a-rest': contract.erpConnectBody,
};

/**
 * Connects with stored credentials: `POST /connect/integrations/connect-session`. Validates the
 * body against the connector's schema before sending: SQL requires `metadata.host`, the warehouse
 * all four credentials.
 *
 * @throws DecodeError naming the field, never its value.
 */
export async function connect(
  client: BrainstemClient,
  body: CredentialConnectBody,
  options?: CallOptions,
): Promise<Connected> {
  const { createConnectSession } = contract;
  decodeRequest(createConnectSession, bodies[body.providerConfigKey], body);
  const session: ConnectSessionBody & { providerConfigKey: string } = body;
  return connectWithCredentials(client, session, options);
}

/**
 * Tests a SQL database without storing anything: `POST /database/test-connection`. If the database
 * refuses, resolves with `success` false.
 */
export function testSqlConnection(
  client: BrainstemClient,
  body: TestSqlConnectionBody,
  options?: CallOptions,
): Promise<SqlConnectionTest> {
  return client.json(contract.testSqlConnection, { body }, options);
}

/** Lists the databases behind a connection string: `POST /database/metadata`. */
export async function getDocstoreDatabases(
  client: BrainstemClient,
  connectionString: string,
  options?: CallOptions,
): Promise<DocstoreDatabases['metadata']['databases']> {
  const body = { connectionString, databaseType: 'docstore' } as const;
  return (await client.json(contract.getDocstoreDatabases, { body }, options)).metadata.databases;
}

/**
 * Creates the webhook of a custom REST connection: `POST /webhooks/api-connector/generate`.
 *
 * @returns Its address and its key, which is returned only once.
 */
export function generateWebhook(
  client: BrainstemClient,
  { connectionId, organizationId }: Omit<GenerateWebhookBody, 'providerConfigKey'>,
  options?: CallOptions,
): Promise<GeneratedWebhook> {
  const providerConfigKey = contract.customRestKey;
  const body = { connectionId, organizationId, providerConfigKey };
  return client.json(contract.generateWebhook, { body }, options);
}

/**
 * Fetches a webhook: `GET /webhooks/api-connector/info`.
 *
 * @returns The platform's answer; its shape is not documented.
 */
export function getWebhook(
  client: BrainstemClient,
  connectionId: string,
  options?: CallOptions,
): Promise<unknown> {
  const query = { connectionId, providerConfigKey: contract.customRestKey };
  return client.json(contract.getWebhook, { query }, options);
}
