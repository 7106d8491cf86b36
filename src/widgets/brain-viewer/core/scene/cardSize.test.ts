import { expect, test } from 'vitest';
import { openSchema } from '../../testing/openSchema.ts';
import { cardSizes, chooseDetail } from './cardSize.ts';

const { labels } = openSchema('northwind');

test('properties are listed where they can be read, and else names alone are', () => {
  expect(chooseDetail(labels, { width: 1400, height: 720 })).toBe('key');
  expect(chooseDetail(labels, { width: 670, height: 700 })).toBe('name');
  expect(chooseDetail(labels, { width: 320, height: 400 })).toBe('name');
});

test('many labels are shown by their names alone, however large the stage is', () => {
  const { labels: many } = openSchema('wide');
  expect(chooseDetail(many, { width: 10_000, height: 10_000 })).toBe('name');
});

test('few cards are narrow, so that their lines have room, and many keep room for larger names', () => {
  const few = cardSizes(labels, 'name');
  expect(few.get('Order')?.width).toBe(132);
  const { labels: many } = openSchema('dom');
  expect(cardSizes(many, 'name').get('Node')?.width).toBe(168);
});

test.each([
  [12, 132],
  [2_770, 141],
  [1_002_770, 171],
])('a card of a group is as wide as its name and a count of %i need', (count, width) => {
  const supplier = labels.get('Supplier');
  if (supplier === undefined) throw new Error('There is no Supplier.');
  const sizes = cardSizes(new Map([['Supplier', { ...supplier, count }]]), 'name');
  expect(sizes.get('Supplier')?.width).toBe(width);
});
