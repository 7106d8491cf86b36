import { QueryClient } from '@tanstack/query-core';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { createMemoryStorage } from '../../../environment/index.ts';
import { createMockPlatform } from '../../../mock-platform/index.ts';
import { BrainstemProvider } from '../../../provider/index.ts';
import type { OntologyEditorView } from '../core/editorState.ts';
import { OntologyEditor } from '../OntologyEditor.tsx';
import { listed, renderEditor, terms } from '../testing/renderEditor.tsx';

test('an ontology that was not saved is there again after a refresh, for the same user alone', async () => {
  const storage = createMemoryStorage();
  const platform = createMockPlatform({ pace: 0 });
  const open = (userKey: string) =>
    render(
      <div style={{ inlineSize: 1200, blockSize: 800 }}>
        <BrainstemProvider
          client={createPlatformClient(platform)}
          storage={storage}
          userKey={userKey}
        >
          <OntologyEditor />
        </BrainstemProvider>
      </div>,
    );
  const first = open('mara');
  await userEvent.click(await screen.findByRole('button', { name: 'New ontology' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Charter clauses');
  await waitFor(() => expect(storage.getItem('brainstem-ontologies:mara')).toContain('clauses'));
  first.unmount();

  const other = open('tom');
  await screen.findByRole('button', { name: 'New ontology' });
  expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  other.unmount();

  open('mara');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Charter clauses');
  await userEvent.type(screen.getByRole('textbox', { name: 'Add a term' }), 'clause{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('“Charter clauses” saved');
  await waitFor(() => expect(storage.getItem('brainstem-ontologies:mara')).toBeNull());
});

/** A user's visits to a page that keeps the editor's view in its address, with one cache. */
function openVisits() {
  const storage = createMemoryStorage();
  const client = createPlatformClient(createMockPlatform({ pace: 0 }));
  const queryClient = new QueryClient();
  const visit = (view: OntologyEditorView) =>
    render(
      <div style={{ inlineSize: 1200, blockSize: 800 }}>
        <BrainstemProvider
          client={client}
          queryClient={queryClient}
          storage={storage}
          userKey="mara"
        >
          <OntologyEditor view={view} />
        </BrainstemProvider>
      </div>,
    );
  const unsaved = () => storage.getItem('brainstem-ontologies:mara');
  /** Adds a term, and leaves without saving it. */
  const leaveUnsaved = async (view: OntologyEditorView) => {
    const { unmount } = visit(view);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Add a term' }), 'hold{Enter}');
    await waitFor(() => expect(unsaved()).toContain('hold'));
    unmount();
  };
  return { visit, unsaved, leaveUnsaved };
}

test.each([{ page: 'new' } as const, { ontologyId: 'cold-chain' }])(
  'what was not saved is there again where the host kept the view %o in its address',
  async (view) => {
    const { visit, leaveUnsaved } = openVisits();
    await leaveUnsaved(view);
    visit(view);
    await waitFor(() => expect(terms()).toContain('hold'));
  },
);

test('before an address opens another ontology, it asks about what was not saved', async () => {
  const { visit, unsaved, leaveUnsaved } = openVisits();
  await leaveUnsaved({ ontologyId: 'cold-chain' });
  visit({ ontologyId: 'supply-contracts' });
  expect(
    await screen.findByRole('dialog', { name: 'Save changes to “Cold chain”?' }),
  ).toBeVisible();
  expect(terms()).toContain('hold');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { name: 'Supply contracts' })).toBeVisible();
  await waitFor(() => expect(unsaved()).toBeNull());
});

test('what two tabs have not saved is there again in each of them', async () => {
  const { visit, unsaved } = openVisits();
  const views = [{ ontologyId: 'cold-chain' }, { ontologyId: 'supply-contracts' }];
  const tabs = views.map((view) => visit(view));
  for (const { container } of tabs) await within(container).findByLabelText('Add a term');
  for (const [at, { container, unmount }] of tabs.entries()) {
    const field = within(container).getByRole('textbox', { name: 'Add a term' });
    await userEvent.type(field, `term ${at}{Enter}`);
    await waitFor(() => expect(unsaved()).toContain(`term ${at}`));
    unmount();
  }
  for (const [at, view] of views.entries()) {
    const { unmount } = visit(view);
    await waitFor(() => expect(terms()).toContain(`term ${at}`));
    unmount();
  }
});

test('a term that was typed is added as the focus leaves its field, and not before', async () => {
  renderEditor();
  await userEvent.click(await listed('Cold chain'));
  const field = await screen.findByRole('textbox', { name: 'Add a term' });
  await userEvent.type(field, 'thaw');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  expect(terms()).not.toContain('thaw');
  await userEvent.tab();
  expect(terms()).toContain('thaw');
  expect(field).toHaveValue('');
});

test('Ctrl+S also saves the term that is still being typed, as a new one or as a changed one', async () => {
  const { stored } = renderEditor();
  await userEvent.click(await listed('Cold chain'));
  const field = await screen.findByRole('textbox', { name: 'Add a term' });
  await userEvent.type(field, 'thaw{Control>}s{/Control}');
  await screen.findByText('“Cold chain” saved');
  expect((await stored('cold-chain')).legalTerms).toContain('thaw');
  expect(field).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'thaw' }));
  await userEvent.keyboard('melt{Control>}s{/Control}');
  await waitFor(async () => expect((await stored('cold-chain')).legalTerms).toContain('melt'));
  expect((await stored('cold-chain')).legalTerms).not.toContain('thaw');
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'an Enter of an input method with %o does not end the editing of a term',
  async (composing) => {
    renderEditor();
    await userEvent.click(await listed('Cold chain'));
    const [before] = terms();
    await userEvent.click(await screen.findByRole('button', { name: before }));
    const field = screen.getByRole('textbox', { name: `Edit “${before}”` });
    await userEvent.keyboard('にほん');
    fireEvent.keyDown(field, { key: 'Enter', ...composing });
    expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(terms()[0]).toBe('にほん');
  },
);
