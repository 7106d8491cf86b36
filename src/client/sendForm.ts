import type { UploadEndpoint } from '../contract/index.ts';
import type { Roots } from './encodeRequest.ts';
import { encodeUpload } from './encodeUpload.ts';
import {
  createFetchUpload,
  uploadByXhr,
  type UploadAnswer,
  type UploadRequest,
  type UploadTransport,
} from './uploadTransport.ts';

/** The roots for an upload, and the ways to send it. */
export interface UploadRoots extends Roots {
  fetch?: typeof globalThis.fetch;
  /** @default XMLHttpRequest where there is one and no `fetch` was given, else fetch */
  upload?: UploadTransport;
}

/** The parts of an upload's request that aren't made from its input. */
export type UploadContext = Omit<UploadRequest, 'route' | 'url' | 'form'>;

/**
 * Encodes an upload as a form and sends it.
 *
 * @throws DecodeError where the input is not what the contract allows, and whatever the transport
 * rejects with.
 */
export async function sendForm(
  roots: UploadRoots,
  endpoint: UploadEndpoint,
  input: unknown,
  context: UploadContext,
): Promise<UploadAnswer> {
  const { upload = defaultUpload(roots.fetch) } = roots;
  return upload({ ...encodeUpload(roots, endpoint, input), ...context });
}

function defaultUpload(fetch: typeof globalThis.fetch | undefined): UploadTransport {
  return fetch === undefined && typeof XMLHttpRequest === 'function'
    ? uploadByXhr
    : createFetchUpload(fetch ?? globalThis.fetch);
}
