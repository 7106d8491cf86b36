import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startScreenReader } from '../../../test/screenReader.ts';
import { renderBrain } from './testing/renderBrain.tsx';

const groups = () => screen.findAllByRole('button', { name: /, group, / });

test('a user opens a group, goes to a type of it, to one that it leads to, and back to the map', async () => {
  renderBrain({ inlineSize: 1400 });
  await groups();
  const reader = await startScreenReader();
  await reader.tabTo(/^button, .+ \+\d+, group, \d+ types, [\d,]+ items/);
  await reader.press('Enter', /^button, \w+, [\d,]+ items?, linked to \d+ types?/);
  await reader.press('Enter');
  await reader.press('Enter', /^button, \w+, [\d,]+ items?, linked to \d+ types?.*current/);
  await reader.press('ArrowRight', /^button, .+ · [\d,]+/);
  await reader.press('Enter');
  await waitFor(() => {
    const panel = within(screen.getByRole('group', { name: 'Side panel' }));
    expect(panel.getByText(/kinds? of links?/)).toBeVisible();
  });
  await reader.press('Escape');
  await reader.press('ArrowRight', /^button, \w+, .*, outgoing/);
  await reader.press('Escape', /^button, \w+, [\d,]+ items?, linked to/);
  await reader.press('Escape', /^button, .+, group, \d+ types/);
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
