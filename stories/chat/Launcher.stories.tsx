import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatLauncher } from 'brainstem/react';
import { userEvent } from 'storybook/test';
import type { PlatformParameters } from '../../.storybook/decorators.tsx';

const meta = {
  title: 'Chat/Launcher',
  tags: ['autodocs'],
  component: ChatLauncher,
  parameters: { height: '640px' },
} satisfies Meta<typeof ChatLauncher>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A button in the corner of the page. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Open chat' });
  },
};

/** The panel is over the page, which goes on working. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open chat' }));
    await canvas.findByRole('heading', { name: 'What would you like to know?' });
  },
};

/** An answer ended while the panel was closed. */
export const NewAnswer: Story = {
  parameters: { platform: { seed: 'empty', pace: 0.02 } satisfies PlatformParameters },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open chat' }));
    const field = await canvas.findByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'What do we sell?{Enter}');
    await userEvent.keyboard('{Escape}');
    await canvas.findByRole('button', { name: /1 new reply/ });
  },
};
