import { describe, expect, test } from 'vitest';
import { isBrainAnswer, readBrainGraph } from './brainModel.ts';

describe('an answer of nodes and edges', () => {
  const graph = readBrainGraph({
    status: 'ok',
    data: {
      nodes: [
        { id: 1, labels: ['Person'], name: 'Ada' },
        { id: 2, labels: ['Person'], name: 'Grace' },
        { id: 3, label: '__proto__' },
      ],
      links: [
        { source: 1, target: 3, type: 'KNOWS' },
        { from: { id: 2 }, to: { id: 3 }, type: 'KNOWS' },
        { source: 1, target: 99, type: 'LOST' },
      ],
    },
  });

  test('is read with its labels counted', () => {
    expect([...graph.labels.values()].map(({ name, count }) => [name, count])).toEqual([
      ['Person', 2],
      ['__proto__', 1],
    ]);
  });

  test('is read with its edges counted by label, and those without an end left out', () => {
    expect(graph.links.flatMap(({ relations }) => relations)).toMatchObject([
      { source: 'Person', type: 'KNOWS', target: '__proto__', count: 2 },
    ]);
  });
});

test('an answer of another shape is told from an empty brain', () => {
  expect(isBrainAnswer({ rows: [{ a: 1 }] })).toBe(false);
  expect(isBrainAnswer({ data: { node_labels: [] } })).toBe(true);
  expect(isBrainAnswer({ nodes: [], edges: [] })).toBe(true);
  expect(isBrainAnswer({})).toBe(true);
});
