import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { uploadFile } from '../../contract/index.ts';
import { isBrainstemError, isDecodeError, NetworkError } from '../errors/index.ts';
import { sendForm } from './sendForm.ts';
import type { UploadTransport } from './uploadTransport.ts';
import { failureOf } from '../testing/failureOf.ts';

const input = { fields: { session_id: 's' }, file: new File(['name\nAda\n'], 'people.csv') };

/** A transport that answers each upload. */
const answering = () =>
  vi.fn<UploadTransport>(() => Promise.resolve({ status: 200, header: () => null, body: '{}' }));

function send(upload: UploadTransport, sent: unknown = input) {
  const roots = { baseUrl: 'https://api.example.com', upload };
  const { signal } = new AbortController();
  return sendForm(roots, uploadFile, sent, { headers: {}, signal, onProgress: () => undefined });
}

test('an upload travels as a form', async () => {
  const upload = answering();
  expect(await send(upload)).toMatchObject({ status: 200 });
  const { route, url, form } = upload.mock.calls[0]?.[0] ?? {};
  expect([route, url]).toEqual([
    'POST /chat/files',
    'https://api.example.com/agents-service/api/v1/agentcore/chat/files',
  ]);
  expect(Object.fromEntries(form ?? [])).toMatchObject({ session_id: 's', file: input.file });
});

test('an upload without a file is refused before it is sent', async () => {
  const upload = answering();
  const error = await failureOf(send(upload, { fields: input.fields }));
  expect(isDecodeError(error) && error.issues).toMatchObject([{ path: 'file' }]);
  expect(upload).not.toHaveBeenCalled();
});

test('a file that changed since it was chosen is told from a lost connection', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'upload-')), 'people.csv');
  onTestFinished(() => rmSync(dirname(path), { recursive: true }));
  writeFileSync(path, 'name\nAda\n');
  const file = new File([await openAsBlob(path)], 'people.csv');
  const lost: UploadTransport = () =>
    Promise.reject(new NetworkError('POST /chat/files', undefined));
  const codeOf = async (): Promise<unknown> => {
    const error = await failureOf(send(lost, { ...input, file }));
    return isBrainstemError(error) && error.code;
  };
  expect(await codeOf()).toBe('network');
  writeFileSync(path, 'name\nAda\nGrace\n');
  expect(await codeOf()).toBe('file');
});
