import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrainViewer } from 'brainstem/react';
import { expect, waitFor } from 'storybook/test';
import { expectStillness } from '../conditions.ts';
import { isDrawn } from './play.ts';

const meta = {
  title: 'Brain/Layout',
  component: BrainViewer,
  parameters: { height: '680px' },
} satisfies Meta<typeof BrainViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The narrowest side panel. */
export const Narrow: Story = {
  globals: { width: '320' },
  args: { defaultView: { panel: null } },
  play: isDrawn,
};

/** The same with a label chosen: the panel is below the picture. */
export const NarrowPanel: Story = {
  globals: { width: '320' },
  args: { focusLabel: 'Contract' },
  play: isDrawn,
};

/** Half a page. */
export const Medium: Story = { globals: { width: '480' }, play: isDrawn };

/** Just wide enough for the panel beside the picture. */
export const Wide: Story = { globals: { width: '768' }, play: isDrawn };

/** Reading from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { focusLabel: 'Contract' },
  play: isDrawn,
};

/** Another language. */
export const SecondLocale: Story = { globals: { locale: 'de' }, play: isDrawn };

/** More on less room. */
export const Compact: Story = { globals: { density: 'compact' }, play: isDrawn };

/** Dark, whatever the page. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { focusLabel: 'Contract' },
  play: isDrawn,
};

/** Nothing moves for people who want none of it. */
export const ReducedMotion: Story = {
  play: async ({ canvas }) => {
    await isDrawn({ canvas });
    await expectStillness();
  },
};

/** Two brains on a page, each with its own state. */
export const TwoInstances: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', blockSize: '100%', gap: 16 }}>
      <BrainViewer {...args} label="Purchasing" defaultView={{ openGroups: ['Person'] }} />
      <BrainViewer {...args} label="Cold chain" defaultView={{ openGroups: ['Batch'] }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('group', { name: 'Place in the map' })).toHaveLength(2),
    );
  },
};
