import type { BrainstemClient, CallOptions } from '../client/index.ts';
import * as contract from '../contract/index.ts';

/**
 * Fetches a form by its slug: `GET {base_url}/forms/api/forms/slug/{slug}`.
 *
 * @returns The platform's answer; its fields are not documented.
 */
export function getForm(
  client: BrainstemClient,
  { slug, tenantId }: { slug: string; tenantId: string },
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.getForm, { params: { slug }, query: { tenantId } }, options);
}

/**
 * Submits a form: `POST {base_url}/forms/api/forms/{id}/submit`.
 *
 * @param submission - The filled-in fields; the shape of the body is not documented.
 * @returns The platform's answer; its shape is not documented.
 */
export function submitForm(
  client: BrainstemClient,
  { id, submission }: { id: string; submission: unknown },
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.submitForm, { params: { id }, body: submission }, options);
}
