import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { reportedErrors } from '../../../../test/reportedErrors.ts';
import { listed, list, renderEditor, terms } from '../testing/renderEditor.tsx';
import { choose, chooseForOpen } from '../testing/chooseFromMenu.ts';

const open = async (name: string) => {
  await userEvent.click(await listed(name));
  await screen.findByRole('heading', { name });
};
const addTerm = async (term: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Add a term' }), `${term}{Enter}`);
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');

describe('the list', () => {
  test('is searched by name, id and term, and sorted by the number of terms', async () => {
    renderEditor({ platform: { seed: 'large' } });
    await listed('Cold chain');
    const names = () =>
      list()
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    await choose('Sort by', 'Most terms');
    expect([...names().slice(0, 2), ...names().slice(-3)]).toEqual([
      expect.stringMatching(/^Sales region 115 terms/),
      expect.stringMatching(/^Sales region 215 terms/),
      expect.stringMatching(/^Supply contracts10 terms/),
      expect.stringMatching(/^Customer complaints6 terms/),
      expect.stringMatching(/^Food labelling6 terms/),
    ]);
    await userEvent.type(screen.getByRole('searchbox'), 'haccp');
    expect(names()).toEqual([expect.stringMatching(/^Cold chain10 terms/)]);
    expect(screen.getByText('1 ontology found')).toBeInTheDocument();
  });

  test('of a few has no search, which would find what is in sight', async () => {
    renderEditor();
    await listed('Cold chain');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('is sorted by what the sample matches', async () => {
    renderEditor({ platform: { seed: 'large' } });
    await open('Cold chain');
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Sample text' }),
      'a refund of a refund',
    );
    await choose('Sort by', 'Most matches in the sample');
    await waitFor(() =>
      expect(list().getAllByRole('listitem')[0]).toHaveTextContent(
        'Customer complaints6 terms · 2 matches',
      ),
    );
  });

  test('that failed says so, and comes when it is asked for again', async () => {
    renderEditor({
      prepare: ({ faults }) => void faults.add({ route: 'listOntologies', status: 503, times: 1 }),
    });
    expect(await screen.findByText('Couldn’t load the ontologies')).toBeVisible();
    await press('Try again');
    expect(await listed('Cold chain')).toBeVisible();
  });

  test('that is empty says what this is for and holds the next action', async () => {
    renderEditor({ platform: { seed: 'empty' } });
    await screen.findByRole('heading', { name: 'Define the terms that matter in your documents' });
    expect(screen.getAllByRole('button', { name: 'New ontology' })).toHaveLength(1);
  });
});

describe('saving', () => {
  test('changes the version only where the user does', async () => {
    const { stored } = renderEditor();
    await open('Cold chain');
    await addTerm('thaw');
    await press('Save');
    await screen.findByText('“Cold chain” saved');
    expect(await stored('cold-chain')).toMatchObject({ version: 2 });
    await addTerm('ice');
    await userEvent.click(screen.getByText('Details'));
    const version = screen.getByRole('spinbutton', { name: 'Version' });
    await userEvent.clear(version);
    await userEvent.type(version, '3');
    await press('Save');
    await screen.findByText('“Cold chain” saved');
    expect(await stored('cold-chain')).toMatchObject({ version: 3 });
    expect(version).toHaveValue(3);
  });

  test('that failed keeps what was written, and goes through when tried again', async () => {
    const { stored } = renderEditor({
      prepare: ({ faults }) => void faults.add({ route: 'updateOntology', status: 500, times: 1 }),
    });
    await open('Cold chain');
    await addTerm('thaw');
    await press('Save');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'Couldn’t save the ontologyTry again in a moment. Your changes are still here.',
    );
    expect(terms()).toContain('thaw');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('“Cold chain” saved');
    expect((await stored('cold-chain')).legalTerms).toContain('thaw');
  });

  test('under an id that is taken is not sent, and a free id is offered', async () => {
    const { stored } = renderEditor();
    await listed('Cold chain');
    const before = await stored('cold-chain');
    await press('New ontology');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Cold chain');
    await addTerm('ice');
    const id = screen.getByRole('textbox', { name: 'ID' });
    expect(id).toBeInvalid();
    expect(id).toHaveAccessibleDescription(/“cold-chain” is already in use/);
    expect(screen.getByRole('button', { name: 'Open existing' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await press('Use “cold-chain-2”');
    await press('Save');
    await screen.findByText('“Cold chain” saved');
    expect(await stored('cold-chain')).toEqual(before);
    expect(await stored('cold-chain-2')).toMatchObject({ legalTerms: ['ice'] });
  });

  test('under an id that somebody else took meanwhile keeps the draft, and offers a free id', async () => {
    const { stored, create } = renderEditor();
    await listed('Cold chain');
    await press('New ontology');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ice');
    await addTerm('ice');
    await create({ ontologyId: 'ice', legalTerms: ['theirs'] });
    await press('Save');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('An ontology with this ID already exists');
    await userEvent.click(within(alert).getByRole('button', { name: 'Use “ice-2”' }));
    await screen.findByText('“Ice” saved');
    expect(await stored('ice')).toMatchObject({ legalTerms: ['theirs'] });
    expect(await stored('ice-2')).toMatchObject({ legalTerms: ['ice'] });
  });

  test('without the permission turns the editor read-only and says which it lacks', async () => {
    renderEditor({
      prepare: ({ faults }) =>
        void faults.add({
          route: 'updateOntology',
          status: 403,
          message: 'Missing required scope: ontologies:write',
        }),
    });
    await open('Cold chain');
    await addTerm('thaw');
    await press('Save');
    expect(await screen.findByText('Ask your admin for access.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Add a term' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(terms()).toContain('thaw');
    await userEvent.click(await listed('Food labelling'));
    const asked = await dialog();
    expect(asked).toHaveAccessibleName('Discard changes to “Cold chain”?');
    expect(within(asked).queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

describe('unsaved changes', () => {
  test('block opening another ontology until the user decides about them', async () => {
    renderEditor();
    await open('Cold chain');
    await addTerm('thaw');
    await userEvent.click(await listed('Food labelling'));
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Keep editing' }));
    expect(terms()).toContain('thaw');
    await userEvent.click(await listed('Food labelling'));
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Food labelling' });
    await open('Cold chain');
    expect(terms()).toContain('thaw');
  });

  test('and nothing else block leaving the page', async () => {
    const onDirtyChange = vi.fn<(isDirty: boolean) => void>();
    const { view } = renderEditor({ props: { onDirtyChange } });
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await open('Cold chain');
    expect(leave()).toBe(true);
    await addTerm('thaw');
    expect(leave()).toBe(false);
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    await press('Undo');
    expect(leave()).toBe(true);
    await press('Redo');
    view.unmount();
    expect(leave()).toBe(true);
  });

  test('are kept on the screen when the host throws in onDirtyChange', async () => {
    const reported = reportedErrors();
    const mistake = new Error('A mistake of the host');
    const onDirtyChange = (isDirty: boolean) => {
      if (isDirty) throw mistake;
    };
    renderEditor({ props: { onDirtyChange } });
    await open('Cold chain');
    await addTerm('thaw');
    expect(terms()).toContain('thaw');
    expect(reported).toContain(mistake);
  });
});

describe('a list that is pasted', () => {
  test('into the field is held against the list, added at once, and undone at once', async () => {
    renderEditor();
    await open('Cold chain');
    const before = terms();
    await userEvent.click(screen.getByRole('textbox', { name: 'Add a term' }));
    await userEvent.paste(`thaw\nhaccp\nTHAW\n${'x'.repeat(129)}\nice, snow`);
    const figures = () => screen.getByRole('status', { name: 'Preview' });
    await dialog();
    expect(figures()).toHaveTextContent('2 new1 already in the list1 duplicate1 too long');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Also split at commas/ }));
    expect(figures()).toHaveTextContent('3 new');
    await press('Add 3 terms');
    expect(terms()).toEqual([...before, 'thaw', 'ice', 'snow']);
    await press('Undo');
    expect(terms()).toEqual(before);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('is still there after Escape, until it is added', async () => {
    renderEditor();
    await open('Cold chain');
    const field = () => screen.getByRole('textbox', { name: 'Terms' });
    await press('Paste a list');
    await dialog();
    await userEvent.type(field(), 'thaw{Enter}ice');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Paste a list');
    expect(field()).toHaveValue('thaw\nice');
    await press('Add 2 terms');
    await press('Paste a list');
    expect(field()).toHaveValue('');
  });

  test('beyond the limit says how much of it fits', async () => {
    renderEditor();
    await open('Cold chain');
    await userEvent.click(screen.getByRole('tab', { name: /^Entity types/ }));
    await press('Paste a list');
    await dialog();
    await userEvent.paste(Array.from({ length: 70 }, (_, at) => `type ${at}`).join('\n'));
    expect(screen.getByRole('status', { name: 'Preview' })).toHaveTextContent(
      '60 new10 over the limit of 64',
    );
    await press('Add 60 terms');
    expect(screen.getByText('64 of 64')).toBeVisible();
  });
});

test('a term is moved by its buttons and by dragging', async () => {
  renderEditor();
  await open('Cold chain');
  await press('Move “HACCP” up');
  expect(terms()).toEqual(['HACCP', 'temperature excursion', 'deep frozen']);
  const row = (name: string) => screen.getByRole('button', { name }).closest('li');
  const [from, to] = [row('HACCP'), row('deep frozen')];
  if (from === null || to === null) throw new Error('A term has no row.');
  const dataTransfer = new DataTransfer();
  fireEvent.dragStart(from, { dataTransfer });
  fireEvent.dragOver(to, { dataTransfer });
  fireEvent.drop(to, { dataTransfer });
  expect(terms()).toEqual(['temperature excursion', 'deep frozen', 'HACCP']);
});

describe('deleting', () => {
  test('names what is deleted, says what stays, and creates it again', async () => {
    const { stored, platform } = renderEditor();
    await open('Cold chain');
    const before = await stored('cold-chain');
    await chooseForOpen('Delete');
    expect(await dialog()).toHaveTextContent('Content that’s already tagged stays tagged.');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    await list().findByText('“Cold chain” deleted');
    expect(list().queryByRole('button', { name: /^Cold chain/ })).toBeNull();
    platform.clock.advance(3600);
    await press('Restore');
    expect(await listed('Cold chain')).toBeVisible();
    const after = await stored('cold-chain');
    expect(after.legalTerms).toEqual(before.legalTerms);
    expect(after.createdAt).not.toBe(before.createdAt);
  });

  test('somewhere else keeps what was written here', async () => {
    const { platform, stored } = renderEditor({
      prepare: ({ faults }) => void faults.add({ route: 'updateOntology', status: 404 }),
    });
    await open('Cold chain');
    await addTerm('thaw');
    await press('Save');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Someone else deleted this ontology');
    expect(terms()).toContain('thaw');
    platform.faults.clear();
    expect(await stored('cold-chain')).toMatchObject({ version: 2 });
  });
});
