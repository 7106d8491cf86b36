import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listed, list, renderEditor } from '../testing/renderEditor.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the list counts parts by their numbers, and tells two of one name apart by their ids', async () => {
  const names = ['Part 10', 'Part 9', 'Cold chain'];
  const { create } = renderEditor({
    platform: { seed: 'empty' },
    prepare: ({ faults }) => void faults.add({ route: 'listOntologies', status: 503, times: 1 }),
  });
  await screen.findByText('Couldn’t load the ontologies');
  for (const displayName of [...names, 'Cold chain']) {
    const ontologyId = `${displayName.toLowerCase().replace(' ', '-')}-${names.length}`;
    names.push(displayName);
    await create({ ontologyId, displayName, legalTerms: ['ice'] });
  }
  await press('Try again');
  await listed('Part 9');
  expect(
    list()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Cold chaincold-chain-5 · 1 termice',
    'Cold chaincold-chain-6 · 1 termice',
    'Part 91 termice',
    'Part 101 termice',
  ]);
});

test('an id that the platform refuses shows its reason, and marks the field until it is changed', async () => {
  renderEditor({
    prepare: ({ faults }) =>
      void faults.add({
        route: 'createOntology',
        status: 400,
        message: 'ontologyId must match ^[a-z-]+$',
      }),
  });
  await listed('Cold chain');
  await press('New ontology');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ice 2');
  await userEvent.type(screen.getByRole('textbox', { name: 'Add a term' }), 'ice{Enter}');
  await press('Save');
  const reason = 'Reason: “ontologyId must match ^[a-z-]+$”';
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Couldn’t save the ontology${reason} Your changes are still here.`,
  );
  const id = screen.getByRole('textbox', { name: 'ID' });
  expect(id).toBeInvalid();
  expect(id).toHaveAccessibleDescription(/Reason: “ontologyId must match/);
  await userEvent.type(id, ' /x');
  expect(id).toBeValid();
  expect(id).toHaveAccessibleDescription(/^Letters a–z, digits, hyphens and underscores/);
});
