import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { startScreenReader } from '../../../test/screenReader.ts';
import { renderBrain } from './testing/renderBrain.tsx';

const focused = () => document.querySelector<HTMLElement>(':focus');
const groups = () => screen.findAllByRole('button', { name: /, group, / });

test('Escape goes back from a group whose graph is not there yet', async () => {
  renderBrain({ inlineSize: 1400 });
  const [group] = await groups();
  group?.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: /linked to/ })).toBeNull();
  expect(screen.getByRole('region', { name: 'Brain' })).toContainElement(focused());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toHaveAccessibleName(group?.ariaLabel ?? ''));
});

test('a user opens a group, a type of it and a line, and goes back step by step to that group', async () => {
  renderBrain({ inlineSize: 1400 });
  await groups();
  const reader = await startScreenReader();
  const keys =
    'Use the arrow keys to move around, Enter to open and Escape to go back. The table shows the same data.';
  const group = 'button, Product, Supplier +11, group, 13 types, 8,257 items';
  const product = 'button, Product, 995 items, linked to 20 types';
  await reader.tabTo('button, Customer, Order +12, group, 14 types, 8,053 items');
  await reader.press('ArrowRight', group);
  await reader.press('Enter', `${product}, ${keys}`);
  await reader.press('Enter', `${product}, current item`);
  await reader.press('ArrowRight', 'button, packed in · 18, not pressed');
  await reader.press('Enter', 'button, packed in · 18, pressed');
  const panel = within(screen.getByRole('group', { name: 'Side panel' }));
  expect(panel.getByText('1 kind of link · 18 links')).toBeVisible();
  await reader.press('Escape', 'button, packed in · 18, not pressed');
  await reader.press(
    'ArrowRight',
    'button, Packaging, 15 items, linked to 2 types, packed in · 18, outgoing',
  );
  await reader.press('Escape', `${product}, ${keys}`);
  await reader.press('Escape', group);
});

test('a user finds a type with a typing error, hears its neighbours and goes to one', async () => {
  renderBrain({ inlineSize: 1400 });
  await groups();
  const reader = await startScreenReader();
  await reader.tabTo(/^combobox, Search the knowledge graph/);
  await reader.type('warehose');
  await reader.hear(/^option, Warehouse/, /^polite: \d+ results?$/);
  await reader.press('Enter', /^button, Warehouse, [\d,]+ items?, linked to \d+ types?/);
  await reader.press('ArrowRight', /^button, .+ · [\d,]+/);
  await reader.press('ArrowRight', /^button, (?!Warehouse)\w+, .*, outgoing/);
});

test('a user walks a path from one type to another', async () => {
  renderBrain();
  await groups();
  const reader = await startScreenReader();
  await reader.tabTo(/^combobox, Search the knowledge graph/);
  await reader.type('suplier');
  await reader.hear(/^option, Supplier/);
  await reader.press('Enter', /^button, Supplier, .* linked to/);
  await reader.tabTo(/^combobox, Find path to/);
  await reader.type('drver');
  await reader.hear(/^option, Driver/);
  await reader.press('Enter', /^polite: \d steps apart: Supplier → .* → Driver$/);
  await reader.tabTo(/^checkbox, Ignore direction/);
  await reader.press(' ', /^polite: \d steps apart: Supplier – .* – Driver$/);
});
