import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { errorBody, getCombinedBrain, performAction } from '../../../contract/index.ts';
import { connectionIds } from '../../testing/connectionIds.ts';
import { propertyRuns } from '../../../../test/propertyRuns.ts';
import { openPlatform, refusalOf } from '../../testing/openPlatform.ts';

const visualization = { action: 'visualization', response_format: 'json' };

describe('POST /analytics/perform/action refuses', () => {
  it.each([
    ['unknown action gives 400', { action: 'query' }, 400, /^action: /],
    ['an action that is no text', { action: 1 }, 400, /^action: /],
    ['no action', {}, 400, /^Missing required field: action$/],
    ['a list', [], 400, /^Missing required field: action$/],
    ['connection_ids string[]', { ...visualization, connection_ids: 'x' }, 422, /^connection_ids/],
    ['connection_ids of text', { ...visualization, connection_ids: [''] }, 422, /^connection_ids/],
    ['connection_id string', { ...visualization, connection_id: 1 }, 422, /^connection_id/],
    [
      'discover_external_relationships boolean',
      { ...visualization, discover_external_relationships: 'true' },
      422,
      /^discover_external_relationships/,
    ],
    [
      'confidence_threshold high, medium or low',
      { ...visualization, confidence_threshold: 'certain' },
      422,
      /^confidence_threshold/,
    ],
    ['response_format html or json', { ...visualization, response_format: 'pdf' }, 422, /^respo/],
    ['include_saga_nodes boolean', { ...visualization, include_saga_nodes: 1 }, 422, /^include/],
    ['a query that is no text', { action: 'views', query: 1 }, 422, /^query/],
    [
      'data not found gives 404: an unknown connection',
      { ...visualization, connection_ids: ['nothing'] },
      404,
      /^Connection not found: nothing$/,
    ],
    [
      'data not found gives 404: an unknown legacy connection, as HTML',
      { action: 'visualization', connection_id: 'nothing' },
      404,
      /^Connection not found: nothing$/,
    ],
    [
      'data not found gives 404: a view of nothing',
      { action: 'views', query: 'zeppelins' },
      404,
      /^No brain data found$/,
    ],
  ])('%s', async (_, json, status, message) => {
    const { call } = await openPlatform();
    const refusal = await refusalOf(await call(performAction, { json }));
    expect(refusal).toEqual([status, expect.stringMatching(message)]);
  });

  it('data not found gives 404: an empty brain', async () => {
    const { call } = await openPlatform({ seed: 'empty' });
    const answer = await call(performAction, { json: visualization });
    expect(await refusalOf(answer)).toEqual([404, 'No brain data found']);
  });

  it("another organisation's connection does not exist", async () => {
    const opened = await openPlatform();
    const { otherServiceActorId: serviceActorId } = opened.platform.credentials;
    const bearer = await opened.platform.issueToken({ serviceActorId });
    const json = { ...visualization, connection_ids: await connectionIds(opened) };
    expect((await opened.call(performAction, { bearer, json })).status).toBe(404);
  });

  it('an unexpected failure gives 500', async () => {
    const { platform, call } = await openPlatform();
    platform.faults.add({ route: 'performAction', status: 500 });
    const answer = await call(performAction, { json: visualization });
    expect(await refusalOf(answer)).toEqual([500, 'An unexpected error occurred']);
  });
});

describe('response_format', () => {
  it.each([
    ['html', { response_format: 'html' }],
    ['default html', {}],
  ])('%s: graph HTML document', async (_, fields) => {
    const { call } = await openPlatform();
    const answer = await call(performAction, { json: { action: 'visualization', ...fields } });
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    expect(html).toMatch(/^<!doctype html>/);
    expect(html.match(/<rect /g)).toHaveLength(60);
    expect(html.match(/<line /g)).toHaveLength(150);
    expect(html).not.toMatch(/<script|<link|<style|\ssrc=|href=|url\(/);
  });
});

describe('action views (its response is undocumented)', () => {
  const body = { action: 'views', query: 'Which truck drives where?', view_name: 'Trucks' };

  it('json has the part of the brain that the query speaks of', async () => {
    const opened = await openPlatform();
    const json = { ...body, message_id: 'm1', session_id: 's1', response_format: 'json' };
    const labels = v.object({ node_labels: v.array(v.string()) });
    const shape = v.looseObject({ view: labels });
    const answer = await opened.read(shape, performAction, { json });
    expect(answer).toMatchObject({ view_name: 'Trucks', message_id: 'm1', session_id: 's1' });
    expect(answer.view.node_labels).toEqual(expect.arrayContaining(['Truck', 'Route', 'Carrier']));
    expect(answer.view.node_labels).not.toContain('Bank');
  });

  it('html is the default', async () => {
    const { call } = await openPlatform();
    expect(await (await call(performAction, { json: body })).text()).toContain('>Truck</text>');
  });
});

describe('scopes and tenants', () => {
  const params = (tenantId: string): Record<string, string> => ({ tenantId });

  it('no access to the organisation: 403; unknown organisation: 404', async () => {
    const { platform, call } = await openPlatform();
    const other = params(platform.credentials.otherOrganisationId);
    expect(await refusalOf(await call(getCombinedBrain, { params: other, json: {} }))).toEqual([
      403,
      'Access denied to organization',
    ]);
    const unknown = await call(getCombinedBrain, { params: params('nothing'), json: {} });
    expect(await refusalOf(unknown)).toEqual([404, 'Organization not found']);
  });

  it.each([
    ['422 a switch that is no boolean', '{"include_tgraph":"true"}', 422],
    ['422 a list', '[]', 422],
  ])('the combined route: %s', async (_, raw, status) => {
    const { platform, call } = await openPlatform();
    const own = params(platform.credentials.tenantId);
    expect((await call(getCombinedBrain, { params: own, raw })).status).toBe(status);
  });

  it('404 of the combined route on an empty brain', async () => {
    const { platform, call } = await openPlatform({ seed: 'empty' });
    const own = params(platform.credentials.tenantId);
    expect((await call(getCombinedBrain, { params: own, json: {} })).status).toBe(404);
  });
});

it('random visualizations and views answer 200 or a 4xx with an error body', async () => {
  const opened = await openPlatform();
  const known = fc.constantFrom(...(await connectionIds(opened)));
  const values = fc.oneof(fc.jsonValue(), fc.boolean(), known, fc.array(known), fc.string());
  const fields = [
    ...['connection_ids', 'connection_id', 'discover_external_relationships', 'query'],
    ...['confidence_threshold', 'response_format', 'include_saga_nodes', 'view_name'],
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('visualization', 'views'),
      fc.dictionary(fc.constantFrom(...fields), values),
      async (action, rest) => {
        const answer = await opened.call(performAction, { json: { ...rest, action } });
        if (answer.status === 200) return;
        expect(Math.floor(answer.status / 100)).toBe(4);
        expect(v.is(errorBody, await answer.json())).toBe(true);
      },
    ),
    { numRuns: propertyRuns(1_000, 100) },
  );
});
