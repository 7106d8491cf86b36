import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { startScreenReader } from '../../../test/screenReader.ts';
import { renderBrain } from './testing/renderBrain.tsx';

const cursor = () => screen.findByRole('button', { name: /linked to/ });

test('a person finds a label with a typing error, hears its neighbours and goes to one', async () => {
  renderBrain();
  await cursor();
  const reader = await startScreenReader();
  await reader.tabTo(/^combobox, Search the brain/);
  await reader.type('warehose');
  await reader.hear(/^option, Warehouse/, /^polite: \d+ results?$/);
  await reader.press('Enter', /^button, Warehouse, [\d,]+ nodes?, linked to \d+ labels?/);
  await reader.press('ArrowRight', /^button, (?!Warehouse)\w+, [\d,]+ nodes?, linked to/);
  await reader.tabTo(/^button, STORES Product \d+/);
});

test('a person walks a path from one label to another', async () => {
  renderBrain();
  await cursor();
  const reader = await startScreenReader();
  await reader.tabTo(/^combobox, Search the brain/);
  await reader.type('suplier');
  await reader.hear(/^option, Supplier/);
  await reader.press('Enter', /^button, Supplier, .* linked to/);
  await reader.tabTo(/^combobox, Path to/);
  await reader.type('drver');
  await reader.hear(/^option, Driver/);
  await reader.press('Enter', /^polite: \d steps apart: Supplier → .* → Driver$/);
  await reader.tabTo(/^checkbox, In any direction/);
  await reader.press(' ', /^polite: \d steps apart: Supplier – .* – Driver$/);
});

test('a person opens a group, hears its first label, and closes it', async () => {
  renderBrain({ platform: { brainLabels: 300 } });
  await cursor();
  const reader = await startScreenReader();
  await reader.tabTo(/^button, Around .*, \d+ labels, linked to \d+ others/);
  await reader.press('Enter');
  await reader.press('Enter', /^button, (?!Around)\w+, [\d,]+ nodes?, linked to/);
  await reader.press('Backspace', /^button, Around .*, \d+ labels, linked to/);
});

test('a person finds a label in a closed group, which opens', async () => {
  renderBrain({ platform: { brainLabels: 300 } });
  await cursor();
  const reader = await startScreenReader();
  await reader.tabTo(/^combobox, Search the brain/);
  await reader.type('warehouse');
  await reader.hear(/^option, Warehouse/);
  await reader.press('Enter', /^button, Warehouse\w*, .* linked to/);
});
