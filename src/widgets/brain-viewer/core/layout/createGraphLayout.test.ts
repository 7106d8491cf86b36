import { describe, expect, test } from 'vitest';
import { readBrainGraph } from '../model/brainModel.ts';
import { createGraphLayout } from './createGraphLayout.ts';
import { createLayoutRunner, type LayoutRunner } from './worker/createLayoutRunner.ts';
import type { LayoutTask } from './layoutTask.ts';
import { createMemoryStorage, type KeyValueStorage } from '../../../../environment/index.ts';

function taskOf(names: readonly string[]): LayoutTask {
  const graph = readBrainGraph({
    node_labels: names,
    relationship_directions: names.slice(1).map((target_label) => ({
      source_label: names[0],
      relationship_type: 'T',
      target_label,
    })),
  });
  const sizes = new Map(names.map((name) => [name, { width: 100, height: 40 }]));
  return { graph, sizes, algorithm: 'organic', variant: 'name' };
}

const small = taskOf(['A', 'B', 'C', 'D', 'E']);

function open(
  storage: KeyValueStorage = createMemoryStorage(),
  runner = createLayoutRunner({ workers: [] }),
) {
  const layout = createGraphLayout({ runner, storage });
  layout.mount();
  const until = (isSo: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      if (isSo()) {
        resolve();
        return;
      }
      const stop = layout.store.subscribe(() => {
        if (!isSo()) return;
        stop();
        resolve();
      });
    });
  const state = () => layout.store.getState();
  const settled = () => until(() => state().running === undefined && state().places.size > 0);
  return { layout, state, settled, until };
}

/** Never ends by itself. */
const endless: LayoutRunner = {
  run: (input, { signal }) =>
    input.algorithm === 'grid'
      ? createLayoutRunner({ workers: [] }).run(input, { signal })
      : new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('Ended.')));
        }),
};

describe('a stored layout', () => {
  test('is there for the same schema in another viewer, moves included', async () => {
    const storage = createMemoryStorage();
    const first = open(storage);
    first.layout.actions.show(small);
    await first.settled();
    first.layout.actions.move('B', { x: 4000, y: -70 });
    first.layout.actions.save();
    const second = open(storage);
    second.layout.actions.show(small);
    await second.settled();
    expect(second.state().placedBy).toBe('stored');
    expect(second.state().places.get('B')).toEqual({ x: 4000, y: -70 });
  });

  test('of another variant is not taken', async () => {
    const storage = createMemoryStorage();
    const first = open(storage);
    first.layout.actions.show(small);
    await first.settled();
    const second = open(storage);
    second.layout.actions.show({ ...small, variant: 'key' });
    await second.settled();
    expect(second.state().placedBy).toBe('page');
  });

  test('that cannot be read is laid out again', async () => {
    const { layout, state, settled } = open({
      getItem: () => '{"A":"here"}',
      setItem: () => undefined,
      removeItem: () => undefined,
    });
    layout.actions.show(small);
    await settled();
    expect(state().placedBy).toBe('page');
  });

  test('is done without where the storage throws', async () => {
    const closed = () => {
      throw new Error('Storage is closed.');
    };
    const { layout, state, settled } = open({
      getItem: closed,
      setItem: closed,
      removeItem: closed,
    });
    layout.actions.show(small);
    await settled();
    expect(state().places.size).toBe(5);
  });
});

test('a label that came is put beside the others, which stay', async () => {
  const { layout, state, settled, until } = open();
  layout.actions.show(small);
  await settled();
  const { places: before, revision } = state();
  layout.actions.show(taskOf(['A', 'B', 'C', 'D', 'E', 'F']));
  await until(() => state().places.has('F'));
  const { places } = state();
  expect([...before].every(([name, place]) => places.get(name) === place)).toBe(true);
  expect(places.has('F')).toBe(true);
  expect(state().revision).toBe(revision);
});

