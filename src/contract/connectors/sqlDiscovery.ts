import * as v from 'valibot';
import { sqlEngines } from './connectorCatalog.ts';
import { defineEndpoint } from '../schema/endpoint.ts';
import { nonEmpty } from '../schema/ids.ts';

const text = v.optional(v.string());
const list = v.optional(v.array(v.unknown()));

export const sourceConfig = v.looseObject({
  tunnel_method: v.looseObject({
    tunnel_method: v.pipe(
      nonEmpty,
      v.check(
        (method) => method !== 'NO_TUNNEL',
        'a tunnel is mandatory: choose another method than NO_TUNNEL',
      ),
    ),
  }),
});

/** The platform's access to a database. Only the tunnel's method is documented; it is required. */
export interface SourceConfig extends v.InferInput<typeof sourceConfig> {}

const source = {
  organizationId: nonEmpty,
  connectionId: nonEmpty,
  sourceType: v.picklist(sqlEngines),
  sourceConfig,
};

export const checkSourceBody = v.object({
  ...source,
  deleteSourceAfterCheck: v.optional(v.boolean()),
});

/** Body of a check: the database and its access. */
export interface CheckSourceBody extends v.InferInput<typeof checkSourceBody> {}

export const discoverStreamsBody = v.object(source);

/** Body of discover-streams. */
export interface DiscoverStreamsBody extends v.InferInput<typeof discoverStreamsBody> {}

export const configureSyncBody = v.object({
  ...source,
  selectedStreams: list,
  userId: text,
});

/** Body of configure-sync. The elements of `selectedStreams` are not documented. */
export interface ConfigureSyncBody extends v.InferInput<typeof configureSyncBody> {}

export const publishSchemaBody = v.object({
  organizationId: nonEmpty,
  connectionId: nonEmpty,
  providerKey: nonEmpty,
  pipelineConnectionId: nonEmpty,
  database: text,
  selectedSchemas: list,
  selectedStreams: list,
});

/** Body of publish-schema. The elements of the two lists are not documented. */
export interface PublishSchemaBody extends v.InferInput<typeof publishSchemaBody> {}

/** Accepts only the app user's session, not a service actor token. Responses are not documented. */
const discovery = {
  host: 'app',
  credential: 'appSession',
} as const;

/** `POST {app_url}/api/sql/check-connection`: starts a check. 400 without a tunnel. */
export const checkSource = defineEndpoint('checkSource', 'POST /sql/check-connection', {
  ...discovery,
  body: checkSourceBody,
});

/** `GET {app_url}/api/sql/check-connection`: polls a check. */
export const getSourceCheck = defineEndpoint('getSourceCheck', 'GET /sql/check-connection', {
  ...discovery,
  query: v.object({ checkId: nonEmpty }),
});

/** `POST {app_url}/api/sql/discover-streams`: lists streams to sync. 400 without a tunnel. */
export const discoverStreams = defineEndpoint('discoverStreams', 'POST /sql/discover-streams', {
  ...discovery,
  idempotent: true,
  body: discoverStreamsBody,
});

/** `POST {app_url}/api/sql/configure-sync`: sets the streams to sync. 400 without a tunnel. */
export const configureSync = defineEndpoint('configureSync', 'POST /sql/configure-sync', {
  ...discovery,
  body: configureSyncBody,
});

/** `POST {app_url}/api/sql/publish-schema`. */
export const publishSchema = defineEndpoint('publishSchema', 'POST /sql/publish-schema', {
  ...discovery,
  body: publishSchemaBody,
});
