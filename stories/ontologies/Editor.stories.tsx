import type { Meta, StoryObj } from '@storybook/react-vite';
import { OntologyEditor } from 'brainstem/react';
import { screen, userEvent, within } from 'storybook/test';
import { failing, platform, tokenRefused, withoutScope } from '../conditions.ts';
import { addTerm, coldChainText, giveSample, openOntology } from './play.ts';

const meta = {
  title: 'Ontologies/Editor',
  tags: ['autodocs'],
  component: OntologyEditor,
  parameters: { height: '720px' },
} satisfies Meta<typeof OntologyEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list, and nothing open. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Cold chain/ });
  },
};

/** The ontologies are loading. */
export const Loading: Story = {
  parameters: { platform: failing({ route: 'listOntologies', latency: 60_000 }) },
};

/** There is none yet. */
export const Empty: Story = {
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Define the terms that matter in your documents' });
  },
};

/** One ontology with what it matches in a sample. */
export const Preview: Story = {
  play: async ({ canvas }) => {
    await openOntology(canvas, 'Cold chain');
    await giveSample(canvas, coldChainText);
    await canvas.findByText(/^Strict leaves out 2 of 5/);
  },
};

/** The only one there is. */
export const OneItem: Story = {
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Define the terms that matter in your documents' });
    await userEvent.click(canvas.getByRole('button', { name: 'New ontology' }));
    await userEvent.keyboard('Berth rules');
    await addTerm(canvas, 'draught');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('“Berth rules” saved');
  },
};

