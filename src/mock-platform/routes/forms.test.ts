import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getForm, submitForm } from '../../contract/index.ts';
import { openPlatform, refusalOf } from '../testing/openPlatform.ts';

describe('forms', () => {
  it('"GET /forms/slug/{slug}?tenantId=": a form, for the tenant', async () => {
    const { read, call, platform } = await openPlatform();
    const { tenantId } = platform.credentials;
    const params = { slug: 'new-supplier' };
    const form = v.object({ id: v.string(), fields: v.array(v.unknown()) });
    expect((await read(form, getForm, { params, query: { tenantId } })).fields.length).toBe(4);
    for (const sent of [
      { params: { slug: 'none' }, query: { tenantId } },
      { params, query: { tenantId: 'none' } },
    ]) {
      expect(await refusalOf(await call(getForm, sent))).toEqual([404, 'Form not found']);
    }
  });

  it('"POST /forms/{id}/submit": takes what was filled in, with or without a credential', async () => {
    const { call, token } = await openPlatform();
    const params = { id: 'form-supplier' };
    const json = { company: 'Nordlicht Fisch', products: 'Herring' };
    for (const bearer of [null, token]) {
      const answer = await call(submitForm, { params, json, bearer });
      expect(await answer.json()).toMatchObject({ formId: 'form-supplier' });
    }
    expect((await call(submitForm, { params: { id: 'none' }, json })).status).toBe(404);
    expect((await call(submitForm, { params, json: [] })).status).toBe(422);
  });
});
