import type { UploadEndpoint } from '../contract/index.ts';
import { abortReason } from '../environment/index.ts';
import { NetworkError } from './errors/NetworkError.ts';
import { loadDeferredCode, type DeferredCode } from './loadDeferredCode.ts';
import { orAborted } from './orAborted.ts';
import type { UploadContext, UploadRoots } from './sendForm.ts';
import type { UploadAnswer } from './uploadTransport.ts';

/**
 * Sends an upload. The code that does is fetched at the first one.
 *
 * @param load - Fetches that code. @default the kit's own
 * @throws NetworkError where that code can't be had: nothing was sent. Else the signal's reason,
 * DecodeError where the input is not what the contract allows, and what the transport rejects with.
 */
export async function sendUpload(
  roots: UploadRoots,
  endpoint: UploadEndpoint,
  input: unknown,
  context: UploadContext,
  load = loadDeferredCode,
): Promise<UploadAnswer> {
  const { signal } = context;
  let code: DeferredCode;
  try {
    code = await orAborted(load(), signal);
  } catch (cause) {
    if (signal.aborted) throw abortReason(signal);
    throw new NetworkError('The code that uploads files', cause);
  }
  return code.sendForm(roots, endpoint, input, context);
}
