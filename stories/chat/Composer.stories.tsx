import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chat } from 'brainstem/react';
import { screen, userEvent, within } from 'storybook/test';
import { addFiles, sendMessage } from './play.ts';

const meta = {
  title: 'Chat/Composer',
  component: Chat,
  parameters: { height: '640px', platform: { seed: 'empty' } },
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A slash offers the host's commands and ours. */
export const Commands: Story = {
  args: {
    commands: [
      { name: 'report', label: 'Write a report on a customer', run: (rest) => `Report on ${rest}` },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), '/');
    await canvas.findByRole('option', { selected: true });
    await userEvent.keyboard('{ArrowDown}');
  },
};

/** The same in a side panel. */
export const CommandsNarrow: Story = { ...Commands, globals: { width: '320' } };

/** The help that a question mark shows. */
export const Help: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), '/help');
    await canvas.findByRole('option', { selected: true });
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Shortcuts and commands' });
  },
};

/** Pictures are seen before they are sent, and a kind that the host does not take is refused. */
export const Previews: Story = {
  args: { accept: 'image/*,.csv' },
  play: async ({ canvas }) => {
    const notes = new File(['Notes'], 'notes.docx');
    await addFiles(canvas, [await drawPicture()]);
    await canvas.findByRole('button', { name: 'Remove berth-12.png' });
    const transfer = new DataTransfer();
    transfer.items.add(notes);
    const field = canvas.getByRole('textbox', { name: 'Message' });
    field.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transfer }),
    );
    await canvas.findByText('This file type isn’t supported.');
  },
};

/** The files of a conversation, to download again. */
export const FilesOfConversation: Story = {
  play: async ({ canvas }) => {
    await addFiles(canvas, [new File(['id,port\n1,Rotterdam\n'], 'shipments.csv')]);
    await canvas.findByRole('button', { name: 'Remove shipments.csv' });
    await sendMessage(canvas, 'How many rows are there?');
    await canvas.findByRole('button', { name: 'Copy message' });
    await userEvent.click(canvas.getByRole('button', { name: 'Files in this conversation' }));
    const files = within(await screen.findByRole('dialog'));
    await files.findByRole('button', { name: 'Download shipments.csv' });
  },
};

async function drawPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(64, 64);
  const brush = canvas.getContext('2d');
  if (brush !== null) {
    brush.fillStyle = '#0b7285';
    brush.fillRect(0, 0, 64, 64);
    brush.fillStyle = '#ffe8cc';
    brush.fillRect(12, 30, 40, 18);
  }
  return new File([await canvas.convertToBlob()], 'berth-12.png', { type: 'image/png' });
}
