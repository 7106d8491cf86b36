import * as v from 'valibot';
import { defineEndpoint } from './schema/endpoint.ts';
import { isoTimestamp, nonEmpty, publicListPage } from './schema/ids.ts';
import { recordOf } from './schema/recordOf.ts';

export const organisation = v.object({
  id: v.string(),
  name: v.string(),
  /** The root domain of the given URL. */
  domain: v.string(),
  parentOrganisationId: v.string(),
  createdAt: isoTimestamp,
});

/** An organisation of the platform. */
export interface Organisation extends v.InferOutput<typeof organisation> {}

export const createOrganisationBody = v.object({
  name: nonEmpty,
  /** A URL, of which the root domain is stored. */
  domain: v.pipe(v.string(), v.url()),
  theme: v.optional(recordOf(v.unknown())),
  /** Defaults to false. */
  isSignupAllowed: v.optional(v.boolean()),
  domainSlug: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,63}$/))),
  industry: v.optional(v.string()),
  /** The number of employees. */
  companySize: v.optional(v.number()),
  companyUrls: v.optional(v.array(v.string())),
  /** Upload paths. */
  documentUploads: v.optional(v.array(v.string())),
  /** Comma-separated. */
  operatingRegions: v.optional(v.string()),
  /** Description of the company. */
  brief: v.optional(v.string()),
});

/** Body of `POST /identity/organisations/api-key`. */
export interface CreateOrganisationBody extends v.InferInput<typeof createOrganisationBody> {}

const createApiKeyBody = v.object({ name: nonEmpty, scopes: v.array(v.string()) });

/** An API key to create. */
export interface CreateApiKeyBody extends v.InferInput<typeof createApiKeyBody> {}

/** `POST {public_url}/identity/api-keys`. The response is not documented. */
export const createApiKey = defineEndpoint('createApiKey', 'POST /identity/api-keys', {
  host: 'public',
  credential: 'userJwt',
  body: createApiKeyBody,
  response: { type: 'json', status: 201, schema: v.unknown() },
});

const rotateApiKeyBody = v.object({
  /** Replaces the key's scopes. */
  scopes: v.optional(v.array(v.string())),
});

/** Changes to an API key on rotation. */
export interface RotateApiKeyBody extends v.InferInput<typeof rotateApiKeyBody> {}

/** `POST {public_url}/identity/api-keys/{key-id}/rotate`: a new value of undocumented shape. */
export const rotateApiKey = defineEndpoint(
  'rotateApiKey',
  'POST /identity/api-keys/{key-id}/rotate',
  {
    host: 'public',
    credential: 'userJwt',
    params: v.object({ 'key-id': nonEmpty }),
    body: rotateApiKeyBody,
  },
);

const createServiceActorBody = v.object({
  name: nonEmpty,
  organisationId: nonEmpty,
  capabilities: v.array(v.string()),
});

/** A service actor to create. */
export interface CreateServiceActorBody extends v.InferInput<typeof createServiceActorBody> {}

/** `POST {public_url}/identity/service-actors`. The response is not documented. */
export const createServiceActor = defineEndpoint(
  'createServiceActor',
  'POST /identity/service-actors',
  {
    host: 'public',
    credential: 'apiKey',
    scope: 'provision:service:create',
    body: createServiceActorBody,
    response: { type: 'json', status: 201, schema: v.unknown() },
  },
);

/** `GET {public_url}/identity/service-actors`. The response is not documented. */
export const listServiceActors = defineEndpoint(
  'listServiceActors',
  'GET /identity/service-actors',
  { host: 'public', credential: 'apiKey', query: v.object(publicListPage) },
);

/**
 * `POST {public_url}/identity/auth/token/exchange`: exchanges an API key for a service actor token,
 * a JWT valid for {@link serviceActorTokenLifetime} seconds. Repeating it only issues another
 * token, so it counts as idempotent.
 */
export const exchangeToken = defineEndpoint('exchangeToken', 'POST /identity/auth/token/exchange', {
  host: 'public',
  credential: 'apiKey',
  scope: 'provision:token:exchange',
  idempotent: true,
  body: v.object({ serviceActorId: nonEmpty }),
  response: v.object({ token: nonEmpty }),
});

/** The lifetime of a service actor token, in seconds. */
export const serviceActorTokenLifetime = 900;

/** `POST {public_url}/identity/organisations/api-key`. */
export const createOrganisation = defineEndpoint(
  'createOrganisation',
  'POST /identity/organisations/api-key',
  {
    host: 'public',
    credential: 'apiKey',
    scope: 'provision:org:create',
    body: createOrganisationBody,
    response: { type: 'json', status: 201, schema: v.object({ organisation }) },
  },
);

/**
 * `POST {base_url}/api/v1/organisations`: sign-up by the web app. Not for provisioning with an API
 * key. Neither request nor response is documented.
 */
export const signUpOrganisation = defineEndpoint('signUpOrganisation', 'POST /organisations', {
  host: 'base',
  credential: 'userJwt',
  body: v.unknown(),
  response: { type: 'json', status: 201, schema: v.unknown() },
});

/**
 * `GET {base_url}/backend/api/v1/organisations/details?domain=<domain>`. Also accepts an
 * organisation id. The response is not documented.
 */
export const getOrganisationDetails = defineEndpoint(
  'getOrganisationDetails',
  'GET /organisations/details',
  { host: 'backend', credential: 'none', query: v.object({ domain: nonEmpty }) },
);
