import * as v from 'valibot';
import { defineEndpoint } from './schema/endpoint.ts';
import { nonEmpty } from './schema/ids.ts';

const forms = { host: 'forms' } as const;
const undocumented = { type: 'json', status: 200, schema: v.unknown() } as const;

/** `GET {base_url}/forms/api/forms/slug/{slug}`: a form. Its fields are not documented. */
export const getForm = defineEndpoint({
  ...forms,
  name: 'getForm',
  method: 'GET',
  path: '/forms/slug/{slug}',
  idempotent: true,
  params: v.object({ slug: nonEmpty }),
  query: v.object({ tenantId: nonEmpty }),
  response: undocumented,
});

/** `POST {base_url}/forms/api/forms/{id}/submit`. Request and response bodies are not documented. */
export const submitForm = defineEndpoint({
  ...forms,
  name: 'submitForm',
  method: 'POST',
  path: '/forms/{id}/submit',
  idempotent: false,
  params: v.object({ id: nonEmpty }),
  body: { type: 'json', schema: v.unknown() },
  response: undocumented,
});
