import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { revealHidden } from '../../ui/index.ts';
import type { BrainHandle } from './declaration.ts';
import { exportJson, exportLabelsCsv, exportRelationsCsv } from './exports/exportData.ts';
import { readBrainGraph } from './core/model/brainModel.ts';
import { renderBrain } from './testing/renderBrain.tsx';

// Of the Big List of Naughty Strings, but for Bangkok, whose name has 168 letters.
const script = '<script>alert(123)</script>';
const quotes = `"' autofocus onkeyup='javascript:alert(123)`;
const image = '<img src=x onerror=alert(123) />';
const chinese = '社會科學院語學研究所';
const hebrew = 'בְּרֵאשִׁית, בָּרָא אֱלֹהִים';
const arabic = 'الصفحات التّحول';
const turned = '\u202Btest\u202B';
const bangkok =
  'Krungthepmahanakhonamonrattanakosinmahintharayutthayamahadilokphopnoppharatratchathaniburiromudomratchaniwetmahasathanamonphimanawatansathitsakkathattiyawitsanukamprasit';
const names = [script, quotes, image, chinese, hebrew, arabic, turned, bangkok];

/** Each is linked to the next one. */
const brain = {
  tenant_id: 'tenant',
  node_labels: names,
  node_counts: Object.fromEntries(names.map((name) => [name, 7])),
  relationship_directions: names.slice(1).map((name, at) => ({
    source_label: names[at],
    relationship_type: 'LEADS_TO',
    target_label: name,
    count: 3,
    store_type: 'graph',
  })),
};

const applied = {
  success: 'true',
  error: 'No Errors',
  response: '',
  routing_decision: 'graph_modification',
  type: 'graph_modification',
  summary: { applied: 1, ambiguous: 0, error: 0 },
  results: [
    {
      status: 'applied',
      action: {
        action: 'create',
        source_name: script,
        new_relation: 'LEADS_TO',
        new_target_name: turned,
      },
      notes: [],
      affected: {},
    },
  ],
};

/** Elements of the viewer that a name would have made. */
const made = () => document.querySelectorAll('body script, img, [onerror], [onkeyup], [autofocus]');

/** Elements that reach beyond a part of the viewer. */
function beyond(part: string): string[] {
  const parts = document.querySelectorAll(`[data-part="${part}"]`);
  if (parts.length === 0) throw new Error(`There is no ${part}.`);
  return [...parts].flatMap((whole) => {
    const { left, right } = whole.getBoundingClientRect();
    return [...whole.querySelectorAll('button, li, p, h3, td, th')]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
      })
      .map(({ textContent }) => textContent);
  });
}

/** Returns where a name in a text begins, in pixels. */
function placeOf(element: Element, name: string): number {
  const node = [...element.childNodes].find(({ textContent }) => textContent?.includes(name));
  const start = node?.textContent?.indexOf(name) ?? -1;
  if (node === undefined || start < 0) throw new Error(`${name} is not there.`);
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, start + name.length);
  return range.getBoundingClientRect().left;
}

test('names of all scripts, of markup and of 168 letters are text wherever they are shown', async () => {
  const handles: BrainHandle[] = [];
  renderBrain({
    client: {
      fetch: async (input, init) => {
        const sent = await new Request(input, init).text();
        return Response.json(sent.includes('graph_modification') ? applied : brain);
      },
      getToken: () => Promise.resolve({ token: 'token-of-a-test' }),
    },
    props: {
      defaultView: { grouping: 'groups' },
      actionsRef: (handle) => void (handle && handles.push(handle)),
    },
  });
  const summary = `${chinese}, 7 items, linked to 2 types`;
  const chip = await screen.findByRole('button', { name: summary });
  expect(within(chip).getByTitle(chinese)).toHaveTextContent(chinese);
  expect(
    screen.getByRole('button', { name: `${script}, 7 items, linked to 1 type` }),
  ).toBeVisible();
  expect(
    screen.getByRole('button', { name: `${revealHidden(turned)}, 7 items, linked to 2 types` }),
  ).toBeVisible();
  expect(getComputedStyle(screen.getByTitle(hebrew)).direction).toBe('rtl');
  expect(beyond('graph')).toEqual([]);
  const svg = await handles.at(-1)?.export('svg');
  const picture = new DOMParser().parseFromString((await svg?.text()) ?? '', 'image/svg+xml');
  expect([...picture.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([script, quotes, image, chinese, hebrew, revealHidden(turned)]),
  );
  expect(picture.querySelector('script, img, parsererror')).toBeNull();

  const search = screen.getByRole('combobox', { name: 'Search the knowledge graph' });
  await userEvent.type(search, 'script');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain(script);
  await userEvent.clear(search);
  await userEvent.type(search, 'krungthep{Enter}');
  const panel = within(await screen.findByRole('group', { name: 'Side panel' }));
  expect(panel.getByRole('heading', { name: bangkok, level: 3 })).toBeVisible();
  expect(
    within(screen.getByRole('group', { name: 'Place in the map' })).getByText(bangkok),
  ).toBeVisible();
  expect(beyond('brain')).toEqual([]);

  await userEvent.clear(search);
  await userEvent.type(search, `${hebrew}{Enter}`);
  const end = await panel.findByRole('combobox', { name: 'Find path to…' });
  await userEvent.type(end, `${arabic}{Enter}`);
  // Turned as a whole, the arrow would lead from the end to the start.
  const way = screen.getByText(/^1 step apart: /);
  expect(placeOf(way, hebrew)).toBeLessThan(placeOf(way, arabic));
  const step = screen.getByText((text) => text.startsWith('\u2066') && text.includes('→'));
  expect(placeOf(step, hebrew)).toBeLessThan(placeOf(step, arabic));

  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  const rows = within(screen.getByRole('table', { name: 'Types' }));
  for (const name of names)
    expect(rows.getByRole('rowheader', { name: revealHidden(name) })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Edit with a sentence' }));
  const field = await screen.findByRole('textbox', { name: 'What changed?' });
  await userEvent.type(field, `${script} LEADS_TO ${chinese}{Enter}`);
  expect(await panel.findByText(`${script} LEADS_TO ${chinese}`)).toBeVisible();
  expect(panel.getByText(`Added: ${script} LEADS_TO ${revealHidden(turned)}`)).toBeVisible();
  expect(beyond('brain')).toEqual([]);
  expect(made()).toHaveLength(0);
});

test('names of all scripts and of markup are the same in files of data', () => {
  const graph = readBrainGraph(brain);
  const again = readBrainGraph(JSON.parse(exportJson(graph)));
  expect([...again.labels.keys()]).toEqual(names);
  const labels = exportLabelsCsv(graph);
  const rows = [`${script},7,,0,1`, `"${quotes.replaceAll('"', '""')}",7,,1,1`];
  for (const row of rows) expect(labels.split('\r\n')).toContain(row);
  expect(exportRelationsCsv(graph)).toContain(`"${hebrew}",LEADS_TO,${arabic},3,graph`);
});
