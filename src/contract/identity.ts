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
export const createApiKey = defineEndpoint({
  name: 'createApiKey',
  method: 'POST',
  host: 'public',
  path: '/identity/api-keys',
  credential: 'userJwt',
  idempotent: false,
  body: { type: 'json', schema: createApiKeyBody },
  response: { type: 'json', status: 201, schema: v.unknown() },
});

const rotateApiKeyBody = v.object({
  /** Replaces the key's scopes. */
  scopes: v.optional(v.array(v.string())),
});

/** Changes to an API key on rotation. */
export interface RotateApiKeyBody extends v.InferInput<typeof rotateApiKeyBody> {}

/** `POST {public_url}/identity/api-keys/{key-id}/rotate`: a new value of undocumented shape. */
export const rotateApiKey = defineEndpoint({
  name: 'rotateApiKey',
  method: 'POST',
  host: 'public',
  path: '/identity/api-keys/{key-id}/rotate',
  credential: 'userJwt',
  idempotent: false,
  params: v.object({ 'key-id': nonEmpty }),
  body: { type: 'json', schema: rotateApiKeyBody },
  response: { type: 'json', status: 200, schema: v.unknown() },
});

const createServiceActorBody = v.object({
  name: nonEmpty,
  organisationId: nonEmpty,
  capabilities: v.array(v.string()),
});

/** A service actor to create. */
export interface CreateServiceActorBody extends v.InferInput<typeof createServiceActorBody> {}

/** `POST {public_url}/identity/service-actors`. The response is not documented. */
export const createServiceActor = defineEndpoint({
  name: 'createServiceActor',
  method: 'POST',
  host: 'public',
  path: '/identity/service-actors',
  credential: 'apiKey',
  scope: 'provision:service:create',
  idempotent: false,
  body: { type: 'json', schema: createServiceActorBody },
  response: { type: 'json', status: 201, schema: v.unknown() },
});

/** `GET {public_url}/identity/service-actors`. The response is not documented. */
export const listServiceActors = defineEndpoint({
  name: 'listServiceActors',
  method: 'GET',
  host: 'public',
  path: '/identity/service-actors',
  credential: 'apiKey',
  idempotent: true,
  query: v.object(publicListPage),
  response: { type: 'json', status: 200, schema: v.unknown() },
});

/**
 * `POST {public_url}/identity/auth/token/exchange`: exchanges an API key for a service actor token,
 * a JWT valid for {@link serviceActorTokenLifetime} seconds. Repeating it only issues another
 * token, so it counts as idempotent.
 */
export const exchangeToken = defineEndpoint({
  name: 'exchangeToken',
  method: 'POST',
  host: 'public',
  path: '/identity/auth/token/exchange',
  credential: 'apiKey',
  scope: 'provision:token:exchange',
  idempotent: true,
  body: { type: 'json', schema: v.object({ serviceActorId: nonEmpty }) },
  response: { type: 'json', status: 200, schema: v.object({ token: nonEmpty }) },
});

/** The lifetime of a service actor token, in seconds. */
export const serviceActorTokenLifetime = 900;

/** `POST {public_url}/identity/organisations/api-key`. */
export const createOrganisation = defineEndpoint({
  name: 'createOrganisation',
  method: 'POST',
  host: 'public',
  path: '/identity/organisations/api-key',
  credential: 'apiKey',
  scope: 'provision:org:create',
  idempotent: false,
  body: { type: 'json', schema: createOrganisationBody },
  response: { type: 'json', status: 201, schema: v.object({ organisation }) },
});

/**
 * `POST {base_url}/api/v1/organisations`: sign-up by the web app. Not for provisioning with an API
 * key. Neither request nor response is documented.
 */
export const signUpOrganisation = defineEndpoint({
  name: 'signUpOrganisation',
  method: 'POST',
  host: 'base',
  path: '/organisations',
  credential: 'userJwt',
  idempotent: false,
  body: { type: 'json', schema: v.unknown() },
  response: { type: 'json', status: 201, schema: v.unknown() },
});

/**
 * `GET {base_url}/backend/api/v1/organisations/details?domain=<domain>`. Also accepts an
 * organisation id. The response is not documented.
 */
export const getOrganisationDetails = defineEndpoint({
  name: 'getOrganisationDetails',
  method: 'GET',
  host: 'backend',
  path: '/organisations/details',
  credential: 'none',
  idempotent: true,
  query: v.object({ domain: nonEmpty }),
  response: { type: 'json', status: 200, schema: v.unknown() },
});
