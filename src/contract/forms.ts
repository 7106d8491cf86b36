import * as v from 'valibot';
import { defineEndpoint } from './schema/endpoint.ts';
import { nonEmpty } from './schema/ids.ts';

/** `GET {base_url}/forms/api/forms/slug/{slug}`: a form. Its fields are not documented. */
export const getForm = defineEndpoint('getForm', 'GET /forms/slug/{slug}', {
  host: 'forms',
  params: v.object({ slug: nonEmpty }),
  query: v.object({ tenantId: nonEmpty }),
});

/** `POST {base_url}/forms/api/forms/{id}/submit`. Request and response bodies are not documented. */
export const submitForm = defineEndpoint('submitForm', 'POST /forms/{id}/submit', {
  host: 'forms',
  params: v.object({ id: nonEmpty }),
  body: v.unknown(),
});
