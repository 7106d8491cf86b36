import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chat } from 'brainstem/react';
import { expectStillness } from '../conditions.ts';
import { hostLooks } from '../hostLooks.tsx';
import { openSession, sendMessage } from './play.ts';

const meta = {
  title: 'Chat/Layout',
  component: Chat,
  parameters: { height: '640px' },
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

const readSuppliers: Story['play'] = async ({ canvas }) => {
  await openSession(canvas, 'Which suppliers delivered late this quarter?');
  await canvas.findByText(/owns the order/);
};

/** A side panel: the conversations are in a drawer. */
export const Narrow: Story = { globals: { width: '320' }, play: readSuppliers };

/** Half a page. */
export const Medium: Story = { globals: { width: '480' }, play: readSuppliers };

/** Just wide enough for the conversations beside the messages. */
export const Wide: Story = { globals: { width: '768' }, play: readSuppliers };

/** Reading from right to left. */
export const RightToLeft: Story = { ...Wide, globals: { direction: 'rtl' } };

/** Another language. */
export const SecondLocale: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Was möchten Sie wissen?' });
  },
};

/** More on less room. */
export const Compact: Story = { ...Wide, globals: { density: 'compact' } };

/** Dark, whatever the page. */
export const Dark: Story = { ...Wide, globals: { theme: 'dark' } };

/** The host's own colour, type and corners. */
export const HostLooks: Story = {
  ...Wide,
  globals: {},
  decorators: [hostLooks],
};

/** As a system asks that wants no motion: words arrive, but nothing moves. */
export const ReducedMotion: Story = {
  parameters: { platform: { seed: 'empty', pace: 1 } },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'run long');
    await canvas.findByRole('button', { name: 'Stop' });
    await expectStillness();
  },
};
