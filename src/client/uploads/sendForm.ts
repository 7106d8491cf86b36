import type { UploadEndpoint } from '../../contract/index.ts';
import {
  asText,
  buildUrl,
  checkedRecord,
  partOf,
  routeOf,
  type Roots,
} from '../requests/encodeRequest.ts';
import { BrainstemError, DecodeError, isNetworkError } from '../errors/index.ts';
import { isFile } from './isFile.ts';
import { readBlob } from './readFormBytes.ts';
import {
  createFetchUpload,
  uploadByXhr,
  type UploadAnswer,
  type UploadRequest,
  type UploadTransport,
} from './uploadTransport.ts';

export interface UploadRoots extends Roots {
  fetch?: typeof globalThis.fetch;
  /** @default XMLHttpRequest if it exists and no `fetch` was given, else fetch */
  upload?: UploadTransport;
}

/** The parts of an upload request that don't come from its input. */
export type UploadContext = Omit<UploadRequest, 'route' | 'url' | 'form'>;

/**
 * Encodes an upload as a form and sends it.
 *
 * @throws DecodeError if the input violates the contract, BrainstemError with code `file` if a file
 * has changed since it was chosen or is gone, and the transport's error.
 */
export async function sendForm(
  roots: UploadRoots,
  endpoint: UploadEndpoint,
  input: unknown,
  context: UploadContext,
): Promise<UploadAnswer> {
  const { upload = defaultUpload(roots.fetch) } = roots;
  const encoded = encodeUpload(roots, endpoint, input);
  try {
    return await upload({ ...encoded, ...context });
  } catch (error) {
    if (isNetworkError(error)) await checkFiles(encoded.form);
    throw error;
  }
}

/** Throws if a file can't be read, which browsers report as a failure of the network. */
async function checkFiles(form: FormData): Promise<void> {
  for (const value of form.values()) {
    if (typeof value === 'string') continue;
    try {
      await readBlob(value.slice(0, 1));
    } catch (cause) {
      throw new BrainstemError('file', 'a file has changed since it was chosen, or is gone.', {
        cause,
      });
    }
  }
}

function defaultUpload(fetch: typeof globalThis.fetch | undefined): UploadTransport {
  return fetch === undefined && typeof XMLHttpRequest === 'function'
    ? uploadByXhr
    : createFetchUpload(fetch ?? globalThis.fetch);
}

/**
 * Encodes an upload's `fields` and its `file` or `files` as a form. Sends lists as JSON.
 *
 * @throws DecodeError if the fields violate the contract.
 */
function encodeUpload(
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
    if (isFile(file)) form.append(endpoint.body.fileField, file, file.name);
  }
  if (!form.has(endpoint.body.fileField)) {
    const message = 'expected a file, received none';
    throw new DecodeError(route, 'request', [{ path: endpoint.body.fileField, message }]);
  }
  return { route, url: buildUrl(roots, endpoint, {}, {}), form };
}
