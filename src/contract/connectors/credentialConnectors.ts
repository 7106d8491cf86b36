import * as v from 'valibot';
import { nonEmpty } from '../schema/ids.ts';
import { recordOf } from '../schema/recordOf.ts';

const text = v.optional(v.string());
const record = recordOf(v.unknown());

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
    /** Alternatively `tenantId`. */
    tenant_id: text,
    tenantId: text,
    organization_url: text,
    oauth_scopes: text,
  }),
  metadata: v.optional(v.looseObject({ provider: text, connectionName: text })),
});

/** Body of connect-session for CRM-B: client credentials. */
export interface CrmBConnectBody extends v.InferInput<typeof crmBConnectBody> {}

/** The required credentials of a data warehouse, in form order. */
export const warehouseCredentialFields = [
  'subdomain',
  'accountIdentifier',
  'userName',
  'privateKey',
] as const;

export const warehouseConnectBody = v.object({
  providerConfigKey: v.literal('warehouse-a-jwt'),
  credentials: v.object({
    subdomain: nonEmpty,
    accountIdentifier: nonEmpty,
    userName: nonEmpty,
    /** A PEM key. */
    privateKey: nonEmpty,
  }),
  metadata: v.looseObject({
    warehouse: nonEmpty,
    database: nonEmpty,
    role: v.nullish(v.string()),
    schema: v.nullish(v.string()),
    connectionName: text,
  }),
});

/** Body of connect-session for the data warehouse: a key pair. */
export interface WarehouseConnectBody extends v.InferInput<typeof warehouseConnectBody> {}

const named = v.looseObject({ connectionName: nonEmpty });

export const bearerConnectBody = v.object({
  providerConfigKey: v.literal('private-api-bearer'),
  credentials: v.object({ bearerToken: nonEmpty, authType: v.literal('BEARER_TOKEN') }),
  metadata: named,
});

/** Body of connect-session for a private API with a bearer token. */
export interface BearerConnectBody extends v.InferInput<typeof bearerConnectBody> {}

export const basicConnectBody = v.object({
  providerConfigKey: v.literal('private-api-basic'),
  username: v.string(),
  password: v.string(),
  credentials: v.object({ authType: v.picklist(['BASIC', 'NONE']) }),
  metadata: named,
});

/** Body of connect-session for a private API with an optional name and password. */
export interface BasicConnectBody extends v.InferInput<typeof basicConnectBody> {}

export const erpConnectBody = v.object({
  providerConfigKey: v.literal('erp-a-rest'),
  username: text,
  password: text,
  credentials: v.optional(record),
  connectionConfig: v.optional(record),
  metadata: v.optional(record),
});

/** Body of connect-session for the ERP. Only its key is documented. */
export interface ErpConnectBody extends v.InferInput<typeof erpConnectBody> {}
