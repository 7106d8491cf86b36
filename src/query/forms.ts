import * as api from '../api/index.ts';
import type { BrainstemClient } from '../client/index.ts';
import { mutationOptions, platformKey, queryOptions } from './options.ts';

/** Fetches a form, undecoded: `GET {base_url}/forms/api/forms/slug/{slug}`. */
export function formQuery(
  client: BrainstemClient,
  { slug, tenantId }: { slug: string; tenantId: string },
) {
  return queryOptions({
    queryKey: platformKey(client, 'forms', tenantId, slug),
    queryFn: ({ signal }) => api.getForm(client, { slug, tenantId }, { signal }),
    // A form that changes while the user fills it in would lose their input.
    staleTime: Infinity,
  });
}

export interface FormSubmission {
  id: string;
  submission: unknown;
}

/** Submits a form: `POST {base_url}/forms/api/forms/{id}/submit`. */
export function submitFormMutation(client: BrainstemClient) {
  return mutationOptions({
    mutationFn: (submission: FormSubmission) => api.submitForm(client, submission),
  });
}
