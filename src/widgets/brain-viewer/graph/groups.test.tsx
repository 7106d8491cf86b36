import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createBrainGraph } from '../../../../test/bench/createBrainGraph.ts';
import { Surface } from '../../../ui/index.ts';
import type { BrainView } from '../core/index.ts';
import { groupLabels } from '../core/model/groupLabels.ts';
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
  return { views, drawnNames: () => handle?.scene().boxes.map(({ label }) => label.name) ?? [] };
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

test('a label that is selected is seen: its group is opened', async () => {
  const [group] = groups;
  const selected = group?.labels.at(-1) ?? '';
  const { drawnNames, views } = draw({ view: { selected } });
  await cursor(new RegExp(`^${selected}, .* linked to`));
  expect(drawnNames()).toContain(selected);
  expect(views.at(-1)?.openGroups).toEqual([group?.name]);
});

test('a person can have all labels as cards', async () => {
  const { drawnNames } = draw({ view: { grouping: 'labels' } });
  await cursor(/linked to \d+ labels?$/);
  expect(drawnNames()).toHaveLength(300);
});
