import { expect, test } from 'vitest';
import { createBrain } from './createBrain.ts';

const open = () =>
  createBrain({
    transport: { change: () => Promise.reject(new Error('There is no platform.')) },
  });

test('hiding a label and choosing a layout are undone one after the other', () => {
  const { actions, store } = open();
  const view = () => store.getState().view;
  actions.setView({ filter: { hiddenLabels: ['Saga'] } });
  actions.setView({ layout: 'radial' });
  actions.select('Contract');
  expect(store.getState().undoSteps).toBe(2);
  actions.undo();
  expect([view().layout, view().filter.hiddenLabels]).toEqual(['auto', ['Saga']]);
  actions.undo();
  expect(view().filter).toEqual({});
  expect(view().selected).toBe('Contract');
  actions.undo();
  expect(store.getState().undoSteps).toBe(0);
});

test('what is remembered is undone in its turn', () => {
  const { actions } = open();
  const undone: string[] = [];
  actions.remember(() => undone.push('first'));
  actions.remember(() => undone.push('second'));
  actions.undo();
  actions.undo();
  expect(undone).toEqual(['second', 'first']);
});
