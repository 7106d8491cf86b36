import { describe, expect, it } from 'vitest';
import {
  createOrganisation,
  getFileLimits,
  listMessages,
  listSessions,
} from '../../contract/index.ts';
import { openPlatform, type OpenedPlatform } from '../testing/openPlatform.ts';

/** Each row of the documents' table of limits that no other test walks, under, at and over its edge. */
describe('Limits', () => {
  it('"chat file upload | max_bytes 524288000 and max_files 10 as last reported"', async () => {
    const { call } = await openPlatform();
    const answer = await call(getFileLimits);
    expect(await answer.json()).toEqual({ max_bytes: 524_288_000, max_files: 10 });
  });

  const pages = [
    ['0', 422],
    ['1', 200],
    ['2', 200],
    ['99', 200],
    ['100', 200],
    ['101', 422],
  ] as const;

  it.each(pages)('"sessions list page size | 1 to 100": %s', async (max_results, status) => {
    const { call } = await openPlatform();
    expect((await call(listSessions, { query: { max_results } })).status).toBe(status);
  });

  it('"sessions list page size | default 20"', async () => {
    const { read } = await openPlatform({ seed: 'large' });
    expect((await read(listSessions.response.schema, listSessions)).sessions.length).toBe(20);
  });

  it.each(pages)('"session messages page size | 1 to 100": %s', async (max_results, status) => {
    const opened = await openPlatform();
    const sent = { params: { session_id: await anySession(opened) }, query: { max_results } };
    expect((await opened.call(listMessages, sent)).status).toBe(status);
  });

  it.each([
    [1, 422],
    [2, 201],
    [3, 201],
    [62, 201],
    [63, 201],
    [64, 422],
  ])('"domainSlug | 2 to 63 characters": %i', async (length, status) => {
    const { call } = await openPlatform();
    const domainSlug = 'a'.repeat(length);
    const json = { name: 'New', domain: 'https://new.example', domainSlug };
    expect((await call(createOrganisation, { json })).status).toBe(status);
  });

  it.each([
    ['A-b', 422],
    ['a_b', 422],
    ['a-9', 201],
  ])('"domainSlug | lowercase alphanumerics and hyphens": %s', async (domainSlug, status) => {
    const { call } = await openPlatform();
    const json = { name: 'New', domain: 'https://new.example', domainSlug };
    expect((await call(createOrganisation, { json })).status).toBe(status);
  });
});

async function anySession({ read }: OpenedPlatform): Promise<string> {
  const { sessions } = await read(listSessions.response.schema, listSessions);
  return sessions[0]?.sessionId ?? '';
}
