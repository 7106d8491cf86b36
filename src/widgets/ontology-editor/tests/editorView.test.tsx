import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWidget } from '../../../../test/renderWidget.tsx';
import { viewHost } from '../../../../test/viewHost.tsx';
import { OntologyEditor } from '../OntologyEditor.tsx';
import type { OntologyEditorProps } from '../declaration.ts';
import { listed } from '../testing/renderEditor.tsx';
import { chooseForOpen } from '../testing/chooseFromMenu.ts';

type View = NonNullable<OntologyEditorProps['view']>;

/** A host that keeps the view as JSON, as in an address. */
function openHost(first: View) {
  const saved: string[] = [];
  const deleted: string[] = [];
  const { host, ...kept } = viewHost(first, (props) => (
    <OntologyEditor
      {...props}
      onSaved={(id) => saved.push(id)}
      onDeleted={(id) => deleted.push(id)}
    />
  ));
  renderWidget(
    <>
      <button type="button" onClick={() => kept.give({})}>
        To the list
      </button>
      {host}
    </>,
    { width: 1200, height: 800 },
  );
  return { ...kept, saved, deleted };
}

const nameField = () => screen.findByRole('textbox', { name: 'Name' });

test('says which ontology of the host the list doesn’t have, until another one is opened', async () => {
  openHost({ ontologyId: 'cold-chian' });
  expect(await screen.findByText('“cold-chian” doesn’t exist or was deleted')).toBeVisible();
  await userEvent.click(await listed('Food labelling'));
  await screen.findByRole('heading', { name: 'Food labelling' });
  expect(screen.queryByText(/doesn’t exist/)).toBeNull();
});

test('opens what the host names, and tells the host what a user opens', async () => {
  const { kept, give } = openHost({ ontologyId: 'cold-chain' });
  await screen.findByRole('heading', { name: 'Cold chain' });
  expect(kept).toHaveLength(1);
  await userEvent.click(await listed('Food labelling'));
  expect(kept.at(-1)).toEqual({ ontologyId: 'food-labelling' });
  act(() => give({ ontologyId: 'cold-chain' }));
  await screen.findByRole('heading', { name: 'Cold chain' });
  act(() => give({ page: 'combination' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Add a term' })).toBeNull());
  expect(kept).toHaveLength(2);
});

test('asks before the host’s view discards changes, and a host comes back where the user stays', async () => {
  const { kept } = openHost({ ontologyId: 'cold-chain' });
  await userEvent.click(await screen.findByText('Details'));
  await userEvent.type(await nameField(), ' of 2027');
  await userEvent.click(screen.getByRole('button', { name: 'To the list' }));
  await screen.findByRole('dialog', { name: /^Save/ });
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await nameField()).toHaveValue('Cold chain of 2027');
  expect(kept.at(-1)).toEqual({ ontologyId: 'cold-chain' });
  await userEvent.click(screen.getByRole('button', { name: 'To the list' }));
  await screen.findByRole('dialog', { name: /^Save/ });
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Add a term' })).toBeNull());
});

test('tells of what is made and deleted', async () => {
  const { kept, saved, deleted } = openHost({ page: 'new' });
  await userEvent.type(await nameField(), 'Ice chain');
  await userEvent.type(screen.getByRole('textbox', { name: 'Add a term' }), 'ice{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toEqual(['ice-chain']));
  expect(kept.at(-1)).toEqual({ ontologyId: 'ice-chain' });
  await chooseForOpen('Delete');
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Delete' })).at(-1) ?? document.body,
  );
  await waitFor(() => expect(deleted).toEqual(['ice-chain']));
  expect(kept.at(-1)).toEqual({});
});
