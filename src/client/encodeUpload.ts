import type { UploadEndpoint } from '../contract/index.ts';
import { asText, buildUrl, checkedRecord, partOf, routeOf, type Roots } from './encodeRequest.ts';
import { DecodeError } from './errors/DecodeError.ts';

/**
 * Encodes an upload's `fields` and its `file` or `files` as a form. A list among the fields travels
 * as JSON.
 *
 * @throws DecodeError where the fields are not what the contract allows.
 */
export function encodeUpload(
  roots: Roots,
  endpoint: UploadEndpoint,
  input: unknown,
): { route: string; url: string; form: FormData } {
  const route = routeOf(endpoint);
  const form = new FormData();
  const fields = checkedRecord(endpoint.body.schema, partOf(input, 'fields'), route);
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) {
      form.set(name, Array.isArray(value) ? JSON.stringify(value) : asText(value));
    }
  }
  const files = [partOf(input, 'file'), partOf(input, 'files')].flat();
  for (const file of files) {
    if (file instanceof File) form.append(endpoint.body.fileField, file, file.name);
  }
  if (!form.has(endpoint.body.fileField)) {
    const message = 'expected a file, received none';
    throw new DecodeError(route, 'request', [{ path: endpoint.body.fileField, message }]);
  }
  return { route, url: buildUrl(roots, endpoint, {}, {}), form };
}
