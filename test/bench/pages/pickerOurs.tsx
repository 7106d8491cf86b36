import { createClient } from 'brainstem';
import { createMockPlatform } from 'brainstem/mock-platform';
import { BrainstemProvider } from 'brainstem/react';
import { createRoot } from 'react-dom/client';
import { createPicker } from '../../../src/widgets/connectors/core/picker/index.ts';
import { ItemPicker, type PickerItem } from '../../../src/widgets/connectors/picker/index.ts';
import { offerBench, paintWhen, typeInto } from '../browser/benchPage.ts';

const platform = createMockPlatform({ pace: 0, seed: 'empty' });
const client = createClient({
  baseUrl: platform.credentials.baseUrl,
  getToken: async () => ({ token: await platform.issueToken({}) }),
  fetch: platform.fetch,
});
const root = createRoot(document.getElementById('root') ?? document.body);
const words = ['Budget', 'Contract', 'Invoice', 'Minutes', 'Offer', 'Report'] as const;
const unavailable: ReadonlySet<string> = new Set();

function createFiles(count: number): PickerItem[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `file-${at}`,
    name: `${words[at % words.length] ?? ''} ${String(at).padStart(5, '0')}.pdf`,
    kind: 'pdf',
    mimeType: 'application/pdf',
    size: 1_000 + at * 37,
    modifiedAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(),
    via: 'picker',
  }));
}

const list = (): HTMLElement | null => document.querySelector('[role="listbox"]');
const option = (at: number): HTMLElement | null =>
  document.querySelector(`[role="option"][aria-posinset="${at + 1}"]`);
const size = (): number =>
  Number(document.querySelector('[role="option"]')?.getAttribute('aria-setsize') ?? 0);
const tray = (): string =>
  document.querySelector('[data-part="picker-tray"] [role="status"]')?.textContent ?? '';

async function reach(at: number): Promise<void> {
  const row = option(0)?.offsetHeight ?? 0;
  list()?.scrollTo({ top: at * row });
  await paintWhen(() => option(at) !== null);
}

function press(at: number, shiftKey: boolean): void {
  option(at)?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey }));
}

let files: readonly PickerItem[] = [];

const steps: Readonly<Record<string, (count: number) => Promise<void>>> = {
  prepare(count) {
    files = createFiles(count);
    return Promise.resolve();
  },
  async open(count) {
    root.render(
      <BrainstemProvider client={client}>
        <ItemPicker
          picker={createPicker()}
          label="Files"
          items={files}
          unavailable={unavailable}
          adding={{
            canAdd: true,
            isAdding: false,
            error: null,
            add: () => Promise.resolve(),
          }}
          empty={null}
        />
      </BrainstemProvider>,
    );
    await paintWhen(() => size() === count);
  },
  async filter() {
    typeInto(document.querySelector('input[type="search"]'), 'o');
    const wanted = files.filter(({ name }) => name.toLowerCase().includes('o')).length;
    await paintWhen(() => size() === wanted);
  },
  async clear(count) {
    typeInto(document.querySelector('input[type="search"]'), '');
    await paintWhen(() => size() === count);
  },
  async reach() {
    press(0, false);
    await paintWhen(() => tray().includes('1'));
    await reach(4_999);
  },
  async range() {
    press(4_999, true);
    await paintWhen(() => tray().includes('5,000') && option(4_999)?.ariaSelected === 'true');
  },
};

offerBench({
  async run({ step = '', count }) {
    const act = steps[step];
    if (act === undefined) throw new Error(`There is no step "${step}".`);
    await act(count);
  },
  shown: size,
});
