import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentUpload } from 'brainstem/react';
import { expect, within } from 'storybook/test';
import { expectStillness, failing } from '../conditions.ts';
import { choose, contracts, press, textFile } from './play.ts';

const meta = {
  title: 'Connectors/Document upload/Layout',
  component: DocumentUpload,
} satisfies Meta<typeof DocumentUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A side panel. */
export const Narrow: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await choose(canvas, ...contracts);
    await press(canvas, 'Upload 5 files');
    await canvas.findByText('5 files uploaded');
  },
};

/** Half a page. */
export const Medium: Story = { ...Narrow, globals: { width: '480' } };

/** Just wide enough for two columns. */
export const Wide: Story = { ...Narrow, globals: { width: '768' } };

/** Reading from right to left. */
export const RightToLeft: Story = { ...Narrow, globals: { width: '768', direction: 'rtl' } };

/** Another language. */
export const SecondLocale: Story = {
  globals: { width: '768', locale: 'de' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Fügen Sie Ihre Dokumente hinzu' });
  },
};

/** More on less room. */
export const Compact: Story = { ...Narrow, globals: { width: '768', density: 'compact' } };

/** Dark, whatever the page. */
export const Dark: Story = { ...Narrow, globals: { width: '768', theme: 'dark' } };

/** As a system asks that wants no motion. */
export const ReducedMotion: Story = {
  parameters: { platform: failing({ route: 'uploadDocuments', latency: 60_000 }) },
  play: async ({ canvas }) => {
    await choose(canvas, ...contracts);
    await press(canvas, 'Upload 5 files');
    await canvas.findByRole('progressbar', { name: 'All uploads' });
    await expectStillness();
  },
};

/** Two uploads side by side, each with its own list. */
export const TwoInstances: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
        gap: 16,
      }}
    >
      <DocumentUpload {...args} label="Contracts" />
      <DocumentUpload {...args} label="Waybills" />
    </div>
  ),
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole('region', { name: 'Contracts' }));
    await choose(first, textFile('Delivery terms.txt'));
    await expect(canvas.getAllByRole('button', { name: 'Upload 1 file' })).toHaveLength(1);
  },
};
