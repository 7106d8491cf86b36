import { expect, onTestFinished, test } from 'vitest';
import { openSchema } from '../testing/openSchema.ts';
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

test('what arranges a hierarchy is undone like its layout', () => {
  const { actions, store } = open();
  actions.setView({ layout: 'hierarchical', arrangedBy: 'PART_OF' });
  actions.setView({ arrangedBy: 'IS_A' });
  actions.undo();
  expect(store.getState().view.arrangedBy).toBe('PART_OF');
  actions.undo();
  expect(store.getState().view.arrangedBy).toBeUndefined();
});

test('nothing of one graph is undone in another, and all of it in the same one', () => {
  const { actions, store } = open();
  const load = (name: 'chinook' | 'sakila'): void => actions.addExtraction(openSchema(name));
  const undone: string[] = [];
  load('chinook');
  actions.remember(() => undone.push('drag'));
  load('chinook');
  expect(store.getState().undoSteps).toBe(1);
  load('sakila');
  expect(store.getState().undoSteps).toBe(0);
  actions.undo();
  expect(undone).toEqual([]);
});

test('opening a group is undone', () => {
  const { actions, store } = open();
  actions.openGroup('Order');
  actions.openGroup('Product');
  actions.undo();
  expect(store.getState().view.openGroups).toEqual(['Order']);
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

test('a change whose answer came while the viewer was hidden is told, and another one can be sent', async () => {
  const sent: string[] = [];
  let refuse = (): void => undefined;
  const { actions, store, mount } = createBrain({
    transport: {
      change({ sentence }) {
        sent.push(sentence);
        return new Promise((_, reject) => {
          refuse = () => reject(new Error('The platform is gone.'));
        });
      },
    },
  });
  const hide = mount();
  actions.sendChange('Contract CONTRADICTS Invoice', 'web-1');
  hide();
  refuse();
  await expect.poll(() => store.getState().changes.isSending).toBe(false);
  onTestFinished(mount());
  expect(store.getState().changes.unsent).toBe('Contract CONTRADICTS Invoice');
  actions.sendChange('Contract CONTRADICTS Invoice', 'web-1');
  expect(sent).toHaveLength(2);
});