test('rows in place of a layout are not stored: the next viewer lays the graph out', async () => {
  const storage = createMemoryStorage();
  const none = { boxes: 0, links: 0 };
  const first = open(
    storage,
    createLayoutRunner({ workers: [], pageBudget: none, quickBudget: none }),
  );
  first.layout.actions.show(small);
  await first.settled();
  expect([first.state().placedBy, first.state().algorithm]).toEqual(['grid', 'grid']);
  const second = open(storage);
  second.layout.actions.show(small);
  await second.settled();
  expect([second.state().placedBy, second.state().algorithm]).toEqual(['page', 'organic']);
});

describe('cancelling', () => {
  test('gives rows where there was no picture yet', async () => {
    const { layout, state, settled, until } = open(createMemoryStorage(), endless);
    layout.actions.show(small);
    await until(() => state().running !== undefined);
    layout.actions.cancel();
    await settled();
    expect([state().isUnfinished, state().places.size]).toEqual([true, 5]);
  });

  test('leaves a picture as it was', async () => {
    const storage = createMemoryStorage();
    const first = open(storage);
    first.layout.actions.show(small);
    await first.settled();
    const second = open(storage, endless);
    second.layout.actions.show(small);
    await second.settled();
    const { places } = second.state();
    second.layout.actions.relayout();
    second.layout.actions.cancel();
    expect(second.state().places).toBe(places);
    expect(second.state().running).toBeUndefined();
  });
});

describe('a drag', () => {
  test('after an unfinished layout is stored, and the layout still says that it is unfinished', async () => {
    const storage = createMemoryStorage();
    const first = open(storage, endless);
    first.layout.actions.show(small);
    await first.until(() => first.state().running !== undefined);
    first.layout.actions.cancel();
    await first.settled();
    first.layout.actions.move('B', { x: 4000, y: -70 });
    first.layout.actions.endDrag('B');
    const second = open(storage);
    second.layout.actions.show(small);
    await second.settled();
    expect(second.state().places.get('B')).toEqual({ x: 4000, y: -70 });
    expect([second.state().isUnfinished, second.state().algorithm]).toEqual([true, 'grid']);
  });

  test('that ends on another label ends beside it', async () => {
    const { layout, state, settled } = open();
    layout.actions.show(small);
    await settled();
    const under = state().places.get('A') ?? { x: 0, y: 0 };
    layout.actions.move('B', { x: under.x + 10, y: under.y + 5 }, true);
    expect(state().isDragging).toBe(true);
    layout.actions.endDrag('B');
    expect(state().isDragging).toBe(false);
    const places = [...state().places.values()];
    const overlapping = places.filter((one) =>
      places.some(
        (other) =>
          other !== one && Math.abs(one.x - other.x) < 100 && Math.abs(one.y - other.y) < 40,
      ),
    );
    expect(overlapping).toEqual([]);
    const { x, y } = state().places.get('B') ?? under;
    expect(Math.hypot(x - under.x, y - under.y)).toBeLessThan(400);
  });

  test('is undone for good by what remembered the places before', async () => {
    const storage = createMemoryStorage();
    const first = open(storage);
    first.layout.actions.show(small);
    await first.settled();
    const before = first.state().places.get('B');
    const undo = first.layout.actions.snapshot();
    first.layout.actions.move('B', { x: 4000, y: -70 });
    first.layout.actions.endDrag('B');
    undo();
    expect(first.state().places.get('B')).toEqual(before);
    const second = open(storage);
    second.layout.actions.show(small);
    await second.settled();
    expect(second.state().places.get('B')?.x).toBeCloseTo(before?.x ?? NaN, -0.5);
  });

  test('is not undone in the layout of another graph', async () => {
    const storage = createMemoryStorage();
    const { layout, settled, state } = open(storage);
    layout.actions.show(small);
    await settled();
    const undo = layout.actions.snapshot();
    layout.actions.move('B', { x: 4000, y: -70 });
    layout.actions.endDrag('B');
    layout.actions.show(taskOf(['V', 'W', 'X', 'Y', 'Z']));
    await settled();
    const shown = state().places;
    undo();
    expect(state().places).toBe(shown);
  });
});
