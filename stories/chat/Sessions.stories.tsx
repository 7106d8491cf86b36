import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chat } from 'brainstem/react';
import { screen, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Chat/Conversations',
  component: Chat,
  parameters: { height: '640px' },
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Conversations stand under the days of their last activity. */
export const Grouped: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Yesterday' });
  },
};

/** The list holds what was sought, and says how much that is. */
export const Searching: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'suppliers');
    await canvas.findByText('1 conversation found');
  },
};

/** No conversation holds the words. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'no such words');
    await canvas.findByText('No conversation found');
  },
};

/** A conversation was deleted, and can be brought back. */
export const Undo: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('button', { name: /^Which suppliers delivered late/ });
    row.focus();
    await userEvent.keyboard('{Delete}');
    await userEvent.hover(await canvas.findByRole('button', { name: 'Undo' }));
  },
};

/** The same in the drawer of a side panel. */
export const UndoNarrow: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show conversations' }));
    const drawer = within(await screen.findByRole('dialog'));
    (await drawer.findByRole('button', { name: /^Which suppliers delivered late/ })).focus();
    await userEvent.keyboard('{Delete}');
    await drawer.findByRole('button', { name: 'Undo' });
  },
};
