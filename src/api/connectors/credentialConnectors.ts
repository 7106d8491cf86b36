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

/** A connection that was made. */
export interface Connected {
  connectionId: string;
}

/** The body that a connector takes, by its provider config key. */
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
 * Connects with stored credentials: `POST /connect/integrations/connect-session`. The body is checked
 * against the connector's own shape before anything is sent: for SQL `metadata.host` is required, for
 * the warehouse all four credentials.
 *
 * @throws DecodeError that names the field, never its value.
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
 * Tries a SQL database without keeping anything: `POST /database/test-connection`. A refusal by the
 * database is an answer with `success` false, no error.
 */
export function testSqlConnection(
  client: BrainstemClient,
  body: TestSqlConnectionBody,
  options?: CallOptions,
): Promise<SqlConnectionTest> {
  return client.json(contract.testSqlConnection, { body }, options);
}

/** The databases behind a connection string: `POST /database/metadata`. */
export async function getDocstoreDatabases(
  client: BrainstemClient,
  connectionString: string,
  options?: CallOptions,
): Promise<DocstoreDatabases['metadata']['databases']> {
  const body = { connectionString, databaseType: 'docstore' } as const;
  return (await client.json(contract.getDocstoreDatabases, { body }, options)).metadata.databases;
}

/**
 * Makes the webhook of a custom REST connection: `POST /webhooks/api-connector/generate`.
 *
 * @returns Its address and its key. The key is not answered again.
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
 * Fetches what is stored of a webhook: `GET /webhooks/api-connector/info`.
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
