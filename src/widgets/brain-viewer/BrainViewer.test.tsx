import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import { reportedErrors } from '../../../test/reportedErrors.ts';
import { throughJson } from '../../../test/throughJson.ts';
import type { BrainView } from './core/brainView.ts';
import { createMemoryStorage } from '../../environment/index.ts';
import type { BrainViewerProps } from './BrainViewer.tsx';
import { renderBrain } from './testing/renderBrain.tsx';

const cursor = () => screen.findByRole('button', { name: /linked to/ });
const panel = () => within(screen.getByRole('group', { name: 'Side panel' }));
const search = () => screen.findByRole('combobox', { name: 'Search the brain' });

async function choose(label: string): Promise<void> {
  await userEvent.type(await search(), label);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: label, level: 3 });
}

describe('a brain', () => {
  test('is drawn with its figures beside it', async () => {
    renderBrain();
    await cursor();
    expect(panel().getByRole('heading', { name: 'Overview' })).toBeVisible();
    expect(panel().getByText('60')).toBeVisible();
  });

  test('is the same in the tables', async () => {
    renderBrain();
    await cursor();
    await userEvent.click(screen.getByRole('button', { name: 'Table' }));
    const table = screen.getByRole('table', { name: 'Labels' });
    expect(table).toHaveAttribute('aria-rowcount', '61');
    await userEvent.click(within(table).getByRole('button', { name: 'Nodes' }));
    const counts = within(table)
      .getAllByRole('row')
      .slice(1, 6)
      .map((row) => Number(within(row).getAllByRole('cell')[0]?.textContent.replace(',', '')));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const first = within(table).getAllByRole('row')[1];
    if (first === undefined) throw new Error('The table has no row.');
    const name = within(first).getByRole('button').textContent;
    await userEvent.click(within(first).getByRole('button'));
    expect(panel().getByRole('heading', { name, level: 3 })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: /^Relations/ }));
    const relations = screen.getByRole('table', { name: 'Relations' });
    expect(relations).toHaveAttribute('aria-rowcount', '151');
  });

  test('of a label shows properties, relations and presence', async () => {
    renderBrain();
    await choose('Supplier');
    expect(panel().getAllByRole('meter')[0]).toHaveAccessibleName(/^How often .+ is present$/);
    await userEvent.click(panel().getByRole('button', { name: /^SUPPLIES\s*Product/ }));
    expect(panel().getByRole('heading', { name: 'Product', level: 3 })).toBeVisible();
  });
});

describe('by keyboard', () => {
  test('Ctrl+K searches, choosing focuses the neighbourhood, Escape goes back', async () => {
    const views: BrainView[] = [];
    renderBrain({ props: { onViewChange: (view) => views.push(view) } });
    (await cursor()).focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await search()).toHaveFocus();
    await userEvent.keyboard('wareh{Enter}');
    await waitFor(() => expect(views.at(-1)?.focus).toEqual({ label: 'Warehouse', steps: 1 }));
    (await cursor()).focus();
    await userEvent.keyboard('{Escape}');
    expect(views.at(-1)?.focus).toBeUndefined();
    await userEvent.keyboard('{Escape}');
    expect(views.at(-1)?.selected).toBeUndefined();
  });

  test('Enter opens a label, then shows it among its neighbours, then all again', async () => {
    const views: BrainView[] = [];
    renderBrain({ props: { onViewChange: (view) => views.push(view) } });
    (await cursor()).focus();
    await userEvent.keyboard('{Enter}');
    const label = views.at(-1)?.selected;
    expect([typeof label, views.at(-1)?.focus]).toEqual(['string', undefined]);
    await userEvent.keyboard('{Enter}');
    expect(views.at(-1)?.focus).toEqual({ label, steps: 1 });
    await userEvent.keyboard('{Enter}');
    expect(views.at(-1)?.focus).toBeUndefined();
  });

  test('arrows go to the neighbour there, Enter shows it, and nothing moves', async () => {
    const storage = createMemoryStorage();
    const kept: string[] = [];
    renderBrain({
      props: { storage: { ...storage, setItem: (_key, value) => void kept.push(value) } },
    });
    const first = await cursor();
    first.focus();
    const before = first.getAttribute('aria-label');
    await userEvent.keyboard('{ArrowRight}');
    const next = document.activeElement;
    expect(next?.getAttribute('aria-label')).not.toBe(before);
    expect(next?.getAttribute('aria-label')).toMatch(/linked to/);
    await userEvent.keyboard('{Enter}');
    const name = next?.getAttribute('aria-label')?.split(',')[0] ?? '';
    expect(panel().getByRole('heading', { name, level: 3 })).toBeVisible();
    expect(new Set(kept).size).toBe(1);
  });

  test('the graph is one tab stop', async () => {
    renderBrain();
    const graph = await screen.findByRole('group', { name: 'Graph of labels' });
    await cursor();
    const stops = [...graph.querySelectorAll('button, [tabindex="0"]')];
    expect(stops).toHaveLength(1);
    expect(document.querySelectorAll('.react-flow [tabindex="0"]')).toHaveLength(0);
  });

  test('? lists the shortcuts', async () => {
    renderBrain();
    (await cursor()).focus();
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
});

test('a group glides open where people want motion', async () => {
  const style = document.createElement('style');
  style.textContent = '[data-brainstem] { --_motion: 140ms !important }';
  document.head.append(style);
  onTestFinished(() => style.remove());
  const views: BrainView[] = [];
  renderBrain({
    platform: { brainLabels: 300 },
    props: { onViewChange: (view) => views.push(view) },
  });
  (await cursor()).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(views.at(-1)?.openGroups).toHaveLength(1));
  expect(await screen.findByRole('button', { name: /^(?!Around).*, linked to/ })).toHaveFocus();
  expect(screen.queryByText('This part can’t be shown')).toBeNull();
});

