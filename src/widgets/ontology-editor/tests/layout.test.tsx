import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listed, renderEditor } from '../testing/renderEditor.tsx';

test.each(['New ontology', 'Terms of the port authority', 'Hafenordnungswidrigkeitenkatalog'])(
  'the whole name “%s” stands above unsaved changes in a box of 320 px',
  async (name) => {
    renderEditor({ width: 320 });
    await userEvent.click(await screen.findByRole('button', { name: 'New ontology' }));
    await userEvent.click(await screen.findByRole('textbox', { name: 'Name' }));
    await userEvent.paste(name);
    await screen.findByText('Unsaved changes');
    const heading = screen.getByRole('heading', { name });
    expect(heading.scrollWidth).toBe(heading.clientWidth);
    expect(heading.scrollHeight).toBe(heading.clientHeight);
    const right = screen.getByRole('region', { name: 'Ontologies' }).getBoundingClientRect().right;
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
);

test.each([320, 1200])(
  'nothing open, each ontology stands once in a box of %i px',
  async (width) => {
    renderEditor({ width });
    const row = await listed('Cold chain');
    const box = screen.getByRole('region', { name: 'Ontologies' });
    expect(screen.getAllByText('Cold chain')).toHaveLength(1);
    expect(row).toHaveAccessibleDescription(/^Warehouse · Truck/);
    const perLine = width < 680 ? 1 : 3;
    expect(row.clientWidth).toBeGreaterThan(box.clientWidth / perLine - 40);
    expect(row.clientWidth).toBeLessThanOrEqual(box.clientWidth / perLine);
    await userEvent.click(row);
    await screen.findByRole('heading', { name: 'Cold chain' });
    expect(screen.queryByDisplayValue('Cold chain')).toBeNull();
  },
);

test('a short name without changes shares a line with Save in a box of 320 px', async () => {
  renderEditor({ width: 320 });
  await userEvent.click(await listed('Cold chain'));
  const heading = await screen.findByRole('heading', { name: 'Cold chain' });
  const middleOf = (element: Element): number => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  expect(middleOf(screen.getByRole('button', { name: 'Save' }))).toBeCloseTo(middleOf(heading), -1);
});

test('the list shows its names in full in a box of 690 px', async () => {
  renderEditor({ width: 690 }).view.container.style.fontFamily = 'system-ui, sans-serif';
  const name = await screen.findByText('Customer complaints');
  expect(name.scrollWidth).toBe(name.clientWidth);
});

test.each([320, 1200])(
  'names begin at the start of their rows, read from right to left in a box of %i px',
  async (width) => {
    renderEditor({ width });
    const row = await listed('Cold chain');
    row.closest('[data-brainstem]')?.setAttribute('dir', 'rtl');
    const { paddingRight, borderRightWidth } = getComputedStyle(row);
    const inset = parseFloat(paddingRight) + parseFloat(borderRightWidth);
    const start = row.getBoundingClientRect().right - inset;
    expect(screen.getByText('Cold chain').getBoundingClientRect().right).toBeCloseTo(start, 0);
  },
);
