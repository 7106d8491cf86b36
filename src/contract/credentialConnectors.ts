import * as v from 'valibot';
import { nonEmpty } from './ids.ts';
import { recordOf } from './recordOf.ts';

const text = v.optional(v.string());
const record = recordOf(v.unknown());

/** Body of connect-session for CRM-B: client credentials. */
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
    /** Or `tenantId`. */
    tenant_id: text,
    tenantId: text,
    organization_url: text,
    oauth_scopes: text,
  }),
  metadata: v.optional(v.looseObject({ provider: text, connectionName: text })),
});

/** See {@link crmBConnectBody}. */
export type CrmBConnectBody = v.InferInput<typeof crmBConnectBody>;

/** The credentials of a data warehouse that must be there, in the order in which they are asked for. */
export const warehouseCredentialFields = [
  'subdomain',
  'accountIdentifier',
  'userName',
  'privateKey',
] as const;

/** Body of connect-session for the data warehouse: a key pair. */
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

/** See {@link warehouseConnectBody}. */
export type WarehouseConnectBody = v.InferInput<typeof warehouseConnectBody>;

const named = v.looseObject({ connectionName: nonEmpty });

/** Body of connect-session for a private API with a bearer token. */
export const bearerConnectBody = v.object({
  providerConfigKey: v.literal('private-api-bearer'),
  credentials: v.object({ bearerToken: nonEmpty, authType: v.literal('BEARER_TOKEN') }),
  metadata: named,
});

/** See {@link bearerConnectBody}. */
export type BearerConnectBody = v.InferInput<typeof bearerConnectBody>;

/** Body of connect-session for a private API with a name and password, or with neither. */
export const basicConnectBody = v.object({
  providerConfigKey: v.literal('private-api-basic'),
  username: v.string(),
  password: v.string(),
  credentials: v.object({ authType: v.picklist(['BASIC', 'NONE']) }),
  metadata: named,
});

/** See {@link basicConnectBody}. */
export type BasicConnectBody = v.InferInput<typeof basicConnectBody>;

/** Body of connect-session for the ERP. Beyond its key nothing is shown. */
export const erpConnectBody = v.object({
  providerConfigKey: v.literal('erp-a-rest'),
  username: text,
  password: text,
  credentials: v.optional(record),
  connectionConfig: v.optional(record),
  metadata: v.optional(record),
});

/** See {@link erpConnectBody}. */
export type ErpConnectBody = v.InferInput<typeof erpConnectBody>;
