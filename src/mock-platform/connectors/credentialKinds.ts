import { warehouseCredentialFields, type ConnectSessionBody } from '../../contract/index.ts';
import { HttpError } from '../request/httpError.ts';
import { textIn, type Metadata } from '../state/connectors/connections.ts';
import type { Accepted, ConnectorKind } from './connectorKind.ts';
import { plainKind, withoutProgress } from './plainKind.ts';
import { connectionFailure } from './connectionFailure.ts';

/** Assumption, as for databases: a sync fails if a secret is `wrong`. */
const base: ConnectorKind = {
  ...plainKind,
  outcome: ({ secrets }) =>
    Object.values(secrets).some(
      (password) => connectionFailure({ host: undefined, password }) !== undefined,
    )
      ? 'failed'
      : 'completed',
};

/** Connectors that differ by their credentials only, by provider config key. */
export const credentialKinds: Readonly<Record<string, ConnectorKind>> = {
  'private-api-bearer': { ...base, accept: acceptBearer },
  'private-api-basic': { ...base, accept: acceptBasic },
  'warehouse-a-jwt': { ...base, accept: acceptWarehouse, connected: 'connectionId' },
  'crm-b-oauth2-cc': { ...base, accept: acceptCrmB },
  'erp-a-rest': { ...base, accept: acceptErp },
};

function acceptBearer(body: ConnectSessionBody): Accepted {
  const { credentials = {}, password = '' } = body;
  // "credentials.apiKeyValue or a top-level password are also accepted as the token"
  const token =
    textIn(credentials, 'bearerToken') ?? textIn(credentials, 'apiKeyValue') ?? password;
  if (token === '') throw missing('credentials.bearerToken');
  return { metadata: metadataOf(body), secrets: { token } };
}

function acceptBasic(body: ConnectSessionBody): Accepted {
  const { credentials = {}, username = '', password = '' } = body;
  // "authType = NONE stores empty basic credentials"
  if (credentials.authType === 'NONE') {
    return { metadata: metadataOf(body), secrets: { username: '', password: '' } };
  }
  if (username === '') throw missing('username');
  return { metadata: metadataOf(body), secrets: { username, password } };
}

function acceptWarehouse(body: ConnectSessionBody): Accepted {
  const { credentials = {}, metadata = {} } = body;
  for (const field of warehouseCredentialFields) {
    if (textIn(credentials, field) === undefined) throw required(`credentials.${field}`);
  }
  for (const field of ['warehouse', 'database']) {
    if (textIn(metadata, field) === undefined) throw required(`metadata.${field}`);
  }
  return { metadata: metadataOf(body), secrets: credentials };
}

function acceptCrmB(body: ConnectSessionBody): Accepted {
  const { credentials = {}, connectionConfig = {} } = body;
  for (const field of ['client_id', 'client_secret']) {
    if (textIn(credentials, field) === undefined) throw missing(`credentials.${field}`);
  }
  // "tenant_id or tenantId"
  if (
    (textIn(connectionConfig, 'tenant_id') ?? textIn(connectionConfig, 'tenantId')) === undefined
  ) {
    throw missing('connectionConfig.tenant_id');
  }
  return { metadata: metadataOf(body), secrets: { ...credentials, connectionConfig } };
}

function acceptErp(body: ConnectSessionBody): Accepted {
  const { credentials = {}, username, password, connectionConfig } = body;
  const secrets = { ...credentials, username, password, connectionConfig };
  return { metadata: metadataOf(body), secrets };
}

function metadataOf({ metadata = {} }: ConnectSessionBody): Metadata {
  return { ...withoutProgress(metadata), syncStatus: 'never' };
}

/** "An empty body returns 400 with the message `credentials.subdomain is required`" */
function required(field: string): HttpError {
  return new HttpError(400, `${field} is required`);
}

function missing(field: string): HttpError {
  return new HttpError(400, `Missing required field: ${field}`);
}
