import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { reportedErrors } from '../../../test/reportedErrors.ts';
import { throughJson } from '../../../test/throughJson.ts';
import type { BrainView } from './core/brainView.ts';
import { createMemoryStorage } from '../../environment/index.ts';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { renderBrain } from './testing/renderBrain.tsx';

const cursor = () => screen.findByRole('button', { name: /linked to/ });
/** The first group of the map. */
const map = async () => (await screen.findAllByRole('button', { name: /, group, / }))[0];
/** All types at once, as people can have them. */
const allTypes = { grouping: 'labels', panel: 'details' } as const;
const panel = () => within(screen.getByRole('group', { name: 'Side panel' }));
const search = () => screen.findByRole('combobox', { name: 'Search the knowledge graph' });

async function choose(label: string): Promise<void> {
  await userEvent.type(await search(), label);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: label, level: 3 });
}

describe('a brain', () => {
  test('is drawn, has its figures in a menu, and is the same in the tables', async () => {
    renderBrain();
    await map();
    expect(screen.getByText('60 types · 26,135 items · 25,612 links')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Overview' }));
    expect(panel().getByRole('heading', { name: 'Overview' })).toBeVisible();
    expect(panel().getByText('60')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Table' }));
    const table = screen.getByRole('table', { name: 'Types' });
    expect(table).toHaveAttribute('aria-rowcount', '61');
    await userEvent.click(within(table).getByRole('button', { name: 'Items' }));
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
    await userEvent.click(screen.getByRole('tab', { name: /^Kinds of links/ }));
    const relations = screen.getByRole('table', { name: 'Kinds of links' });
    expect(relations).toHaveAttribute('aria-rowcount', '151');
  });

  test('is searched on while an Enter ends a composition', async () => {
    renderBrain();
    await userEvent.type(await search(), 'Supplier');
    fireEvent.keyDown(await search(), { key: 'Enter', keyCode: 229 });
    expect(await search()).toHaveValue('Supplier');
  });

  test('of a label shows properties, relations and presence', async () => {
    renderBrain();
    await choose('Supplier');
    expect(panel().getAllByRole('meter')[0]).toHaveAccessibleName(/^How often .+ is present$/);
    await userEvent.click(panel().getByRole('button', { name: /^supplies\s*Product/i }));
    expect(panel().getByRole('heading', { name: 'Product', level: 3 })).toBeVisible();
  });
});

describe('by keyboard', () => {
  test('Ctrl+K searches, choosing focuses the neighbourhood, Escape goes back', async () => {
    const views: BrainView[] = [];
    renderBrain({ props: { onViewChange: (view) => views.push(view) } });
    (await map())?.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await search()).toHaveFocus();
    await userEvent.keyboard('wareh{Enter}');
    await waitFor(() => expect(views.at(-1)?.focus).toEqual({ label: 'Warehouse', steps: 1 }));
    const label = await screen.findByRole('button', { name: /^Warehouse,/ });
    await waitFor(() => expect(label).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(views.at(-1)).toMatchObject({ focus: undefined, selected: undefined });
    await map();
  });

  test('Enter opens a label, then shows it among its neighbours, and Escape all again', async () => {
    const views: BrainView[] = [];
    renderBrain({
      props: { defaultView: allTypes, onViewChange: (view) => views.push(view) },
    });
    (await cursor()).focus();
    await userEvent.keyboard('{Enter}');
    const label = views.at(-1)?.selected;
    expect([typeof label, views.at(-1)?.focus]).toEqual(['string', undefined]);
    await userEvent.keyboard('{Enter}');
    expect(views.at(-1)?.focus).toEqual({ label, steps: 1 });
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: new RegExp(`^${label},`), current: true }),
      ).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    expect(views.at(-1)?.focus).toBeUndefined();
  });

  test('arrows go to the neighbour there, Enter shows it, and nothing moves', async () => {
    const storage = createMemoryStorage();
    const kept: string[] = [];
    renderBrain({
      props: {
        defaultView: allTypes,
        storage: { ...storage, setItem: (_key, value) => void kept.push(value) },
      },
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
    renderBrain({ props: { defaultView: allTypes } });
    const graph = await screen.findByRole('group', { name: 'Map of types' });
    await cursor();
    const stops = [...graph.querySelectorAll('button, [tabindex="0"]')];
    expect(stops).toHaveLength(1);
    expect(document.querySelectorAll('.react-flow [tabindex="0"]')).toHaveLength(0);
  });

  test('? lists the shortcuts', async () => {
    renderBrain();
    (await map())?.focus();
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
});

describe('focus, paths and filters', () => {
  test('the field for the end of a path is followed by what comes next', async () => {
    renderBrain({ props: { focusLabel: 'Warehouse' } });
    const field = await screen.findByRole('combobox', { name: 'Find path to…' });
    const next = panel().getByRole('heading', { name: 'Properties' });
    const gap = next.getBoundingClientRect().top - field.getBoundingClientRect().bottom;
    expect(gap).toBeLessThan(60);
  });

  test('a path between two labels is told', async () => {
    renderBrain();
    await choose('Supplier');
    const end = panel().getByRole('combobox', { name: 'Find path to…' });
    await userEvent.type(end, 'drver{Enter}');
    expect(await panel().findByText(/^\d steps apart: Supplier → .* → Driver$/)).toBeVisible();
    await userEvent.click(panel().getByRole('checkbox', { name: 'Ignore direction' }));
    expect(await panel().findByText(/^\d steps apart: Supplier – .* – Driver$/)).toBeVisible();
  });

  test('a path as relations lead says which way it goes', async () => {
    renderBrain();
    await choose('Supplier');
    await userEvent.type(
      panel().getByRole('combobox', { name: 'Find path to…' }),
      'product{Enter}',
    );
    expect(await panel().findByText('1 step apart: Supplier → Product')).toBeVisible();
  });

  test('a filter leaves labels out of tables too, and can be cleared', async () => {
    renderBrain({ props: { defaultView: { mode: 'table', panel: 'filters' } } });
    const count = () => screen.getByRole('table', { name: 'Types' }).getAttribute('aria-rowcount');
    await screen.findByRole('table', { name: 'Types' });
    await userEvent.click(panel().getByRole('checkbox', { name: 'Hide unlinked types' }));
    expect(count()).toBe('59');
    await userEvent.clear(panel().getByRole('spinbutton', { name: 'Minimum number of items' }));
    await userEvent.type(
      panel().getByRole('spinbutton', { name: 'Minimum number of items' }),
      '999999',
    );
    expect(await screen.findByText('No types match these filters')).toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: 'Clear filters' }));
    expect(count()).toBe('61');
  });

  test('sagas are asked of the platform', async () => {
    renderBrain({ props: { defaultView: { mode: 'table', panel: 'filters' } } });
    await screen.findByRole('table', { name: 'Types' });
    await userEvent.click(panel().getByRole('checkbox', { name: 'Event histories' }));
    await waitFor(() =>
      expect(screen.getByRole('table', { name: 'Types' })).toHaveAttribute('aria-rowcount', '59'),
    );
  });
});