/** 120 ontologies, a name without spaces, and the shortest of the lists at its limit. */
export const VeryLong: Story = {
  parameters: { platform: platform({ seed: 'large' }) },
  play: async ({ canvas }) => {
    await openOntology(canvas, 'Cold chain');
    await userEvent.click(canvas.getByText('Details'));
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.paste('Lieferantenbewertungsübersichtszusammenfassung'.repeat(3));
    await userEvent.click(canvas.getByRole('tab', { name: /^Entity types/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Paste a list' }));
    const dialog = within(await screen.findByRole('dialog'));
    const terms = Array.from({ length: 80 }, (_, at) => `term number ${at}`);
    await userEvent.paste(['Donaudampfschifffahrt'.repeat(6), ...terms].join('\n'));
    await userEvent.click(dialog.getByRole('button', { name: /^Add/ }));
    await canvas.findByText('64 of 64');
  },
};

/** The list could not be fetched. */
export const ErrorWithRetry: Story = {
  parameters: { platform: failing({ route: 'listOntologies', status: 500 }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

/** There is no network while a change is saved. */
export const Offline: Story = {
  parameters: {
    platform: platform({
      client: ({ fetch }) => ({
        fetch: (input: RequestInfo | URL, init?: RequestInit) =>
          init?.method === 'PATCH'
            ? Promise.reject(new TypeError('Failed to fetch'))
            : fetch(new Request(input, init)),
      }),
    }),
  },
  play: async ({ canvas }) => {
    await openOntology(canvas, 'Cold chain');
    await addTerm(canvas, 'thaw');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('alert');
  },
};

/** The host gives no token. */
export const TokenRefused: Story = {
  parameters: { platform: tokenRefused('Your plan has no ontologies.') },
  play: async ({ canvas }) => {
    await canvas.findByText('Your plan has no ontologies.');
  },
};

/** A permission is missing: everything can be read, nothing edited. */
export const MissingScope: Story = {
  parameters: { platform: failing(withoutScope('updateOntology', 'ontologies:write')) },
  play: async ({ canvas }) => {
    await openOntology(canvas, 'Cold chain');
    await addTerm(canvas, 'thaw');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/ontologies:write/);
  },
};

/** The id of a new one is taken. */
export const Taken: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New ontology' }));
    await userEvent.keyboard('Cold chain');
    await addTerm(canvas, 'ice');
    await canvas.findByText(/“cold-chain” is already in use/);
  },
};

/** A list that is pasted, before it is added. */
export const Paste: Story = {
  play: async ({ canvas }) => {
    await openOntology(canvas, 'Cold chain');
    await userEvent.click(canvas.getByRole('button', { name: 'Paste a list' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.paste(`thaw\nHACCP\nTHAW\nice, snow\n${'frost'.repeat(30)}`);
    await userEvent.click(dialog.getByText('Not added (3)'));
  },
};

/** Unsaved changes block leaving. */
export const Unsaved: Story = {
  play: async ({ canvas }) => {
    await openOntology(canvas, 'Cold chain');
    await addTerm(canvas, 'thaw');
    await userEvent.click(canvas.getByRole('button', { name: /^Food labelling/ }));
    await screen.findByRole('dialog');
  },
};

/** One was deleted, and can be created again. */
export const Deleted: Story = {
  play: async ({ canvas }) => {
    await openOntology(canvas, 'Cold chain');
    await userEvent.click(canvas.getByRole('button', { name: /^More actions for/ }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await canvas.findByText('“Cold chain” deleted');
  },
};

/** One of three imports failed, and can be tried again. */
export const PartialFailure: Story = {
  parameters: { platform: failing({ route: 'createOntology', status: 500, times: 1 }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Cold chain/ });
    const ontologies = [
      { ontologyId: 'cold-chain', displayName: 'Cold chain', legalTerms: ['ice'] },
      { ontologyId: 'berths', displayName: 'Berths', legalTerms: ['quay'] },
      { ontologyId: 'tides', displayName: 'Tides', entityTypes: ['Tide'] },
      { ontologyId: 'empty', displayName: 'Empty' },
    ];
    await userEvent.upload(
      canvas.getByLabelText('Import', { selector: 'input' }),
      new File([JSON.stringify(ontologies)], 'harbour.json'),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Import 3 ontologies' }));
    await dialog.findByRole('alert');
  },
};

const chooseFile = async (text: string, name: string): Promise<void> => {
  await userEvent.upload(
    await screen.findByLabelText('Import', { selector: 'input' }),
    new File([text], name),
    { applyAccept: false },
  );
  await screen.findByRole('dialog');
};

const harbour = `uri,prefLabel,altLabel,definition
urn:1,berth,mooring place; quay,A place in a harbour where a ship can lie.
urn:2,pilot,harbour pilot,A person who guides ships through difficult waters.
urn:3,Quay,,
urn:4,draught,draft; depth,How deep a ship lies in the water.`;

/** A vocabulary from a sheet: which columns become terms, and which are skipped. */
export const ImportColumns: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Cold chain/ });
    await chooseFile(harbour, 'harbour terms.csv');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByText('Not added (1)'));
  },
};

/** A vocabulary with more terms than one ontology holds, of which some are picked. */
export const ImportOverLimit: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Cold chain/ });
    const terms = Array.from({ length: 290 }, (_, index) => `clause ${index + 1}`);
    await chooseFile(terms.join('\n'), 'charter clauses.txt');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Choose which ones to import' }));
  },
};

/** A file that can't be read. */
export const ImportProblem: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Cold chain/ });
    await chooseFile('@prefix skos: <http', 'terms.ttl');
    await screen.findByRole('alert');
  },
};

/** The columns of a vocabulary in a side panel. */
export const ImportNarrow: Story = { ...ImportColumns, globals: { width: '320' } };

/** The columns of a vocabulary in the dark. */
export const ImportDark: Story = { ...ImportColumns, globals: { theme: 'dark' } };

/** A combination, and what it makes of a sample. */
export const Combination: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Test together' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Cold chain/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Supply contracts/ }));
    await canvas.findByText('cold-chain, supply-contracts');
    await canvas.findByRole('textbox', { name: 'Sample text' });
    await giveSample(canvas, coldChainText);
  },
};

/** The keys. */
export const Shortcuts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
    await screen.findByRole('dialog');
  },
};
