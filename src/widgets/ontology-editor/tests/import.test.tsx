import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { readFile } from '../core/files/readFile.ts';
import { listed, renderEditor } from '../testing/renderEditor.tsx';
import { chooseForAll } from '../testing/chooseFromMenu.ts';
import { slowFile } from '../../../environment/testing/slowFile.ts';

const choose = (name: string, text: string) =>
  userEvent.upload(screen.getByLabelText('Import', { selector: 'input' }), new File([text], name), {
    applyAccept: false,
  });
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
  expect(rows()[1]).toBe('Berths1 termFailedSomething went wrong on our side');
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

test('a file that takes long to read doesn’t replace one that was chosen after it', async () => {
  renderEditor();
  await listed('Cold chain');
  const slow = slowFile(file, 'slow.json');
  await userEvent.upload(screen.getByLabelText('Import', { selector: 'input' }), slow.file);
  await choose('quick.json', file);
  await dialog();
  await slow.finish();
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Import from quick.json');
});

test('one whose id is refused shows the reason, and is imported under another id', async () => {
  const { stored } = renderEditor({
    prepare: ({ faults }) =>
      void faults.add({
        route: 'createOntology',
        status: 400,
        message: 'ontologyId must match ^[a-z-]+$',
        times: 1,
      }),
  });
  await listed('Cold chain');
  await choose(
    'ours.json',
    JSON.stringify([{ ontologyId: 'berths', displayName: 'Berths', legalTerms: ['quay'] }]),
  );
  const shown = await dialog();
  expect(shown.queryByRole('textbox', { name: 'ID' })).toBeNull();
  await userEvent.click(shown.getByRole('button', { name: 'Import 1 ontology' }));
  await shown.findByText('Reason: “ontologyId must match ^[a-z-]+$”');
  const id = shown.getByRole('textbox', { name: 'ID' });
  await userEvent.clear(id);
  await userEvent.type(id, 'quays');
  await userEvent.click(shown.getByRole('button', { name: 'Import 1 ontology' }));
  await shown.findByText('1 of 1 imported');
  expect(await stored('quays')).toMatchObject({ displayName: 'Berths', legalTerms: ['quay'] });
});

