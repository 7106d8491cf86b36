import { expect, test } from 'vitest';
import { maxGroups, type LabelGroup } from '../core/model/groupLabels.ts';
import { groupMark } from './groupMark.ts';

const groupAt = (index: number, colour?: string): LabelGroup => ({
  index,
  kind: 'linked',
  name: String(index),
  labels: [],
  colour,
});

test('no two groups have the same colour and dot', () => {
  const marks = Array.from({ length: maxGroups }, (_, at) =>
    JSON.stringify(groupMark(groupAt(at))),
  );
  expect(new Set(marks).size).toBe(maxGroups);
});

test('a host’s colour is that of its group', () => {
  expect(groupMark(groupAt(0, 'teal')).style).toEqual({ '--_group': 'teal' });
});
