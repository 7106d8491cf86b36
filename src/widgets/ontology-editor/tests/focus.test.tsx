import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listed, list, renderEditor, terms } from '../testing/renderEditor.tsx';
import { chooseForAll, chooseForOpen } from '../testing/chooseFromMenu.ts';

const open = async (name: string) => {
  await userEvent.click(await listed(name));
  await screen.findByRole('heading', { name });
};
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

test('Save keeps the focus when nothing is left to save', async () => {
  renderEditor();
  await open('Cold chain');
  await userEvent.type(field('Add a term'), 'thaw{Enter}');
  await userEvent.click(button('Save'));
  await screen.findByText('“Cold chain” saved');
  expect(button('Save')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('“Cold chain” saved')).toBeVisible();
});

test('Undo keeps the focus when nothing is left to undo', async () => {
  renderEditor();
  await open('Cold chain');
  await userEvent.type(field('Add a term'), 'thaw{Enter}');
  await userEvent.click(button('Undo'));
  expect(terms()).not.toContain('thaw');
  expect(button('Undo')).toHaveFocus();
});

test('the neighbour in the list gets the focus after Delete, and the restored one after that', async () => {
  renderEditor();
  await open('Cold chain');
  await chooseForOpen('Delete');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await list().findByText('“Cold chain” deleted');
  await waitFor(async () => expect(await listed('Customer complaints')).toHaveFocus());
  await userEvent.click(button('Restore'));
  expect(await screen.findByRole('heading', { name: 'Cold chain' })).toHaveFocus();
});

test('Ctrl+Z in an empty field clears no other field', async () => {
  renderEditor();
  await listed('Cold chain');
  await userEvent.click(button('New ontology'));
  await userEvent.type(field('Name'), 'Ice chain');
  await userEvent.click(field('Add a term'));
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.click(field('Sample text'));
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.clear(field('ID'));
  await userEvent.keyboard('{Control>}zz{/Control}');
  expect(field('Name')).toHaveValue('Ice chain');
  expect(field('ID')).toHaveValue('ice-chain');
});

test('Ctrl+Z in the field for a new term takes back the term that was added last', async () => {
  renderEditor();
  await open('Cold chain');
  const before = terms();
  await userEvent.type(field('Add a term'), 'thaw{Enter}');
  expect(terms()).toEqual([...before, 'thaw']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(terms()).toEqual(before);
});

test('a combination waits for a choice before it shows matches', async () => {
  renderEditor();
  await open('Cold chain');
  await userEvent.type(field('Sample text'), 'A truck.');
  await chooseForAll('Test together');
  expect(screen.getByText('Select an ontology to see what matches.')).toBeVisible();
  expect(screen.queryByText(/^0 matches/)).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Cold chain/ }));
  expect(await screen.findByText(/^1 match of 1 term/)).toBeVisible();
});

test('terms that look alike and terms of other ontologies are flagged', async () => {
  renderEditor();
  await open('Cold chain');
  await userEvent.type(field('Add a term'), 'temperature excursions{Enter}');
  expect(
    screen.getByRole('button', {
      name: 'temperature excursions Similar to “temperature excursion”',
    }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /^Entity types/ }));
  expect(button('Delivery Also in Customer complaints')).toBeVisible();
});

test('entity types and required fields are suggested from the brain, and legal terms are not', async () => {
  renderEditor();
  await open('Cold chain');
  const options = () =>
    [...(document.querySelector('datalist')?.options ?? [])].map(({ value }) => value);
  await userEvent.click(field('Add a term'));
  expect(options()).toEqual([]);
  await userEvent.click(screen.getByRole('tab', { name: /^Entity types/ }));
  await userEvent.click(field('Add a term'));
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  const labels = options();
  await userEvent.click(screen.getByRole('tab', { name: /^Required fields/ }));
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  expect(options().some((property) => labels.includes(property))).toBe(false);
});

test('when an ontology was created is shown, and by whom where the host knows a name', async () => {
  const { stored } = renderEditor();
  await open('Cold chain');
  expect(screen.queryByText('Created')).toBeNull();
  await userEvent.click(screen.getByText('Details'));
  expect(screen.getByText('Created')).toBeVisible();
  expect(screen.queryByText('Created by')).toBeNull();
  const { createdBy } = await stored('cold-chain');
  cleanup();

  renderEditor({ props: { personNames: { [String(createdBy)]: 'Mara Lind' } } });
  await open('Cold chain');
  await userEvent.click(screen.getByText('Details'));
  expect(screen.getByText('Created by')).toBeVisible();
  expect(screen.getByText('Mara Lind')).toBeVisible();
});
