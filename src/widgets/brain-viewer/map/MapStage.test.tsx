import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { userEvent as pointer } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import type { BrainHandle } from '../declaration.ts';
import type { BrainView } from '../core/index.ts';
import { relationName } from '../core/model/relationName.ts';
import { DrawnBrain } from '../testing/DrawnBrain.tsx';
import { openSchema } from '../testing/openSchema.ts';
import { renderBrain } from '../testing/renderBrain.tsx';

const groups = () => screen.findAllByRole('button', { name: /, group, \d+ types, [\d,]+ items$/ });
const trail = () => within(screen.getByRole('group', { name: 'Place in the map' }));
const chosen = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^${name}, `), current: true });

/** Moves the pointer off the map: what is below it is lit. */
const pointAway = () => pointer.hover(screen.getByRole('button', { name: 'Map' }));

const topOf = (box: Element | undefined) => box?.getBoundingClientRect().top;

async function firstGroup(): Promise<{ button: HTMLElement; title: string }> {
  const [button] = await groups();
  if (button === undefined) throw new Error('There is no group.');
  return { button, title: button.firstElementChild?.textContent.split(', group')[0] ?? '' };
}

describe('a map', () => {
  test('has a few groups, which name their largest types and count the others', async () => {
    renderBrain();
    const found = await groups();
    expect(found.length).toBeGreaterThan(3);
    expect(found.length).toBeLessThan(10);
    const { title } = await firstGroup();
    const group = within(screen.getByRole('group', { name: title }));
    const chips = group.getAllByRole('listitem');
    expect(chips.length).toBeGreaterThan(4);
    const [more] = screen.getAllByRole('button', { name: /^\d+ more types? in/ });
    expect(more).toHaveTextContent(/\+\d+$/);
    expect(screen.getByText('Not linked yet')).toHaveTextContent(
      'Not linked yetHolidayExchangeRate',
    );
  });

  test('opens a group with a double click, which presses nothing in the picture of the group', async () => {
    const onViewChange = vi.fn<(view: BrainView) => void>();
    renderBrain({ props: { onViewChange } });
    const { button, title } = await firstGroup();
    await pointer.dblClick(button, { delay: 100 });
    expect(await trail().findByText(title)).toBeVisible();
    expect(getSelection()?.toString()).toBe('');
    expect(onViewChange.mock.calls.flat().map(({ panel }) => panel)).not.toContain('details');
  });

  test('of a type is read from right to left where the page is', async () => {
    const placesIn = async (direction: 'ltr' | 'rtl') => {
      const { container, unmount } = render(
        <div style={{ inlineSize: 1100, blockSize: 600 }}>
          <DrawnBrain
            graph={openSchema('fhir')}
            view={{ selected: 'Encounter' }}
            direction={direction}
          />
        </div>,
      );
      await chosen('Encounter');
      const stage = container.getBoundingClientRect();
      const boxes = [...container.querySelectorAll('[data-stop]')].map((stop) => {
        const { left, right } = stop.getBoundingClientRect();
        return direction === 'ltr' ? left - stage.left : stage.left + 1100 - right;
      });
      unmount();
      return boxes.map(Math.round);
    };
    const ltr = await placesIn('ltr');
    expect(new Set(ltr).size).toBeGreaterThan(2);
    expect(await placesIn('rtl')).toEqual(ltr);
  });

  test.each([1200, 800, 400])('%i px wide cuts no name of a type, and no figure', async (width) => {
    renderBrain({ inlineSize: width });
    await groups();
    const isCut = (element: Element): boolean => element.scrollWidth > element.clientWidth;
    const names = [...document.querySelectorAll('[data-part="card"] [title]')];
    expect(names.length).toBeGreaterThan(6);
    expect(names.filter(isCut).map(({ textContent }) => textContent)).toEqual([]);
    const titles = [...document.querySelectorAll('[data-part="group"] > button > [title]')];
    const figured = titles.filter(({ textContent }) => /\+\d/.test(textContent));
    expect(figured.filter(isCut).map(({ textContent }) => textContent)).toEqual([]);
    const figures = [...document.querySelectorAll('[data-part="badge"]')];
    expect(figures.length).toBeGreaterThan(1);
    expect(figures.filter(isCut).map(({ textContent }) => textContent)).toEqual([]);
  });

  test.each([1200, 800, 320])(
    '%i px wide has whole titles, and boxes in level rows, as high as their types',
    async (width) => {
      const graph = openSchema('geneOntology');
      render(
        <div style={{ inlineSize: width, blockSize: 640 }}>
          <DrawnBrain graph={graph} />
        </div>,
      );
      await screen.findAllByRole('button', { name: /, group, \d+ types/ });
      const boxes = [...document.querySelectorAll('[data-part="group"]')];
      expect(boxes.length).toBeGreaterThan(4);
      const titles = boxes.flatMap((box) => [...box.querySelectorAll(':scope > button > [title]')]);
      const cut = titles.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      expect(cut.map(({ textContent }) => textContent)).toEqual([]);
      const below = boxes.map((box) => {
        const bottom = box.querySelector('ul')?.getBoundingClientRect().bottom ?? 0;
        return Math.round(box.getBoundingClientRect().bottom - bottom);
      });
      expect(new Set(below)).toEqual(new Set([15]));
      const rows = Math.ceil(boxes.length / Math.floor(width / 260));
      expect(new Set(boxes.map(topOf)).size).toBe(rows);
      // Two types are named at least, others only if the count of the rest isn't alone in a row.
      const lists = boxes.map((box) => [...box.querySelectorAll('li')].slice(2).slice(-2));
      const counted = lists.filter(([, last]) => /\+\d+$/.test(last?.textContent ?? ''));
      expect(counted.filter(([before, last]) => topOf(before) !== topOf(last))).toEqual([]);
    },
  );

  test.each([1200, 500])('of a thousand types cuts no figure in %i px', async (inlineSize) => {
    renderBrain({ inlineSize, platform: { brainLabels: 1000 } });
    await groups();
    await pointAway();
    const figures = [...document.querySelectorAll('[data-part="badge"]')];
    expect(figures.length).toBeGreaterThan(1);
    const cut = figures.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(cut.map(({ textContent }) => textContent)).toEqual([]);
    // As many elements as there is room for, however many types there are.
    expect(document.querySelectorAll('[data-part="brain"] *').length).toBeLessThan(500);
  });

  test('measures each text once, until a font loads', async () => {
    const measure = vi.spyOn(CanvasRenderingContext2D.prototype, 'measureText');
    const texts = () => measure.mock.calls.map(([text]) => text);
    const name = 'Encounter';
    const page = (inlineSize: number) => (
      <div style={{ inlineSize, blockSize: 640 }}>
        <DrawnBrain graph={openSchema('fhir')} />
      </div>
    );
    const view = render(page(1000));
    await screen.findByRole('button', { name: /^Encounter, .* group/ });
    const stage = document.querySelector('[data-level="map"]');
    expect(texts()).toContain(name);
    measure.mockClear();
    view.rerender(page(900));
    await waitFor(() => expect(stage?.clientWidth).toBe(900));
    expect(texts()).not.toContain(name);
    act(() => void document.fonts.dispatchEvent(new Event('loadingdone')));
    await waitFor(() => expect(texts()).toContain(name));
  });

  test('has at most nine controls at rest beside what it shows', async () => {
    renderBrain({ inlineSize: 1200 });
    await groups();
    const graph = document.querySelector('[data-part="graph"]');
    const controls = [
      ...screen.getAllByRole('button'),
      ...screen.queryAllByRole('combobox'),
      ...screen.queryAllByRole('tab'),
    ].filter((control) => graph?.contains(control) === false);
    const names = controls.map(
      (control) => control.getAttribute('aria-label') ?? control.textContent,
    );
    // The types that nothing relates to are listed below it.
    expect(
      names.filter((name) => !['Holiday', 'ExchangeRate'].includes(name)).length,
    ).toBeLessThanOrEqual(9);
  });

  test('opens a group by Enter, and Escape goes back to it', async () => {
    const views: BrainView[] = [];
    renderBrain({ props: { onViewChange: (view) => views.push(view) } });
    const { button, title } = await firstGroup();
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(views.at(-1)?.openGroups).toHaveLength(1);
    expect(trail().getByText(title)).toBeVisible();
    const label = await screen.findByRole('button', { name: /linked to \d+ types?$/ });
    await waitFor(() => expect(label).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect((await firstGroup()).button).toHaveFocus());
    expect(screen.queryByRole('group', { name: 'Place in the map' })).toBeNull();
  });

  test('keeps the ends of the way to a type whole where there is little room', async () => {
    renderBrain({ inlineSize: 240 });
    const { button } = await firstGroup();
    button.focus();
    await userEvent.keyboard('{Enter}');
    const [type = button] = await screen.findAllByRole('button', { name: /linked to/ });
    await userEvent.click(type);
    await waitFor(() => expect(trail().getAllByRole('listitem')).toHaveLength(3));
    const isCut = trail()
      .getAllByRole('listitem')
      .map(({ lastElementChild: text }) => text && text.scrollWidth > text.clientWidth);
    expect(isCut).toEqual([false, true, false]);
  });

  test('shows all types at once to who wants that', async () => {
    const views: BrainView[] = [];
    renderBrain({ props: { onViewChange: (view) => views.push(view) } });
    await groups();
    await userEvent.click(screen.getByRole('button', { name: 'Display' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All types');
    expect(views.at(-1)?.grouping).toBe('labels');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Layout' }), 'Radial');
    expect(views.at(-1)?.layout).toBe('radial');
    expect(screen.queryByRole('combobox', { name: 'Direction' })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Layout' }), 'Hierarchy');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Direction' }), 'Reversed');
    expect(views.at(-1)?.isTurned).toBe(true);
    const arranged = screen.getByRole('combobox', { name: 'Arrange by' });
    const options = within(arranged).getAllByRole<HTMLOptionElement>('option');
    const [auto, all, most] = options;
    if (most === undefined) throw new Error('No relation can arrange a hierarchy.');
    expect(auto).toHaveTextContent('Auto (Strongest links)');
    expect(all).toHaveTextContent('All links');
    const counts = options.slice(2).map(({ textContent }) => Number(textContent.split(' · ')[1]));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts.at(-1)).toBeGreaterThan(1);
    await userEvent.selectOptions(arranged, most);
    expect(relationName(views.at(-1)?.arrangedBy ?? '')).toBe(most.textContent.split(' · ')[0]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(views.at(-1)).toMatchObject({ arrangedBy: undefined, isTurned: true });
    expect(await screen.findByRole('button', { name: /linked to/ })).toBeVisible();
  });

  test('says how much links two groups, and a press lists it', async () => {
    renderBrain();
    await groups();
    await pointAway();
    const [line] = document.querySelectorAll<HTMLElement>('[data-part="badge"]');
    if (line === undefined) throw new Error('No line says anything.');
    await userEvent.click(line);
    const panel = within(screen.getByRole('group', { name: 'Side panel' }));
    expect(panel.getByRole('heading', { level: 3, name: / and / })).toBeVisible();
    expect(panel.getByText(/kinds of links · [\d,]+ links$/)).toBeVisible();
  });

  test('is kept as a picture with its groups, their types and its lines', async () => {
    const promise = new Promise<BrainHandle>((resolve) => {
      renderBrain({
        props: {
          actionsRef: (handle) => {
            if (handle !== null) resolve(handle);
          },
        },
      });
    });
    const { title } = await firstGroup();
    await pointAway();
    const exported = await (await promise).export('svg');
    const svg = new DOMParser().parseFromString(await exported.text(), 'image/svg+xml');
    const texts = Array.from(svg.querySelectorAll('text'), ({ textContent }) => textContent);
    expect(texts).toContain(title);
    const chips = within(screen.getByRole('group', { name: title })).getAllByRole('listitem');
    expect(texts).toContain(chips[0]?.querySelector('[title]')?.textContent);
    const lines = document.querySelectorAll('[data-part="graph"] path[data-kind="groups"]');
    expect(svg.querySelectorAll('g:not([transform]) > path')).toHaveLength(lines.length);
  });
});

describe('a type', () => {
  test('stands between what leads to it and what it leads to, and a press goes on from there', async () => {
    renderBrain({ props: { defaultView: { selected: 'Contract' } } });
    const centre = await chosen('Contract');
    const { left } = centre.getBoundingClientRect();
    const incoming = screen.getByRole('button', {
      name: /^Supplier, .*, signed · [\d,]+, incoming$/,
    });
    expect(incoming.getBoundingClientRect().right).toBeLessThan(left);
    const outgoing = screen.getByRole('button', { name: /^Clause, .*, has · [\d,]+, outgoing$/ });
    expect(outgoing.getBoundingClientRect().left).toBeGreaterThan(left);
    await userEvent.click(incoming);
    expect(await chosen('Supplier')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Side panel' })).toHaveTextContent('Supplier');
  });

  test('is left by Escape at once, back to where one was on the map', async () => {
    renderBrain();
    await groups();
    const chip = screen.getByRole('button', { name: /^Contract, / });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await chosen('Contract')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await groups();
    expect(screen.getByRole('button', { name: /^Contract, / })).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'Side panel' })).toBeNull();
  });

  test('is seen without a kind of store that its legend switches off', async () => {
    renderBrain({ props: { defaultView: { selected: 'Contract', panel: null } } });
    await chosen('Contract');
    const before = screen.getAllByRole('button', { name: /(incoming|outgoing)$/ }).length;
    await userEvent.click(
      screen.getByRole('button', { name: 'Learned from sources', pressed: true }),
    );
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: /(incoming|outgoing)$/ }).length).toBeLessThan(
        before,
      ),
    );
    expect(
      screen.getByRole('button', { name: 'Learned from sources', pressed: false }),
    ).toBeVisible();
  });

  test('has the whole legend in view at 320 px', async () => {
    renderBrain({
      inlineSize: 320,
      props: { defaultView: { grouping: 'labels', panel: null } },
    });
    const first = await screen.findByRole('button', { name: 'Learned from sources' });
    const kinds = within(screen.getByRole('group', { name: 'Stored in' })).getAllByRole('button');
    expect(kinds).toContain(first);
    expect(kinds.length).toBeGreaterThan(1);
    for (const kind of kinds) expect(kind.getBoundingClientRect().right).toBeLessThan(320 + 8);
  });

  test.each([1100, 390])('and a path fit into %i px', async (inlineSize) => {
    const view = { path: { from: 'Supplier', to: 'Driver', anyDirection: true }, panel: null };
    renderBrain({ inlineSize, props: { defaultView: view } });
    const first = await screen.findByRole('button', { name: /^Supplier, / });
    const last = screen.getByRole('button', { name: /^Driver, / });
    for (const end of [first, last]) {
      const { left, right } = end.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(inlineSize + 8);
    }
    expect(trail().getByText('Supplier → Driver')).toBeVisible();
  });
});