test('what is deprecated is counted before it is left out', async () => {
  renderEditor();
  await listed('Cold chain');
  await choose(
    'berths.ttl',
    `@prefix skos: <http://www.w3.org/2004/02/skos/core#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .
<urn:1> a skos:Concept ; skos:prefLabel "quay" .
<urn:2> a skos:Concept ; skos:prefLabel "hulk" ; owl:deprecated true .`,
  );
  await dialog();
  expect(figures()).toHaveTextContent('1 term1 deprecated');
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

test('a file with nothing to import says why', async () => {
  renderEditor();
  await listed('Cold chain');
  await choose('notes.json', '[]');
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent(
    'Couldn’t read any ontologies from the fileThe file contains no terms.',
  );
});

const figures = () => screen.getByRole('status', { name: 'Preview' });

test('a CSV vocabulary is mapped by its columns, previewed, and imported as one ontology', async () => {
  const { stored } = renderEditor();
  await listed('Cold chain');
  await choose(
    'harbour terms.csv',
    'uri,prefLabel,altLabel,definition\nu:1,berth,mooring place; quay,Where ships lie.\nu:2,pilot,,Guides ships.\nu:3,Quay,,',
  );
  const shown = await dialog();
  expect(figures()).toHaveTextContent('4 terms1 duplicateNot imported: uri and definition');
  expect(shown.getByRole('combobox', { name: 'Import prefLabel as' })).toHaveValue('legalTerms');
  // A column's Latin name starts at the right, too, where that is the side that texts start at.
  screen.getByRole('dialog').dir = 'rtl';
  expect(getComputedStyle(shown.getByText('prefLabel')).textAlign).toBe('right');
  expect(shown.getByRole('combobox', { name: 'Split altLabel' })).toHaveValue(';');
  await userEvent.selectOptions(
    shown.getByRole('combobox', { name: 'Import altLabel as' }),
    'Required fields',
  );
  expect(figures()).toHaveTextContent('5 termsNot imported: uri and definition');
  await userEvent.clear(shown.getByRole('textbox', { name: 'Name' }));
  expect(shown.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name.');
  expect(shown.queryByRole('button', { name: /^Import 1/ })).toBeNull();
  await userEvent.type(shown.getByRole('textbox', { name: 'Name' }), 'Cold chain');
  await userEvent.click(shown.getByRole('button', { name: 'Import 1 ontology' }));
  expect(await shown.findByText('1 of 1 imported')).toBeVisible();
  await waitFor(() => expect(shown.getByRole('button', { name: 'Close' })).toHaveFocus());
  expect(await stored('cold-chain-2')).toMatchObject({
    displayName: 'Cold chain',
    legalTerms: ['berth', 'pilot', 'Quay'],
    requiredFields: ['mooring place', 'quay'],
  });
});

test('a table whose first row is no header keeps that row when the user says so', async () => {
  renderEditor();
  await listed('Cold chain');
  await choose('terms.csv', 'Label,Name\nice,snow');
  const shown = await dialog();
  expect(figures()).toHaveTextContent('2 terms');
  await userEvent.click(shown.getByRole('checkbox', { name: 'First row is a header' }));
  await userEvent.selectOptions(
    shown.getByRole('combobox', { name: 'Import Column 1 as' }),
    'Legal terms',
  );
  await userEvent.selectOptions(
    shown.getByRole('combobox', { name: 'Import Column 2 as' }),
    'Legal terms',
  );
  expect(figures()).toHaveTextContent('4 terms');
});

test('a SKOS vocabulary in Turtle is imported in the reader’s language', async () => {
  const { stored } = renderEditor();
  await listed('Cold chain');
  await choose(
    'berths.ttl',
    `@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
<urn:s> a skos:ConceptScheme ; skos:prefLabel "Berths"@en, "Liegeplätze"@de .
<urn:1> a skos:Concept ; skos:prefLabel "quay"@en, "Kai"@de ; skos:altLabel "wharf"@en .`,
  );
  const shown = await dialog();
  await userEvent.click(await shown.findByRole('button', { name: 'Import 1 ontology' }));
  await shown.findByText('1 of 1 imported');
  expect(await stored('berths')).toMatchObject({ legalTerms: ['quay', 'wharf'] });
});

test('290 terms are split, cut or picked, as the user decides', async () => {
  const { stored } = renderEditor();
  await listed('Cold chain');
  await choose('clauses.txt', Array.from({ length: 290 }, (_, at) => `clause ${at}`).join('\n'));
  const shown = await dialog();
  expect(shown.getByText('Legal terms: 290 of 256')).toBeVisible();
  expect(shown.getByRole('radio', { name: 'Split them into 2 ontologies' })).toBeChecked();
  expect(shown.getByRole('button', { name: 'Import 2 ontologies' })).toBeEnabled();
  await userEvent.click(shown.getByRole('radio', { name: 'Choose which ones to import' }));
  expect(shown.getByText('256 of 256 selected')).toBeVisible();
  await userEvent.click(shown.getByRole('checkbox', { name: 'clause 0' }));
  const search = shown.getByRole('searchbox', { name: 'Search terms' });
  await userEvent.type(search, 'clause 1{Escape}');
  expect(search).toHaveValue('');
  await userEvent.type(search, 'clause 289');
  await userEvent.click(shown.getByRole('checkbox', { name: 'clause 289' }));
  await userEvent.click(shown.getByRole('button', { name: 'Import 1 ontology' }));
  await shown.findByText('1 of 1 imported');
  const { legalTerms } = await stored('clauses');
  expect(legalTerms).toHaveLength(256);
  expect(legalTerms).toContain('clause 289');
  expect(legalTerms).not.toContain('clause 0');
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
  await chooseForAll('Export all as CSV');
  await chooseForAll('Export all as JSON');
  await chooseForAll('Export all as SKOS');
  await waitFor(() => expect(made).toHaveLength(3));
  const files = await Promise.all(made.map((blob) => blob.text()));
  const [read, ...others] = await Promise.all(
    files.map((text) => readFile(text, { name: '', language: 'en' })),
  );
  expect(others).toEqual([read, read]);
  expect(
    read !== undefined && 'drafts' in read && read.drafts.map((draft) => draft.ontologyId),
  ).toEqual(['supply-contracts', 'cold-chain', 'food-labelling', 'customer-complaints']);
});

test('the terms of a file are read once, not with each key of its name', async () => {
  renderEditor();
  await listed('Cold chain');
  const terms = Array.from({ length: 300 }, (_, index) => `term ${index}`);
  await choose('terms.csv', terms.join('\n'));
  const name = (await dialog()).getByRole('textbox', { name: 'Name' });
  const split = vi.spyOn(String.prototype, 'split');
  await userEvent.type(name, '!');
  const read = split.mock.contexts.filter((text) => String(text).startsWith('term '));
  split.mockRestore();
  expect(name).toHaveValue('terms!');
  expect(screen.getByRole('checkbox', { name: 'terms! 2' })).toBeChecked();
  expect(read).toEqual([]);
});
