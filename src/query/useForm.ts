import {
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import * as api from '../api/index.ts';
import { useBrainstem } from '../provider/index.ts';

/** A form as it came: `GET {base_url}/forms/api/forms/slug/{slug}`. */
export function useForm({ slug, tenantId }: { slug: string; tenantId: string }): UseQueryResult {
  const { client } = useBrainstem();
  return useQuery({
    queryKey: ['brainstem', client.key, 'forms', tenantId, slug],
    queryFn: ({ signal }) => api.getForm(client, { slug, tenantId }, { signal }),
    // A form that changes under the hands of whoever fills it in would lose what they wrote.
    staleTime: Infinity,
  });
}

/** What is sent for a form. */
export interface FormSubmission {
  id: string;
  submission: unknown;
}

/** Sends what was filled in: `POST {base_url}/forms/api/forms/{id}/submit`. */
export function useFormSubmission(): UseMutationResult<unknown, Error, FormSubmission> {
  const { client } = useBrainstem();
  return useMutation({
    mutationFn: (submission: FormSubmission) => api.submitForm(client, submission),
    gcTime: 0,
  });
}