describe('focus, paths and filters', () => {
  test('the field for the end of a path is followed by what comes next', async () => {
    renderBrain({ props: { focusLabel: 'Warehouse' } });
    const field = await screen.findByRole('combobox', { name: 'Path to' });
    const next = panel().getByRole('heading', { name: 'Properties' });
    const gap = next.getBoundingClientRect().top - field.getBoundingClientRect().bottom;
    expect(gap).toBeLessThan(60);
  });

  test('a path between two labels is told', async () => {
    renderBrain();
    await choose('Supplier');
    const end = panel().getByRole('combobox', { name: 'Path to' });
    await userEvent.type(end, 'drver{Enter}');
    expect(await panel().findByText(/^\d steps apart: Supplier → .* → Driver$/)).toBeVisible();
    await userEvent.click(panel().getByRole('checkbox', { name: 'In any direction' }));
    expect(await panel().findByText(/^\d steps apart: Supplier – .* – Driver$/)).toBeVisible();
  });

  test('a path as relations lead says which way it goes', async () => {
    renderBrain();
    await choose('Supplier');
    await userEvent.type(panel().getByRole('combobox', { name: 'Path to' }), 'product{Enter}');
    expect(await panel().findByText('1 step apart: Supplier → Product')).toBeVisible();
  });

  test('a filter leaves labels out of tables too, and can be cleared', async () => {
    renderBrain({ props: { defaultView: { mode: 'table', panel: 'filters' } } });
    const count = () => screen.getByRole('table', { name: 'Labels' }).getAttribute('aria-rowcount');
    await screen.findByRole('table', { name: 'Labels' });
    await userEvent.click(panel().getByRole('checkbox', { name: 'Hide labels without relations' }));
    expect(count()).toBe('59');
    await userEvent.clear(panel().getByRole('spinbutton', { name: 'Minimum number of nodes' }));
    await userEvent.type(
      panel().getByRole('spinbutton', { name: 'Minimum number of nodes' }),
      '999999',
    );
    expect(await screen.findByText('No labels match these filters')).toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: 'Clear filters' }));
    expect(count()).toBe('61');
  });

  test('sagas are asked of the platform', async () => {
    renderBrain({ props: { defaultView: { mode: 'table', panel: 'filters' } } });
    await screen.findByRole('table', { name: 'Labels' });
    await userEvent.click(panel().getByRole('checkbox', { name: 'Include sagas' }));
    await waitFor(() =>
      expect(screen.getByRole('table', { name: 'Labels' })).toHaveAttribute('aria-rowcount', '59'),
    );
  });
});

test('graphs of the combined route are chosen by the person', async () => {
  const props: BrainViewerProps = { defaultView: { mode: 'table', panel: 'filters' } };
  renderBrain({
    props,
    prepare: ({ credentials }) => {
      props.tenantId = credentials.tenantId;
    },
  });
  await screen.findByRole('table', { name: 'Labels' });
  const store = (name: RegExp) => panel().queryByRole('checkbox', { name });
  expect(store(/^tgraph/)).toBeVisible();
  await userEvent.click(panel().getByRole('checkbox', { name: 'Include tgraph' }));
  await waitFor(() => expect(store(/^tgraph/)).toBeNull());
  expect(store(/^manual_kg/)).toBeVisible();
  await userEvent.click(panel().getByRole('checkbox', { name: 'Include manual knowledge graph' }));
  await waitFor(() => expect(store(/^manual_kg/)).toBeNull());
  expect(panel().getByRole('checkbox', { name: 'Include sagas' })).toBeChecked();
});