test('graphs of the combined route are chosen by the user', async () => {
  const platform = createMockPlatform({ pace: 0 });
  const { tenantId } = platform.credentials;
  renderBrain({ platform, props: { tenantId, defaultView: { mode: 'table', panel: 'filters' } } });
  await screen.findByRole('table', { name: 'Types' });
  const store = (name: RegExp) => panel().queryByRole('checkbox', { name });
  expect(store(/^Learned from sources \d/)).toBeVisible();
  await userEvent.click(panel().getByRole('checkbox', { name: 'Learned from sources' }));
  await waitFor(() => expect(store(/^Learned from sources \d/)).toBeNull());
  expect(store(/^Added by hand \d/)).toBeVisible();
  await userEvent.click(panel().getByRole('checkbox', { name: 'Added by hand' }));
  await waitFor(() => expect(store(/^Added by hand \d/)).toBeNull());
  expect(panel().getByRole('checkbox', { name: 'Event histories' })).toBeChecked();
});

describe('a view of the platform', () => {
  test('is asked for with the host’s fields, and drawn where it is a graph', async () => {
    renderBrain({ props: { platformView: { query: 'Warehouse', view_name: 'stock' } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Table' }));
    const table = await screen.findByRole('table', { name: 'Types' });
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
    await map();
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
    await map();
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
    await screen.findByRole('table', { name: 'Types' });
    expect(screen.queryByRole('group', { name: 'Side panel' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(views).toEqual([expect.objectContaining({ mode: 'table', panel: 'filters' })]);
    expect(screen.getByRole('group', { name: 'Side panel' })).toBeVisible();
    give(throughJson<Partial<BrainView>>({ ...views[0], panel: null }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Side panel' })).toBeNull());
    expect(views).toHaveLength(1);
  });

  test('that keeps the view and takes no change over keeps it', async () => {
    const views: BrainView[] = [];
    renderBrain({ props: { view: { mode: 'table' }, onViewChange: (view) => views.push(view) } });
    await screen.findByRole('table', { name: 'Types' });
    await userEvent.click(screen.getByRole('button', { name: 'Map' }));
    expect(views.at(-1)).toMatchObject({ mode: 'graph' });
    expect(screen.getByRole('table', { name: 'Types' })).toBeVisible();
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
    const { view } = renderBrain({ props: { storage: counting, defaultView: allTypes } });
    await cursor();
    expect([...set.keys()][0]).toMatch(/^brainstem-layout-.+-organic-strongest-name-.+$/);
    view.unmount();
    set.clear();
    renderBrain({ props: { storage: counting, defaultView: allTypes } });
    await cursor();
    expect(set.size).toBe(0);
  });
});

describe('what goes wrong', () => {
  test('is not that the page came over plain http, where browsers make no random ids', async () => {
    const makeId = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    onTestFinished(() => makeId.mockRestore());
    renderBrain();
    await map();
  });

  test('is told, and mended by trying again', async () => {
    const { platform } = renderBrain({
      prepare: ({ faults }) => void faults.add({ route: 'performAction', status: 500 }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t load the knowledge graph');
    platform.faults.clear();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await map();
  });

  test('an organisation without a brain sees what the viewer is for', async () => {
    renderBrain({ platform: { seed: 'empty' } });
    expect(await screen.findByText('Your knowledge graph is empty')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Table' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  });
});
