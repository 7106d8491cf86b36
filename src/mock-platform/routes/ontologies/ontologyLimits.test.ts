import { describe, expect, it } from 'vitest';
import { createOntology, resolveOntologies, updateOntology } from '../../../contract/index.ts';
import { openPlatform, refusalOf } from '../../testing/openPlatform.ts';

const terms = (count: number): string[] => Array.from({ length: count }, (_, at) => `term ${at}`);
const ontologyId = 'customs';
const answer = resolveOntologies.response.schema;

describe('POST /ontologies', () => {
  it.each([
    ['entityTypes at most 64 items', { entityTypes: terms(63) }, 201],
    ['entityTypes at most 64 items', { entityTypes: terms(64) }, 201],
    ['entityTypes at most 64 items', { entityTypes: terms(65) }, 400],
    ['legalTerms at most 256 items', { legalTerms: terms(255) }, 201],
    ['legalTerms at most 256 items', { legalTerms: terms(256) }, 201],
    ['legalTerms at most 256 items', { legalTerms: terms(257) }, 400],
    ['requiredFields at most 128 items', { requiredFields: terms(127) }, 201],
    ['requiredFields at most 128 items', { requiredFields: terms(128) }, 201],
    ['requiredFields at most 128 items', { requiredFields: terms(129) }, 400],
    ['term length at most 128 characters', { legalTerms: ['x'.repeat(127)] }, 201],
    ['term length at most 128 characters', { legalTerms: ['x'.repeat(128)] }, 201],
    ['term length at most 128 characters', { legalTerms: ['x'.repeat(129)] }, 400],
    ['none of the term lists', {}, 400],
    ['none of the term lists has a term', { entityTypes: [], legalTerms: [] }, 400],
    ['lowercase id', { ontologyId: 'Customs', legalTerms: ['a'] }, 400],
    ['version integer', { version: 1.5, legalTerms: ['a'] }, 400],
    ['invalid payload', { legalTerms: 'a' }, 400],
    ['invalid payload', { legalTerms: [1] }, 400],
  ])('%s: %o', async (_, fields, status) => {
    const { call } = await openPlatform({ seed: 'empty' });
    const sent = await call(createOntology, { json: { ontologyId, ...fields } });
    expect(sent.status).toBe(status);
  });

  it.each([
    ['no id', JSON.stringify({ legalTerms: ['a'] }), 'Missing required field: ontologyId'],
    ['a list', '[]', 'body: expected an object'],
  ])('400 invalid payload: %s', async (_, raw, message) => {
    const { call } = await openPlatform({ seed: 'empty' });
    expect(await refusalOf(await call(createOntology, { raw }))).toEqual([400, message]);
  });
});

describe('PATCH keeps the limits too', () => {
  it.each([
    [{ entityTypes: terms(64) }, 200],
    [{ entityTypes: terms(65) }, 400],
    [{ legalTerms: terms(257) }, 400],
    [{ requiredFields: terms(129) }, 400],
    [{}, 200],
    [{ legalTerms: [] }, 400],
  ])('%o', async (json, status) => {
    const { call } = await openPlatform({ seed: 'empty' });
    await call(createOntology, { json: { ontologyId, legalTerms: ['a'] } });
    const sent = await call(updateOntology, { params: { ontologyId }, json });
    expect(sent.status).toBe(status);
  });
});

describe('POST /ontologies/resolve', () => {
  it('answers normalized ids, the effective mode and full definitions', async () => {
    const { read } = await openPlatform();
    const resolved = await read(answer, resolveOntologies, {
      json: {
        ontologyIds: [' Cold-Chain', 'supply-contracts', 'cold-chain'],
        documentGroup: 'haccp_2026-1',
      },
    });
    expect(resolved).toMatchObject({
      ontologyIds: ['cold-chain', 'supply-contracts'],
      ontologyMode: 'strict',
      documentGroup: 'haccp_2026-1',
      ontologyBundle: [{ displayName: 'Cold chain', version: 2 }, { version: 3 }],
    });
  });

  it.each([
    ['guided stays guided', { ontologyIds: ['cold-chain'], ontologyMode: 'guided' }, 'guided'],
    ['strict stays strict', { ontologyIds: ['cold-chain'], ontologyMode: 'strict' }, 'strict'],
    ['strict when ids are given alone', { ontologyIds: ['cold-chain'] }, 'strict'],
    ['none without ids', {}, null],
  ])('effective mode: %s', async (_, json, mode) => {
    const { read } = await openPlatform();
    const { ontologyMode } = await read(answer, resolveOntologies, { json });
    expect(ontologyMode).toBe(mode);
  });

  it.each([
    ['7 ids', 7, 200],
    ['8 ids', 8, 200],
    ['9 ids', 9, 400],
  ])('ontologyIds at most 8: %s', async (_, count, status) => {
    const { call } = await openPlatform({ seed: 'large' });
    const ontologyIds = Array.from({ length: count }, (_unused, at) => `sales-region-${at + 1}`);
    expect((await call(resolveOntologies, { json: { ontologyIds } })).status).toBe(status);
  });

  it.each([
    ['unknown ids', { ontologyIds: ['cold-chain', 'nothing'] }, 'Unknown ontology ids: nothing'],
    [
      'ontologyMode without ontologyIds',
      { ontologyMode: 'strict' },
      'ontologyMode: expected ontologyIds with ontologyMode, received none',
    ],
  ])('400 for %s', async (_, json, message) => {
    const { call } = await openPlatform();
    expect(await refusalOf(await call(resolveOntologies, { json }))).toEqual([400, message]);
  });

  it.each([
    ['another mode', { ontologyIds: ['cold-chain'], ontologyMode: 'loose' }],
    ['ontologyMode with an empty list', { ontologyIds: [], ontologyMode: 'strict' }],
    ['a document group in capitals', { documentGroup: 'HACCP' }],
  ])('400 for %s', async (_, json) => {
    const { call } = await openPlatform();
    expect((await call(resolveOntologies, { json })).status).toBe(400);
  });
});
