// @vitest-environment node
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

// Everything of the kit is imported after this.
const before = new Set(Object.getOwnPropertyNames(globalThis));
const { createClient } = await import('../../src/client/index.ts');
const { BrainstemProvider } = await import('../../src/provider/index.ts');
const { registry } = await import('../../src/widgets/registry.ts');

const connection = { connectionId: 'connection' };
const tenant = { tenantId: 'tenant', userId: 'user' };

/** Required props of a widget, by its name in the registry. */
const props: Readonly<Record<string, object>> = {
  credentialForm: { connectorId: 'erp-a' },
  drivePicker: connection,
  sheetPicker: connection,
  sitePicker: connection,
  mailSettings: connection,
  productOnboarding: tenant,
  platformForm: { slug: 'feedback', ...tenant },
  delegatedOnboarding: { token: 'an-unknown-link' },
};

for (const [name, { loadWidget }] of Object.entries(registry)) {
  test(`${name} renders to a string on the server`, async () => {
    const client = createClient({
      baseUrl: 'https://platform.example',
      getToken: () => Promise.resolve({ error: 'forbidden' }),
    });
    const widget = createElement((await loadWidget()).Widget, props[name]);
    const html = renderToString(<BrainstemProvider client={client}>{widget}</BrainstemProvider>);
    expect(html).toContain('data-part=');
    // A strict policy ignores them, and each is a warning in the console.
    expect(html).not.toMatch(/ style="/);
  });
}

test('importing every widget in Node puts nothing on globalThis but what Radix’s tslib puts there', async () => {
  for (const { loadWidget } of Object.values(registry)) await loadWidget();
  const added = Object.getOwnPropertyNames(globalThis).filter((name) => !before.has(name));
  expect(added.filter((name) => !/^__[a-zA-Z]+$/.test(name))).toEqual([]);
  expect(added.length).toBeLessThanOrEqual(32);
});
