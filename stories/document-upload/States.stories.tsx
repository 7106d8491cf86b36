import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentUpload } from 'brainstem/react';
import type { MockPlatform } from 'brainstem/mock-platform';
import { userEvent } from 'storybook/test';
import type { PlatformParameters } from '../../.storybook/decorators.tsx';
import {
  failing,
  loseNetwork,
  offline,
  takeLineDown,
  tokenRefused,
  withoutScope,
} from '../conditions.ts';
import { choose, contracts, press, textFile } from './play.ts';

/** The platform of the story that is open. */
let opened: MockPlatform;

const platform = (parameters: PlatformParameters = {}): PlatformParameters => ({
  ...parameters,
  prepare: (made) => {
    opened = made;
    parameters.prepare?.(made);
  },
});

const meta = {
  title: 'Connectors/Document upload/States',
  tags: ['autodocs'],
  component: DocumentUpload,
  parameters: { platform: platform() },
} satisfies Meta<typeof DocumentUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was chosen, and no document is there. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Add your documents' });
  },
};

/** The documents that are there, and the ontologies, are on their way. */
export const Loading: Story = {
  parameters: {
    platform: platform(
      failing(
        { route: 'listConnections', latency: 60_000 },
        { route: 'listOntologies', latency: 60_000 },
      ),
    ),
  },
  play: async ({ canvas }) => {
    await choose(canvas, textFile('Delivery terms.txt'));
  },
};

/** Files, a description and ontologies are chosen. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, ...contracts);
    await userEvent.click(canvas.getByText('Processing options'));
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^Description/ }),
      'Contracts and terms of our suppliers, valid from January.',
    );
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Food labelling/ }));
    await canvas.findByRole('region', { name: 'Upload settings' });
  },
};

/** One file. */
export const OneItem: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, textFile('Delivery terms Rotterdam.txt'));
    await canvas.findByRole('button', { name: 'Upload 1 file' });
  },
};

/** Files on their way, three at a time. */
export const Uploading: Story = {
  parameters: { platform: platform(failing({ route: 'uploadDocuments', latency: 60_000 })) },
  play: async ({ canvas }) => {
    await choose(canvas, ...contracts);
    await press(canvas, 'Upload 5 files');
    await canvas.findByRole('progressbar', { name: 'All uploads' });
  },
};

/** All are uploaded; one is an operating procedure, and the others are being read. */
export const Uploaded: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, ...contracts);
    await press(canvas, 'Upload 5 files');
    await canvas.findByText('5 files uploaded');
    await canvas.findAllByText('Processing…');
  },
};

/** Read to the end, and listed as what is there. */
export const Documents: Story = {
  play: async (context) => {
    const { canvas } = context;
    await choose(canvas, ...contracts);
    await press(canvas, 'Upload 5 files');
    await canvas.findByText('5 files uploaded');
    opened.clock.advance(120);
    await canvas.findAllByText('Ready');
    await press(canvas, 'Clear finished');
  },
};

/** Two of five failed and can be uploaded again; one is empty. */
export const PartialFailure: Story = {
  args: { atOnce: 1 },
  parameters: { platform: platform(failing({ route: 'uploadDocuments', status: 503, times: 2 })) },
  play: async ({ canvas }) => {
    await choose(canvas, ...contracts, new File([], 'nothing.txt'));
    await press(canvas, 'Upload 5 files');
    await canvas.findByText('2 of 5 files couldn’t be uploaded');
  },
};

/** The list of documents and the ontologies could not be loaded. */
export const ErrorWithRetry: Story = {
  parameters: {
    platform: platform(
      failing({ route: 'listConnections', status: 500 }, { route: 'listOntologies', status: 500 }),
    ),
  },
  play: async ({ canvas }) => {
    await choose(canvas, textFile('Delivery terms.txt'));
    await canvas.findByText('Couldn’t load your documents');
    await canvas.findByText('Couldn’t load the ontologies');
  },
};

/** An ontology was deleted before the document was read. */
export const OntologyNotFound: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, textFile('Delivery terms.txt'));
    await userEvent.click(canvas.getByText('Processing options'));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Cold chain/ }));
    const token = await opened.issueToken();
    await opened.fetch(`${opened.credentials.publicUrl}/ontologies/cold-chain`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
    await press(canvas, 'Upload 1 file');
    await canvas.findByText('1 file uploaded');
    opened.clock.advance(120);
    await canvas.findByText(/^A selected ontology no longer/);
  },
};

/** A document group that the platform would refuse. */
export const WrongGroup: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, textFile('Delivery terms.txt'));
    await userEvent.click(await canvas.findByText('Processing options'));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Document group/ }), 'Spring 2026');
    await canvas.findByText('Fix the document group first.');
  },
};

/** The line is down. */
export const Offline: Story = {
  beforeEach: takeLineDown,
  parameters: { platform: platform(offline) },
  play: async ({ canvas }) => {
    await loseNetwork(canvas);
    await choose(canvas, ...contracts);
    await canvas.findByText('You’re offline');
  },
};

/** The host's backend refuses a token. */
export const TokenRefused: Story = {
  parameters: { platform: platform(tokenRefused()) },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Your trial ended on 31 October.');
  },
};

/** The token may read, but not upload: the list stays. */
export const MissingScope: Story = {
  parameters: { platform: platform(failing(withoutScope('uploadDocuments'))) },
  play: async ({ canvas }) => {
    await choose(canvas, ...contracts);
    await press(canvas, 'Upload 5 files');
    await canvas.findByText('View only');
  },
};

/** A folder of 400 files, and a name without spaces. */
export const VeryLong: Story = {
  play: async ({ canvas }) => {
    const long = textFile(`${'Lieferantenbewertungsübersichtszusammenfassung'.repeat(4)}.txt`);
    const many = Array.from({ length: 400 }, (_, at) => textFile(`Waybill ${at + 1}.txt`, 900));
    await choose(canvas, long, ...many);
    await canvas.findByText('401 files');
  },
};