describe('a view of the platform', () => {
  test('is asked for with the host’s fields, and drawn where it is a graph', async () => {
    renderBrain({ props: { platformView: { query: 'Warehouse', view_name: 'stock' } } });
    await cursor();
    await userEvent.click(screen.getByRole('button', { name: 'Table' }));
    const table = await screen.findByRole('table', { name: 'Labels' });
    expect(Number(table.getAttribute('aria-rowcount'))).toBeLessThan(61);
    expect(within(table).getByText('Warehouse')).toBeVisible();
  });

  test('that is no graph is shown as it arrived', async () => {
    const answer = { view_name: 'stock', view: { text: 'Two pallets are late.' } };
    renderBrain({
      props: { platformView: { view_name: 'stock' } },
      client: {
        fetch: () => Promise.resolve(Response.json(answer)),
        getToken: () => Promise.resolve({ token: 'token-of-a-test' }),
      },
    });
    expect(await screen.findByText('This data can’t be drawn')).toBeVisible();
    expect(screen.getByText('Two pallets are late.')).toBeVisible();
  });
});

describe('the host', () => {
  test('focuses a label and calls onOpenLabel', async () => {
    const opened: string[] = [];
    const props = { onOpenLabel: (label: string) => void opened.push(label) };
    const { rerender } = renderBrain({ props });
    await cursor();
    rerender({ ...props, focusLabel: 'Contract' });
    await screen.findByRole('heading', { name: 'Contract', level: 3 });
    await userEvent.click(panel().getByRole('button', { name: 'Open Contract' }));
    expect(opened).toEqual(['Contract']);
  });

  test('that throws in onViewChange loses nothing, and its mistake is reported', async () => {
    const reported = reportedErrors();
    const mistake = new Error('A mistake of the host');
    const onViewChange = () => {
      throw mistake;
    };
    const { rerender } = renderBrain({ props: { onViewChange } });
    await cursor();
    rerender({ onViewChange, focusLabel: 'Contract' });
    expect(await screen.findByRole('heading', { name: 'Contract', level: 3 })).toBeVisible();
    expect(reported).toContain(mistake);
  });

  test('may keep the view as a value that JSON can hold', async () => {
    const views: BrainView[] = [];
    const { view } = renderBrain({ props: { onViewChange: (one) => views.push(one) } });
    await choose('Supplier');
    const kept: unknown = JSON.parse(JSON.stringify(views.at(-1)));
    view.unmount();
    expect(kept).toMatchObject({ selected: 'Supplier', focus: { label: 'Supplier', steps: 1 } });
    renderBrain({ props: { defaultView: views.at(-1) ?? {} } });
    expect(await screen.findByRole('heading', { name: 'Supplier', level: 3 })).toBeVisible();
  });

  test('that keeps the view hears of each change once, and can go back to a view that it kept as JSON', async () => {
    const views: BrainView[] = [];
    const { rerender } = renderBrain();
    const give = (view: Partial<BrainView>): void =>
      rerender({
        view,
        onViewChange(next) {
          views.push(next);
          give(next);
        },
      });
    give({ mode: 'table', panel: null });
    await screen.findByRole('table', { name: 'Labels' });
    expect(screen.queryByRole('group', { name: 'Side panel' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show side panel' }));
    expect(views).toEqual([expect.objectContaining({ mode: 'table', panel: 'details' })]);
    expect(screen.getByRole('group', { name: 'Side panel' })).toBeVisible();
    give(throughJson<Partial<BrainView>>({ ...views[0], panel: null }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Side panel' })).toBeNull());
    expect(views).toHaveLength(1);
  });

  test('that keeps the view and takes no change over keeps it', async () => {
    const views: BrainView[] = [];
    renderBrain({ props: { view: { mode: 'table' }, onViewChange: (view) => views.push(view) } });
    await screen.findByRole('table', { name: 'Labels' });
    await userEvent.click(screen.getByRole('button', { name: 'Graph' }));
    expect(views.at(-1)).toMatchObject({ mode: 'graph' });
    expect(screen.getByRole('table', { name: 'Labels' })).toBeVisible();
  });

  test('stores a layout once, and the next viewer shows it without another one', async () => {
    const storage = createMemoryStorage();
    const set = new Map<string, string>();
    const counting = {
      ...storage,
      setItem: (key: string, value: string) => {
        set.set(key, value);
        storage.setItem(key, value);
      },
    };
    const { view } = renderBrain({ props: { storage: counting } });
    await cursor();
    expect([...set.keys()][0]).toMatch(/^brainstem-layout-.+-organic-name$/);
    view.unmount();
    set.clear();
    renderBrain({ props: { storage: counting } });
    await cursor();
    expect(set.size).toBe(0);
  });
});

describe('what goes wrong', () => {
  test('is told, and mended by trying again', async () => {
    const { platform } = renderBrain({
      prepare: ({ faults }) => void faults.add({ route: 'performAction', status: 500 }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t load the brain');
    platform.faults.clear();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await cursor();
  });

  test('an organisation without a brain sees what the viewer is for', async () => {
    renderBrain({ platform: { seed: 'empty' } });
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
  });
});
