import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { hurryTimers } from '../../../../test/hurryTimers.ts';
import { openConnector } from '../testing/openConnector.tsx';
import { SheetPicker } from './SheetPicker.tsx';

async function openSheets(width?: number) {
  const opened = openConnector();
  const [connectionId = ''] = await opened.connectionIds('alpha-drive');
  opened.show(
    <div style={{ inlineSize: width }}>
      <SheetPicker connectionId={connectionId} />
    </div>,
  );
  await userEvent.click(await screen.findByRole('tab', { name: 'Add files' }));
  return opened;
}

const sheet = async (name: RegExp) => screen.findByRole('option', { name });

test('a preview shows tabs, headers, the first rows, and that there are more', async () => {
  await openSheets();
  await userEvent.click(await sheet(/^Delivery sheet 2026/));
  const table = await screen.findByRole('table', { name: 'Deliveries' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(6);
  expect(within(table).getAllByRole('row')).toHaveLength(6);
  screen.getByText('First 5 rows · 6 columns');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tab' }), 'Suppliers');
  const suppliers = await screen.findByRole('table', { name: 'Suppliers' });
  // One row has a cell more than there are headers.
  expect(within(suppliers).getAllByRole('columnheader').at(-1)).toHaveTextContent('Column 4');
  screen.getByText('All 3 rows · 3 columns');
});

test('the rows of a tab are gone while another tab loads', async () => {
  const { platform } = await openSheets();
  await userEvent.click(await sheet(/^Delivery sheet 2026/));
  await screen.findByRole('table', { name: 'Deliveries' });
  platform.faults.add({ route: 'getSheetPreview', latency: 60_000 });
  const tab = screen.getByRole('combobox', { name: 'Tab' });
  await userEvent.selectOptions(tab, 'Suppliers');
  expect(tab).toHaveFocus();
  expect(tab).toHaveValue('Suppliers');
  expect(screen.queryByRole('table')).toBeNull();
});

test('on a phone, the first rows are seen above the footer', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(320, 640);
  await openSheets(320);
  await userEvent.click(await sheet(/^Delivery sheet 2026/));
  const table = await screen.findByRole('table', { name: 'Deliveries' });
  const [, first] = within(table).getAllByRole('row');
  const footer = screen.getByRole('button', { name: 'Add files' }).getBoundingClientRect();
  expect(first?.getBoundingClientRect().bottom).toBeLessThan(footer.top);
});

test('a spreadsheet with one empty tab offers no choice of tabs and says that it is empty', async () => {
  await openSheets();
  await userEvent.click(await sheet(/^Untitled spreadsheet/));
  await screen.findByText('This tab is empty');
  expect(screen.queryByRole('combobox', { name: 'Tab' })).toBeNull();
});

test('a preview that fails can be tried again', async () => {
  const { platform } = await openSheets();
  platform.faults.add({ route: 'getSheetPreview', status: 500, times: 1 });
  await userEvent.click(await sheet(/^Shift plan/));
  await screen.findByText('Couldn’t load the preview');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('table', { name: 'Mon' });
});

test('from a tab whose preview keeps failing, another tab can still be chosen', async () => {
  const { platform } = await openSheets();
  await userEvent.click(await sheet(/^Delivery sheet 2026/));
  await screen.findByRole('table', { name: 'Deliveries' });
  platform.faults.add({ route: 'getSheetPreview', status: 500 });
  const tab = screen.getByRole('combobox', { name: 'Tab' });
  await userEvent.selectOptions(tab, 'Suppliers');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Couldn’t load the preview');
  expect(tab).toHaveValue('Suppliers');
  await userEvent.selectOptions(tab, 'Deliveries');
  platform.faults.clear();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('table', { name: 'Deliveries' });
});

test('a preview is there again after a look at what is selected', async () => {
  await openSheets();
  await userEvent.click(await sheet(/^Shift plan/));
  await screen.findByRole('table', { name: 'Mon' });
  await userEvent.click(screen.getByRole('tab', { name: /^Selected/ }));
  await userEvent.click(screen.getByRole('tab', { name: 'Add files' }));
  expect(await sheet(/^Shift plan/)).toHaveAttribute('aria-selected', 'true');
  await screen.findByRole('table', { name: 'Mon' });
});

test('a sheet goes through its stages to the end', async () => {
  const hurry = hurryTimers();
  const { platform } = await openSheets();
  await userEvent.click(await sheet(/^Shift plan/));
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 file' }));
  await screen.findByText('Selected spreadsheets sync every hour.');
  const row = () => {
    const found = screen.getByText('Shift plan drivers.xlsx').closest('[role="listitem"]');
    if (!(found instanceof HTMLElement)) throw new Error('The sheet has no row.');
    return within(found);
  };
  row().getByText('Not synced yet');
  await userEvent.click(screen.getByRole('button', { name: 'Sync now' }));
  for (const stage of [
    'Reading',
    'Cleaning',
    'Finding relationships',
    'Adding to your knowledge graph',
    'Synced',
  ]) {
    await waitFor(() => row().getByText(stage));
    platform.clock.advance(10);
    await hurry(3_000);
  }
  expect(row().getByText('Synced')).toBeVisible();
});

test('files that could not be added say so to whoever went to the selected ones meanwhile', async () => {
  const { platform } = await openSheets();
  await userEvent.click(await sheet(/^Shift plan/));
  platform.faults.add({ route: 'saveConnectionMetadata', status: 500, latency: 500, times: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 file' }));
  await userEvent.click(screen.getByRole('tab', { name: /^Selected/ }));
  await screen.findByText('Couldn’t add the items');
  await userEvent.click(screen.getByRole('tab', { name: 'Add files' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 file' }));
  await screen.findByText(/added/);
});

test('numbers of a preview end below each other, and so does their header', async () => {
  await openSheets();
  await userEvent.click(await sheet(/^Delivery sheet 2026/));
  const table = within(await screen.findByRole('table', { name: 'Deliveries' }));
  const alignment = (name: string): string =>
    getComputedStyle(table.getByRole('columnheader', { name })).textAlign;
  expect(alignment('Boxes')).toBe('right');
  expect(alignment('Temperature °C')).toBe('right');
  expect(alignment('Supplier')).toBe('start');
  const [cell] = table.getAllByRole('cell', { name: '11' });
  expect(getComputedStyle(cell ?? document.body).textAlign).toBe('right');
});
