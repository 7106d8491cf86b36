import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  deleteFile,
  getFileLimits,
  getFileUrl,
  listFiles,
  sendChat,
  uploadedFile,
  uploadFile,
  type UploadedFile,
} from '../../../contract/index.ts';
import { openPlatform, refusalOf, type OpenedPlatform } from '../../testing/openPlatform.ts';

const session_id = 'web-1';

function formOf(file: File | string | undefined, session: string | undefined): FormData {
  const form = new FormData();
  if (session !== undefined) form.set('session_id', session);
  if (file !== undefined) form.set('file', file);
  return form;
}

async function upload({ call }: OpenedPlatform, file: File): Promise<UploadedFile> {
  const answer = await call(uploadFile, { raw: formOf(file, session_id) });
  return v.parse(uploadedFile, await answer.json());
}

async function addressOf(opened: OpenedPlatform, { storage_key }: UploadedFile): Promise<string> {
  const query = { storage_key, session_id };
  return (await opened.read(getFileUrl.response.schema, getFileUrl, { query })).url;
}

describe('upload', () => {
  it('200: the file with its name, type, size and storage_key, then listed', async () => {
    const opened = await openPlatform();
    const file = await upload(opened, new File(['añb'], 'Grüße (1).txt', { type: 'text/plain' }));
    expect(file).toMatchObject({
      name: 'Grüße (1).txt',
      content_type: 'text/plain',
      size: 4,
      session_id,
    });
    const query = { session_id };
    const listed = await opened.read(listFiles.response.schema, listFiles, { query });
    expect(listed).toEqual({ session_id, files: [file] });
  });

  it('keeps the files at the session when the platform renames it', async () => {
    const opened = await openPlatform();
    const file = await upload(opened, new File(['a'], 'a.txt'));
    const json = { session_id, attachments: [{ storage_key: file.storage_key }] };
    const { session_id: own } = await opened.read(sendChat.response.schema, sendChat, { json });
    const query = { session_id: own };
    const { files } = await opened.read(listFiles.response.schema, listFiles, { query });
    expect(files).toEqual([{ ...file, session_id: own }]);
  });

  it.each([
    ['422 without a file', formOf(undefined, session_id), 422],
    ['422 for a file field of text', formOf('text', session_id), 422],
    ['422 without session_id', formOf(new File(['a'], 'a'), undefined), 422],
    ['422 for an empty session_id', formOf(new File(['a'], 'a'), ''), 422],
    ['400 for a body that is no form', '{"file": 1}', 400],
  ])('%s', async (_, raw, status) => {
    const { call } = await openPlatform();
    expect((await refusalOf(await call(uploadFile, { raw })))[0]).toBe(status);
  });
});

describe('limits', () => {
  it('the live route tells 524288000 bytes and 10 files', async () => {
    const { read } = await openPlatform();
    const limits = await read(getFileLimits.response.schema, getFileLimits);
    expect(limits).toEqual({ max_bytes: 524_288_000, max_files: 10 });
  });

  it.each([
    ['under max_bytes', 7, 200],
    ['at max_bytes', 8, 200],
    ['over max_bytes', 9, 422],
    ['no bytes at all', 0, 200],
  ])('a file %s', async (_, size, status) => {
    const { call } = await openPlatform({ fileLimits: { max_bytes: 8, max_files: 10 } });
    const raw = formOf(new File(['x'.repeat(size)], 'x'), session_id);
    expect((await call(uploadFile, { raw })).status).toBe(status);
  });

  it('the 10th file of a session passes, the 11th does not, another session’s does', async () => {
    const opened = await openPlatform();
    const statusOf = async (session: string): Promise<number> =>
      (await opened.call(uploadFile, { raw: formOf(new File(['x'], 'x'), session) })).status;
    for (let count = 1; count <= 10; count += 1) expect(await statusOf(session_id)).toBe(200);
    expect(await statusOf(session_id)).toBe(422);
    expect(await statusOf('web-2')).toBe(200);
  });
});

describe('a presigned address', () => {
  it('downloads the very bytes, as an attachment that is not sniffed', async () => {
    const opened = await openPlatform();
    const bytes = new Uint8Array([0, 255, 13, 10, 128]);
    const file = await upload(opened, new File([bytes], 'a "b" ü.html', { type: 'text/html' }));
    const answer = await opened.platform.fetch(await addressOf(opened, file));
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="a _b_ _.html"; filename*=UTF-8''a%20%22b%22%20%C3%BC.html`,
    );
  });

  it('expires by the clock', async () => {
    const opened = await openPlatform();
    const url = await addressOf(opened, await upload(opened, new File(['a'], 'a')));
    opened.platform.clock.advance(899);
    expect((await opened.platform.fetch(url)).status).toBe(200);
    opened.platform.clock.advance(1);
    expect((await opened.platform.fetch(url)).status).toBe(403);
  });

  it('403 when its expiry, key or signature was changed', async () => {
    const opened = await openPlatform();
    const url = await addressOf(opened, await upload(opened, new File(['a'], 'a.txt')));
    const changes = [
      url.replace(/expires=\d+/, 'expires=9999999999'),
      url.replace('a.txt', 'b.txt'),
      url.replace(/signature=.*/, 'signature=x'),
      url.replace(/\?.*/, ''),
    ];
    for (const changed of changes) {
      expect((await opened.platform.fetch(changed)).status).toBe(403);
    }
  });

  it('404 for a file of no or another session', async () => {
    const opened = await openPlatform();
    const { storage_key } = await upload(opened, new File(['a'], 'a'));
    for (const query of [
      { storage_key, session_id: 'web-2' },
      { storage_key: 'none', session_id },
    ]) {
      expect((await refusalOf(await opened.call(getFileUrl, { query })))[0]).toBe(404);
    }
  });
});

describe('deleting a file', () => {
  it('deleted true once, then false; its address no longer works', async () => {
    const opened = await openPlatform();
    const file = await upload(opened, new File(['a'], 'a'));
    const url = await addressOf(opened, file);
    const query = { storage_key: file.storage_key, session_id };
    const { schema } = deleteFile.response;
    expect(await opened.read(schema, deleteFile, { query })).toMatchObject({ deleted: true });
    expect(await opened.read(schema, deleteFile, { query })).toMatchObject({ deleted: false });
    expect((await opened.platform.fetch(url)).status).toBe(404);
  });

  it.each(['storage_key', 'session_id'])('422 without %s', async (missing) => {
    const { call } = await openPlatform();
    const query = { storage_key: 'a', session_id, [missing]: '' };
    expect((await refusalOf(await call(deleteFile, { query })))[0]).toBe(422);
  });
});
