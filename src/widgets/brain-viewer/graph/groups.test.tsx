import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createBrainGraph } from '../../../../test/bench/createBrainGraph.ts';
import { emulateMedia } from '../../../../test/emulateMedia.ts';
import { Surface } from '../../../ui/index.ts';
import type { BrainView } from '../core/index.ts';
import { groupCardName } from '../core/model/collapseGroups.ts';
import { groupLabels } from '../core/model/groupLabels.ts';
import { openSchema } from '../testing/openSchema.ts';
import { DrawnGraph, type DrawnGraphProps } from '../testing/DrawnGraph.tsx';
import type { BrainGraphHandle } from './BrainGraphHandle.ts';

const graph = createBrainGraph(300, 750);
const groups = groupLabels(graph);

function draw(props: Partial<DrawnGraphProps> = {}) {
  let handle: BrainGraphHandle | null = null;
  const views: BrainView[] = [];
  render(
    <Surface style={{ inlineSize: 1100, blockSize: 700 }}>
      <DrawnGraph
        graph={graph}
        handle={(next) => {
          handle = next;
        }}
        onViewChange={(view) => views.push(view)}
        {...props}
      />
    </Surface>,
  );
  const boxOf = (name: string) => handle?.scene().byLabel.get(name);
  return {
    views,
    boxOf,
    lines: () => handle?.scene().lines.filter(({ loop }) => !loop) ?? [],
    drawnNames: () => handle?.scene().boxes.map(({ label }) => label.name) ?? [],
  };
}

const cursor = (name: RegExp | string) => screen.findByRole('button', { name });

test('three hundred labels are groups, which the keyboard opens and closes', async () => {
  const { drawnNames } = draw();
  const first = await cursor(/linked to \d+ others?$/);
  expect(first).toHaveAccessibleName(/^Around \w+, \d+ labels, linked to/);
  expect(drawnNames()).toHaveLength(groups.length);
  const name = /^Around (\w+),/.exec(first.getAttribute('aria-label') ?? '')?.[1];
  const group = groups.find((known) => known.name === name);
  if (group === undefined) throw new Error(`There is no group around ${name}.`);
  first.focus();
  await userEvent.keyboard('{Enter}');
  expect(drawnNames()).toHaveLength(groups.length);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(drawnNames()).toHaveLength(groups.length - 1 + group.labels.length));
  const label = await cursor(new RegExp(`^${group.labels[0]},`));
  await waitFor(() => expect(label).toHaveFocus());
  await userEvent.keyboard('{Backspace}');
  await waitFor(() => expect(drawnNames()).toHaveLength(groups.length));
  await waitFor(async () => expect(await cursor(new RegExp(`^Around ${name},`))).toHaveFocus());
});

/** Opens the first group by the keyboard. */
async function openFirst({ drawnNames }: ReturnType<typeof draw>) {
  const first = await cursor(/linked to \d+ others?$/);
  const name = /^Around (\w+),/.exec(first.getAttribute('aria-label') ?? '')?.[1] ?? '';
  const label = groups.find((known) => known.name === name)?.labels[0] ?? '';
  const names = { card: new RegExp(`^Around ${name},`), label: new RegExp(`^${label},`) };
  first.focus();
  await userEvent.keyboard('{Enter}');
  const drawn = screen.getByRole('button', { name: names.card });
  await waitFor(() => expect(drawn).toHaveFocus());
  fireEvent.click(drawn);
  const isDrawn = () => drawnNames().includes(label);
  return { name, label, names, isDrawn };
}

test('the first label of a group that is opened has the focus before it is drawn, and Enter selects it', async () => {
  const drawn = draw();
  const { names, label, isDrawn } = await openFirst(drawn);
  expect(isDrawn()).toBe(false);
  const coming = screen.getByRole('button', { name: names.label });
  expect(coming).toHaveFocus();
  fireEvent.click(coming);
  expect(drawn.views.at(-1)?.selected).toBe(label);
  await waitFor(() => expect(isDrawn()).toBe(true));
  expect(screen.getByRole('button', { name: names.label })).toHaveFocus();
});

test('the card of a group that is closed has the focus at once, and Enter opens it again', async () => {
  const drawn = draw();
  const { name, names, isDrawn } = await openFirst(drawn);
  await waitFor(() => expect(isDrawn()).toBe(true));
  const focused: (string | null)[] = [];
  const note = ({ target }: FocusEvent): void => {
    if (target instanceof Element) focused.push(target.getAttribute('aria-label'));
  };
  document.addEventListener('focusin', note);
  fireEvent.keyDown(screen.getByRole('button', { name: names.label }), { key: 'Backspace' });
  const card = screen.getByRole('button', { name: names.card });
  expect(card).toHaveFocus();
  document.removeEventListener('focusin', note);
  expect(focused).toEqual([card.getAttribute('aria-label')]);
  fireEvent.click(card);
  expect(drawn.views.at(-1)?.openGroups).toEqual([name]);
});

