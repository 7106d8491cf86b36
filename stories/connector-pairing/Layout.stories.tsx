import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagingPairing } from 'brainstem/react';
import { expect, waitFor } from 'storybook/test';
import { expectStillness } from '../conditions.ts';
import { shownCode } from './play.ts';

const meta = {
  title: 'Connectors/Messaging pairing/Layout',
  component: MessagingPairing,
  args: { autoStart: true },
  parameters: { platform: { seed: 'empty' } },
} satisfies Meta<typeof MessagingPairing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A side panel. */
export const Narrow: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await expect(await shownCode(canvas)).toMatch(/^messaging-a:/);
  },
};

/** Half a page. */
export const Medium: Story = { ...Narrow, globals: { width: '480' } };

/** Most of a page. */
export const Wide: Story = { ...Narrow, globals: { width: '768' } };

/** Reading from right to left. */
export const RightToLeft: Story = { ...Narrow, globals: { width: '768', direction: 'rtl' } };

/** Another language. */
export const SecondLocale: Story = {
  globals: { width: '768', locale: 'de' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Scannen Sie diesen Code mit Ihrem Telefon' });
    await shownCode(canvas);
  },
};

/** More on less room. */
export const Compact: Story = { ...Narrow, globals: { width: '768', density: 'compact' } };

/** Dark, whatever the page: the code stays black on white. */
export const Dark: Story = { ...Narrow, globals: { width: '768', theme: 'dark' } };

/** As a system asks that wants no motion. */
export const ReducedMotion: Story = {
  play: async ({ canvas }) => {
    await shownCode(canvas);
    await expectStillness();
  },
};

/** Two phones at once, each with its own code. */
export const TwoInstances: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
        gap: 16,
      }}
    >
      <MessagingPairing {...args} label="Warehouse phone" />
      <MessagingPairing {...args} label="Office phone" />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(2));
  },
};
