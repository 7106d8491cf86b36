import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chat, type SessionMetaStore } from 'brainstem/react';
import { userEvent } from 'storybook/test';
import { showSessions } from './play.ts';

const meta = {
  title: 'Chat/Conversations',
  component: Chat,
  parameters: { height: '640px' },
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Conversations are listed under the days of their last activity. */
export const Grouped: Story = {
  play: async ({ canvas }) => {
    await (await showSessions(canvas)).findByRole('group', { name: 'Yesterday' });
  },
};

/** The list holds the matches and announces how many there are. */
export const Searching: Story = {
  play: async ({ canvas }) => {
    const list = await showSessions(canvas);
    await userEvent.type(await list.findByRole('searchbox'), 'suppliers');
    await list.findByText('1 result');
  },
};

/** No conversation holds the words. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    const list = await showSessions(canvas);
    await userEvent.type(await list.findByRole('searchbox'), 'no such words');
    await list.findByText('No results');
  },
};

/** A conversation was deleted, and can be brought back. */
export const Undo: Story = {
  play: async ({ canvas }) => {
    const list = await showSessions(canvas);
    (await list.findByRole('button', { name: /^Which suppliers delivered late/ })).focus();
    await userEvent.keyboard('{Delete}');
    await userEvent.hover(await list.findByRole('button', { name: 'Undo' }));
  },
};

/** The same in the drawer of a side panel. */
export const UndoNarrow: Story = { ...Undo, globals: { width: '320' } };

const sessionMeta: SessionMetaStore = {
  read: () => ({}),
  write: () => undefined,
};

/** One conversation has a name of its own and is pinned above the others. */
export const NamedAndPinned: Story = {
  args: { sessionMeta },
  play: async ({ canvas }) => {
    const list = await showSessions(canvas);
    (await list.findByRole('button', { name: /^Which suppliers delivered late/ })).focus();
    await userEvent.keyboard('{F2}Late suppliers{Enter}');
    await userEvent.click(await list.findByRole('button', { name: 'Pin “Late suppliers”' }));
    await list.findByRole('group', { name: 'Pinned' });
  },
};

/** The same in the drawer of a side panel. */
export const NamedAndPinnedNarrow: Story = { ...NamedAndPinned, globals: { width: '320' } };

/** The opened conversation was deleted or not begun, and a new one is offered. */
export const Deleted: Story = {
  args: { defaultSessionId: 'web-deleted' },
  play: async ({ canvas }) =>
    void (await canvas.findByRole('heading', { name: 'This conversation is empty' })),
};