test('a label that is selected is seen: its group is opened', async () => {
  const [group] = groups;
  const selected = group?.labels.at(-1) ?? '';
  const { drawnNames, views } = draw({ view: { selected } });
  await cursor(new RegExp(`^${selected}, .* linked to`));
  expect(drawnNames()).toContain(selected);
  expect(drawnNames()).toHaveLength(groups.length - 1 + (group?.labels.length ?? 0));
  // The page gave the selection, and nobody chose anything since.
  expect(views).toEqual([]);
});

test('a person can have all labels as cards', async () => {
  const { drawnNames } = draw({ view: { grouping: 'labels' } });
  await cursor(/linked to \d+ labels?$/);
  expect(drawnNames()).toHaveLength(300);
});

test('a double click opens a group where its card is, and the others stay or make room for it', async () => {
  const { drawnNames, boxOf, views } = draw();
  const first = await cursor(/linked to \d+ others?$/);
  const name = /^Around (\w+),/.exec(first.getAttribute('aria-label') ?? '')?.[1] ?? '';
  const group = groups.find((known) => known.name === name);
  const card = boxOf(groupCardName(name));
  const pane = document.querySelector('.react-flow__pane');
  if (group === undefined || card === undefined || pane === null) throw new Error('No group.');
  const viewport = document.querySelector<HTMLElement>('.react-flow__viewport');
  const { a: zoom, e: x, f: y } = new DOMMatrix(viewport?.style.transform);
  const { left, top } = pane.getBoundingClientRect();
  const at = { clientX: left + x + card.x * zoom, clientY: top + y + card.y * zoom };
  const others = drawnNames().filter((other) => other !== groupCardName(name));
  const sides = () => others.map((other) => Math.sign((boxOf(other)?.x ?? 0) - card.x));
  const before = sides();
  fireEvent.doubleClick(pane, at);
  await waitFor(() => expect(drawnNames()).toHaveLength(groups.length - 1 + group.labels.length));
  await screen.findByRole('button', { name: 'Undo' });
  expect(views.at(-1)?.openGroups).toEqual([name]);
  const after = sides();
  expect(after.filter((side, index) => side === before[index]).length).toBeGreaterThan(
    others.length * 0.8,
  );
});

test('an open group comes into view with the cards around it, where all are shown about as large', async () => {
  await emulateMedia('prefers-reduced-motion', 'reduce');
  const { drawnNames, boxOf } = draw();
  const first = await cursor(/linked to \d+ others?$/);
  const before = drawnNames().length;
  const viewport = document.querySelector<HTMLElement>('.react-flow__viewport');
  const view = viewport?.style.transform;
  first.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(drawnNames().length).toBeGreaterThan(before));
  await waitFor(() => expect(viewport?.style.transform).not.toBe(view));
  const { a: zoom, e: x, f: y } = new DOMMatrix(viewport?.style.transform);
  const cut = drawnNames().filter((name) => {
    const box = boxOf(name);
    if (box === undefined) return true;
    const [acrossHalf, downHalf] = [(box.width * zoom) / 2, (box.height * zoom) / 2];
    const [left, top] = [x + box.x * zoom - acrossHalf, y + box.y * zoom - downHalf];
    return left < 0 || top < 0 || left + 2 * acrossHalf > 1100 || top + 2 * downHalf > 700;
  });
  expect(cut).toEqual([]);
});

test('a host’s groups are the cards, under the host’s names', async () => {
  const names = [...graph.labels.keys()];
  const given = [
    { name: 'Sales', labels: names.slice(0, 100) },
    { name: 'Purchasing', labels: names.slice(100, 200), colour: '#7a1fa2' },
  ];
  const { boxOf } = draw({ groups: given });
  await cursor(/linked to \d+ others?$/);
  expect(boxOf(groupCardName('Sales'))?.label.group).toEqual({
    name: 'Sales',
    title: 'Sales',
    size: 100,
  });
  expect(boxOf(groupCardName('Purchasing'))?.group?.colour).toBe('#7a1fa2');
});

test('lines between groups carry their counts', async () => {
  const { lines } = draw({ graph: openSchema('schemaOrg') });
  await cursor(/linked to \d+ others?$/);
  const counts = () =>
    Array.from(document.querySelectorAll('[data-part="badge"]'), ({ textContent }) => textContent);
  await waitFor(() => expect(counts().length).toBeGreaterThan(lines().length * 0.8));
  expect(counts().every((text) => /^[\d,]+$/.test(text))).toBe(true);
});
