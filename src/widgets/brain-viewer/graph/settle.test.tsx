import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createBrainGraph } from '../../../../test/bench/createBrainGraph.ts';
import { emulateMedia } from '../../../../test/emulateMedia.ts';
import { Surface } from '../../../ui/index.ts';
import { finishLayout } from '../core/layout/algorithms/finishLayout.ts';
import { readLayoutRequest, type LayoutMessage } from '../core/layout/worker/layoutMessages.ts';
import { linkRelations, type BrainGraph, type GraphRelation } from '../core/model/brainGraph.ts';
import { DrawnGraph, type BrainGraphHandle } from '../testing/DrawnGraph.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Callbacks that end the layouts that are held. */
const held: (() => void)[] = [];

/** A worker that tells the rough picture at once, and the layout when it is let go. */
class HeldWorker extends EventTarget {
  postMessage(data: unknown): void {
    const input = readLayoutRequest(data);
    if (input === undefined) return;
    const tell = (message: LayoutMessage): void => {
      this.dispatchEvent(new MessageEvent('message', { data: message }));
    };
    const output = finishLayout(input, {
      onPreview: (places) => tell({ type: 'preview', places }),
    });
    held.push(() => tell({ type: 'done', ...output }));
  }

  terminate(): void {
    held.length = 0;
  }
}

/** Of each label a relation leads back to it: those lines, and what they say, are beyond the cards. */
function withLoops(graph: BrainGraph): BrainGraph {
  const loops = Array.from(graph.labels.keys(), (name): GraphRelation => ({
    id: `of ${name}`,
    type: 'REFERS_TO',
    source: name,
    target: name,
    count: 10,
    storeType: 'graph',
  }));
  const relations = graph.links.flatMap((link) => link.relations);
  return { ...graph, links: linkRelations([...relations, ...loops]) };
}

const viewport = (): string =>
  document.querySelector<HTMLElement>('.react-flow__viewport')?.style.transform ?? '';

test('a picture that settles is fitted with its lines and badges, as by hand', async () => {
  await emulateMedia('prefers-reduced-motion', 'reduce');
  vi.stubGlobal('Worker', HeldWorker);
  const graph = withLoops(createBrainGraph(130, 200));
  let handle: BrainGraphHandle | null = null;
  const draw = () => handle?.scene();
  render(
    <Surface style={{ inlineSize: 1100, blockSize: 700 }}>
      <DrawnGraph
        graph={graph}
        view={{ grouping: 'labels' }}
        handle={(next) => {
          handle = next;
        }}
      />
    </Surface>,
  );
  await screen.findByRole('button', { name: /linked to/ });
  const rough = viewport();
  expect(held).toHaveLength(1);
  act(() => held[0]?.());
  // Lines go around cards as soon as those have arrived.
  await waitFor(() => expect(draw()?.lines.some(({ via }) => via.length > 0)).toBe(true));
  const settled = viewport();
  expect(settled).not.toBe(rough);
  act(() => handle?.fit());
  await waitFor(() => expect(viewport()).toBe(settled));
});
