import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Surface } from '../../../ui/index.ts';
import type { BrainGraph } from '../core/index.ts';
import { DrawnGraph, type BrainGraphHandle } from '../testing/DrawnGraph.tsx';
import { openSchema } from '../testing/openSchema.ts';

const whole = openSchema('northwind');

function without(name: string): BrainGraph {
  const labels = new Map([...whole.labels].filter(([label]) => label !== name));
  const links = whole.links.filter(({ source, target }) => source !== name && target !== name);
  return { ...whole, labels, links };
}

function Page({
  graph,
  onHandle,
}: {
  graph: BrainGraph;
  onHandle: (handle: BrainGraphHandle | null) => void;
}) {
  return (
    <Surface style={{ inlineSize: 1100, blockSize: 700 }}>
      <input aria-label="Somewhere else" />
      <DrawnGraph graph={graph} handle={onHandle} />
    </Surface>
  );
}

async function openGraph(missing: string, before: () => void = () => undefined) {
  let handle: BrainGraphHandle | null = null;
  const page = (graph: BrainGraph) => (
    <Page
      graph={graph}
      onHandle={(next) => {
        handle = next;
      }}
    />
  );
  const { rerender } = render(page(without(missing)));
  const first = await screen.findByRole('button', { name: /linked to \d+ types?$/ });
  act(before);
  act(() => handle?.focus(missing));
  await waitFor(() => expect(first).toHaveFocus());
  return {
    drawAll: () => rerender(page(whole)),
    card: () => screen.findByRole('button', { name: new RegExp(`^${missing},`) }),
  };
}

test('a label that is drawn only after it was asked for gets the focus then', async () => {
  const { drawAll, card } = await openGraph('Territory');
  drawAll();
  const drawn = await card();
  await waitFor(() => expect(drawn).toHaveFocus());
});

test('a label that is drawn late leaves the focus where the user went meanwhile', async () => {
  const { drawAll, card } = await openGraph('Territory');
  const field = screen.getByRole('textbox', { name: 'Somewhere else' });
  act(() => field.focus());
  drawAll();
  await card();
  expect(field).toHaveFocus();
});

test('a label that is drawn late leaves a user alone who types again where it was asked for', async () => {
  const field = () => screen.getByRole('textbox', { name: 'Somewhere else' });
  const { drawAll, card } = await openGraph('Territory', () => field().focus());
  await userEvent.type(field(), 'Saga');
  drawAll();
  await card();
  expect(field()).toHaveFocus();
});

test('a card without a known count says below the pointer only how many types it is linked to', async () => {
  render(<Page graph={openSchema('chinook')} onHandle={() => undefined} />);
  const card = await screen.findByText('Artist');
  const { left, top } = card.getBoundingClientRect();
  fireEvent.mouseMove(card, { clientX: left + 4, clientY: top + 4 });
  await waitFor(() =>
    expect(document.querySelector('[data-part="label-hint"]')).toHaveTextContent(/^Artist1 type$/),
  );
});
