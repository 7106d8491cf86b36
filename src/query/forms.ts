import * as api from '../api/index.ts';
import type { BrainstemClient } from '../client/index.ts';
import { mutationOptions, platformKey, queryOptions } from './options.ts';

/** A form as it came: `GET {base_url}/forms/api/forms/slug/{slug}`. */
export function formQuery(
  client: BrainstemClient,
  { slug, tenantId }: { slug: string; tenantId: string },
) {
  return queryOptions({
    queryKey: platformKey(client, 'forms', tenantId, slug),
    queryFn: ({ signal }) => api.getForm(client, { slug, tenantId }, { signal }),
    // A form that changed while a person fills it in would lose what they wrote.
    staleTime: Infinity,
  });
}

/** The data that is sent for a form. */
export interface FormSubmission {
  id: string;
  submission: unknown;
}

/** Sends what was filled in: `POST {base_url}/forms/api/forms/{id}/submit`. */
export function submitFormMutation(client: BrainstemClient) {
  return mutationOptions({
    mutationFn: (submission: FormSubmission) => api.submitForm(client, submission),
  });
}
