import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, onTestFinished, test } from 'vitest';
import { columnWidths, defaultFindingsView } from '../core/findingsView.ts';
import { renderFindings } from '../testing/renderFindings.tsx';

const order = (): (string | null)[] =>
  within(screen.getByRole('grid', { name: 'Findings' }))
    .getAllByRole('columnheader')
    .map((header) => header.getAttribute('aria-label'))
    .filter((label) => label !== null);

test('a column is dragged to its place in the list of columns, and still moved by a press', async () => {
  renderFindings();
  await screen.findByRole('grid', { name: 'Findings' });
  expect(order()).toEqual(['Finding', 'Theme', 'Confidence', 'Connections']);
  await userEvent.click(screen.getByRole('button', { name: 'Display' }));
  const panel = within(await screen.findByRole('group', { name: 'Display' }));
  const column = (name: string): Element =>
    panel.getByRole('checkbox', { name }).closest('[draggable]') ?? document.body;
  await userEvent.dragAndDrop(column('Connections'), column('Theme'));
  await waitFor(() => expect(order()).toEqual(['Finding', 'Connections', 'Theme', 'Confidence']));
  expect(document.querySelector('[data-dragged]')).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: 'Move Theme left' }));
  expect(order()).toEqual(['Finding', 'Theme', 'Connections', 'Confidence']);
});

test('a column header is dragged to its place in the table, and its edge still sets its width', async () => {
  renderFindings();
  await screen.findByRole('grid', { name: 'Findings' });
  const header = (name: string): Element => screen.getByRole('columnheader', { name });
  await userEvent.dragAndDrop(header('Connections'), header('Theme'));
  await waitFor(() => expect(order()).toEqual(['Finding', 'Connections', 'Theme', 'Confidence']));
  expect(document.querySelector('[data-dragged]')).toBeNull();
  const edge = screen.getByRole('separator', { name: /Theme/ });
  const before = Number(edge.getAttribute('aria-valuenow'));
  await userEvent.dragAndDrop(edge, header('Theme'));
  await waitFor(() => expect(Number(edge.getAttribute('aria-valuenow'))).toBeLessThan(before));
  expect(order()).toEqual(['Finding', 'Connections', 'Theme', 'Confidence']);
});

test('a theme of one word keeps to one line beside four other columns in 760 px, in a wide font', async () => {
  document.body.style.fontFamily = 'DejaVu Sans, Verdana';
  onTestFinished(() => void document.body.style.removeProperty('font-family'));
  const columns = [
    ...defaultFindingsView.columns,
    { column: 'state', width: columnWidths.state },
  ] as const;
  renderFindings({ width: 760, props: { defaultView: { columns } } });
  await screen.findByRole('grid', { name: 'Findings' });
  expect(order()).toHaveLength(5);
  const [theme] = screen.getAllByText('Customers');
  const range = document.createRange();
  range.selectNodeContents(theme ?? document);
  expect(range.getClientRects()).toHaveLength(1);
});
