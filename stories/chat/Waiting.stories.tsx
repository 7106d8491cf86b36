import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chat } from 'brainstem/react';
import { expect } from 'storybook/test';
import { loseNetwork, takeLineDown } from '../conditions.ts';
import { sendMessage } from './play.ts';

const meta = {
  title: 'Chat/Waiting',
  component: Chat,
  parameters: { height: '640px' },
  beforeEach: takeLineDown,
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Offline: what is sent waits in the thread, to edit or take back. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    await loseNetwork(canvas);
    await sendMessage(canvas, 'Which suppliers delivered late?');
    await sendMessage(canvas, 'And which of them twice?');
    const waiting = await canvas.findAllByRole('article', { name: 'Your queued message' });
    await expect(waiting).toHaveLength(2);
  },
};
