import * as v from 'valibot';
import { nonEmpty } from '../schema/ids.ts';
import { recordOf } from '../schema/recordOf.ts';

const text = v.optional(v.string());
const record = recordOf(v.unknown());

/** Schema of {@link CrmBConnectBody}. */
export const crmBConnectBody = v.object({
  providerConfigKey: v.literal('crm-b-oauth2-cc'),
  credentials: v.object({
    type: v.literal('OAUTH2_CC'),
    client_id: nonEmpty,
    client_secret: nonEmpty,
    token: text,
    expires_at: v.optional(v.unknown()),
  }),
  connectionConfig: v.object({
    tenant_id: text,
    tenantId: text,
    organization_url: text,
    oauth_scopes: text,
  }),
  metadata: v.optional(v.looseObject({ provider: text, connectionName: text })),
}) satisfies v.GenericSchema<CrmBConnectBody, unknown>;

/** Body of connect-session for CRM-B: client credentials. */
export interface CrmBConnectBody {
  providerConfigKey: 'crm-b-oauth2-cc';
  credentials: {
    type: 'OAUTH2_CC';
    client_id: string;
    client_secret: string;
    token?: string;
    expires_at?: unknown;
  };
  connectionConfig: {
    /** Or `tenantId`. */
    tenant_id?: string;
    tenantId?: string;
    organization_url?: string;
    oauth_scopes?: string;
  };
  metadata?: {
    provider?: string;
    connectionName?: string;
    [key: string]: unknown;
  };
}

/** The credentials of a data warehouse that must be there, in the order in which they are asked for. */
export const warehouseCredentialFields = [
  'subdomain',
  'accountIdentifier',
  'userName',
  'privateKey',
] as const;

/** Schema of {@link WarehouseConnectBody}. */
export const warehouseConnectBody = v.object({
  providerConfigKey: v.literal('warehouse-a-jwt'),
  credentials: v.object({
    subdomain: nonEmpty,
    accountIdentifier: nonEmpty,
    userName: nonEmpty,
    privateKey: nonEmpty,
  }),
  metadata: v.looseObject({
    warehouse: nonEmpty,
    database: nonEmpty,
    role: v.nullish(v.string()),
    schema: v.nullish(v.string()),
    connectionName: text,
  }),
}) satisfies v.GenericSchema<WarehouseConnectBody, unknown>;

/** Body of connect-session for the data warehouse: a key pair. */
export interface WarehouseConnectBody {
  providerConfigKey: 'warehouse-a-jwt';
  credentials: {
    subdomain: string;
    accountIdentifier: string;
    userName: string;
    /** A PEM key. */
    privateKey: string;
  };
  metadata: {
    warehouse: string;
    database: string;
    role?: string | null;
    schema?: string | null;
    connectionName?: string;
    [key: string]: unknown;
  };
}

const named = v.looseObject({ connectionName: nonEmpty });

/** Schema of {@link BearerConnectBody}. */
export const bearerConnectBody = v.object({
  providerConfigKey: v.literal('private-api-bearer'),
  credentials: v.object({ bearerToken: nonEmpty, authType: v.literal('BEARER_TOKEN') }),
  metadata: named,
}) satisfies v.GenericSchema<BearerConnectBody, unknown>;

/** Body of connect-session for a private API with a bearer token. */
export interface BearerConnectBody {
  providerConfigKey: 'private-api-bearer';
  credentials: {
    bearerToken: string;
    authType: 'BEARER_TOKEN';
  };
  metadata: {
    connectionName: string;
    [key: string]: unknown;
  };
}

/** Schema of {@link BasicConnectBody}. */
export const basicConnectBody = v.object({
  providerConfigKey: v.literal('private-api-basic'),
  username: v.string(),
  password: v.string(),
  credentials: v.object({ authType: v.picklist(['BASIC', 'NONE']) }),
  metadata: named,
}) satisfies v.GenericSchema<BasicConnectBody, unknown>;

/** Body of connect-session for a private API with a name and password, or with neither. */
export interface BasicConnectBody {
  providerConfigKey: 'private-api-basic';
  username: string;
  password: string;
  credentials: {
    authType: 'BASIC' | 'NONE';
  };
  metadata: {
    connectionName: string;
    [key: string]: unknown;
  };
}

/** Schema of {@link ErpConnectBody}. */
export const erpConnectBody = v.object({
  providerConfigKey: v.literal('erp-a-rest'),
  username: text,
  password: text,
  credentials: v.optional(record),
  connectionConfig: v.optional(record),
  metadata: v.optional(record),
}) satisfies v.GenericSchema<ErpConnectBody, unknown>;

/** Body of connect-session for the ERP. Nothing beyond its key is documented. */
export interface ErpConnectBody {
  providerConfigKey: 'erp-a-rest';
  username?: string;
  password?: string;
  credentials?: Record<string, unknown>;
  connectionConfig?: Record<string, unknown>;
  metadata?: Record<string, unknown>;
}
