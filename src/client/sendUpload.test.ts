import { expect, test, vi } from 'vitest';
import { uploadFile } from '../contract/index.ts';
import { isDecodeError, isNetworkError } from './errors/index.ts';
import { sendUpload } from './sendUpload.ts';
import type { UploadTransport } from './uploadTransport.ts';

const input = { fields: { session_id: 's' }, file: new File(['name\nAda\n'], 'people.csv') };

/** A transport that answers each upload. */
const answering = () =>
  vi.fn<UploadTransport>(() => Promise.resolve({ status: 200, header: () => null, body: '{}' }));

interface SendOptions {
  input?: unknown;
  /** Fetches the code that uploads. */
  load?: () => Promise<never>;
  signal?: AbortSignal;
}

function send(upload: UploadTransport, options: SendOptions = {}) {
  const { signal = new AbortController().signal, load } = options;
  const roots = { baseUrl: 'https://api.example.com', upload };
  const context = { headers: {}, signal, onProgress: () => undefined };
  return sendUpload(roots, uploadFile, options.input ?? input, context, load);
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('expected the upload to fail');
}

test('an upload travels as a form, by code that is fetched then', async () => {
  const upload = answering();
  expect(await send(upload)).toMatchObject({ status: 200 });
  const { route, url, form } = upload.mock.calls[0]?.[0] ?? {};
  expect([route, url]).toEqual([
    'POST /chat/files',
    'https://api.example.com/agents-service/api/v1/agentcore/chat/files',
  ]);
  expect(Object.fromEntries(form ?? [])).toMatchObject({ session_id: 's', file: input.file });
});

test('an upload whose code can’t be had is a network error that may be tried again', async () => {
  const upload = answering();
  const cause = new TypeError('Failed to fetch the module');
  const error = await failureOf(send(upload, { load: () => Promise.reject(cause) }));
  expect(isNetworkError(error) && error).toMatchObject({ cause, retryable: true });
  expect(isNetworkError(error) && error.message).toContain('The code that uploads files got no');
  expect(upload).not.toHaveBeenCalled();
});

test('an abort ends the wait for the code that uploads, and nothing is sent', async () => {
  const upload = answering();
  const controller = new AbortController();
  const load = () => new Promise<never>(() => undefined);
  const failure = failureOf(send(upload, { load, signal: controller.signal }));
  controller.abort(new DOMException('Removed the file', 'AbortError'));
  expect(await failure).toMatchObject({ name: 'AbortError', message: 'Removed the file' });
  expect(upload).not.toHaveBeenCalled();
});

test('an upload that was aborted before rejects with the reason, whatever becomes of the code', async () => {
  const reason = new DOMException('Removed the file', 'AbortError');
  const load = () => Promise.reject(new TypeError('Failed to fetch the module'));
  expect(await failureOf(send(answering(), { load, signal: AbortSignal.abort(reason) }))).toBe(
    reason,
  );
});

test('an upload without a file is refused before it is sent', async () => {
  const upload = answering();
  const error = await failureOf(send(upload, { input: { fields: input.fields } }));
  expect(isDecodeError(error) && error.issues).toMatchObject([{ path: 'file' }]);
  expect(upload).not.toHaveBeenCalled();
});
