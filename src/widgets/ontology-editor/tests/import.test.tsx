import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { readOntologies } from '../core/files/readOntologies.ts';
import { listed, renderEditor } from '../testing/renderEditor.tsx';

const choose = (name: string, text: string) =>
  userEvent.upload(screen.getByLabelText('Import', { selector: 'input' }), new File([text], name));
const dialog = async () => within(await screen.findByRole('dialog'));

const file = JSON.stringify([
  { ontologyId: 'cold-chain', displayName: 'Cold chain', legalTerms: ['ice'] },
  { ontologyId: 'berths', displayName: 'Berths', legalTerms: ['quay'] },
  { ontologyId: 'tides', displayName: 'Tides', entityTypes: ['Tide'] },
  { ontologyId: 'empty', displayName: 'Empty' },
]);

afterEach(() => vi.restoreAllMocks());

test('a file says what it would do, imports what is ticked, and tries again what failed', async () => {
  const { stored } = renderEditor({
    prepare: ({ faults }) => void faults.add({ route: 'createOntology', status: 500, times: 1 }),
  });
  await listed('Cold chain');
  await choose('ours.json', file);
  const shown = await dialog();
  const rows = () =>
    screen
      .getAllByRole('listitem')
      .slice(-4)
      .map((row) => row.textContent);
  expect(rows()).toEqual([
    'Cold chain1 termReplaces existing',
    'Berths1 termNew',
    'Tides1 termNew',
    'Empty0 termsCan’t be importedNo terms',
  ]);
  await userEvent.click(shown.getByRole('button', { name: 'Import 3 ontologies' }));
  expect(await shown.findByText('1 of 3 couldn’t be imported')).toBeVisible();
  expect(rows()[1]).toBe('Berths1 termFailedThe service ran into a problem');
  expect(await stored('cold-chain')).toMatchObject({
    legalTerms: ['ice'],
    entityTypes: [],
    version: 2,
  });
  await userEvent.click(shown.getByRole('button', { name: 'Retry 1' }));
  expect(await shown.findByText('3 of 3 imported')).toBeVisible();
  expect(await stored('berths')).toMatchObject({ legalTerms: ['quay'] });
  expect(shown.getByText('Can’t be imported')).toBeVisible();
  await userEvent.click(await shown.findByRole('button', { name: 'Close' }));
  expect(await listed('Tides')).toBeVisible();
});

test('one that is not ticked stays as it is', async () => {
  const { stored } = renderEditor();
  await listed('Cold chain');
  const before = await stored('cold-chain');
  await choose('ours.json', file);
  const shown = await dialog();
  await userEvent.click(shown.getByRole('checkbox', { name: 'Cold chain' }));
  await userEvent.click(shown.getByRole('button', { name: 'Import 2 ontologies' }));
  await shown.findByText('2 of 2 imported');
  expect(await stored('cold-chain')).toEqual(before);
});

test('a file that holds none says why', async () => {
  renderEditor();
  await listed('Cold chain');
  await choose('notes.csv', 'a,b\n1,2');
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent(
    'Couldn’t read any ontologies from the fileThe column “ontologyId” is missing.',
  );
});

test('what is exported is what the platform has', async () => {
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob);
    return 'about:blank#';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  renderEditor();
  await listed('Cold chain');
  await userEvent.click(screen.getByRole('button', { name: 'Export all as CSV' }));
  await userEvent.click(screen.getByRole('button', { name: 'Export all as JSON' }));
  await waitFor(() => expect(made).toHaveLength(2));
  const [csv, json] = await Promise.all(made.map((blob) => blob.text()));
  const read = readOntologies(csv ?? '');
  expect(read).toEqual(readOntologies(json ?? ''));
  expect('drafts' in read && read.drafts.map(({ ontologyId }) => ontologyId)).toEqual([
    'supply-contracts',
    'cold-chain',
    'food-labelling',
    'customer-complaints',
  ]);
});
