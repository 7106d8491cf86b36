import { createClient } from 'brainstem';
import { createMockPlatform } from 'brainstem/mock-platform';
import { BrainstemProvider } from 'brainstem/react';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { StreamPicker } from '../../../src/widgets/connectors/sql/discovery/StreamPicker.tsx';
import { offerBench, paintWhen, typeInto } from '../browser/benchPage.ts';

const platform = createMockPlatform({ pace: 0, seed: 'empty' });
const client = createClient({
  baseUrl: platform.credentials.baseUrl,
  getToken: async () => ({ token: await platform.issueToken({}) }),
  fetch: platform.fetch,
});
const root = createRoot(document.getElementById('root') ?? document.body);
const names = ['orders', 'order_lines', 'customers', 'deliveries', 'invoices'] as const;
const schemas = 100;

/** Tables in a hundred schemas, as discover-streams lists them. */
function createStreams(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const namespace = `schema_${String(index % schemas).padStart(2, '0')}`;
    const name = `${names[index % names.length] ?? ''}_${index}`;
    return { key: `${namespace}.${name}`, name, namespace, raw: { name, namespace } };
  });
}

const row = (): HTMLElement | null => document.querySelector('[role="treeitem"]');
const size = (): number => Number(row()?.getAttribute('aria-setsize') ?? 0);
let streams: ReturnType<typeof createStreams> = [];

const steps: Readonly<Record<string, () => Promise<void>>> = {
  prepare: () => Promise.resolve(),
  async open() {
    root.render(
      <BrainstemProvider client={client}>
        <StreamPicker
          found={{ streams, problems: [] }}
          isPublishing={false}
          buttonRef={createRef()}
          onPublish={() => undefined}
        />
      </BrainstemProvider>,
    );
    await paintWhen(() => size() === schemas);
  },
  async filter() {
    typeInto(document.querySelector('input[type="search"]'), 'o');
    await paintWhen(() => size() > schemas);
  },
  async clear() {
    typeInto(document.querySelector('input[type="search"]'), '');
    await paintWhen(() => size() === schemas);
  },
  async toggle() {
    row()?.click();
    await paintWhen(() => row()?.getAttribute('aria-checked') === 'false');
  },
};

offerBench({
  async run({ step = '', count }) {
    if (step === 'prepare') streams = createStreams(count);
    const action = steps[step];
    if (action === undefined) throw new Error(`There is no step "${step}".`);
    await action();
  },
  shown: size,
});
