import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chat } from 'brainstem/react';
import { expect, userEvent } from 'storybook/test';
import { EveryRenderer as EveryRendererExample } from './guide/EveryRenderer.tsx';
import { HostState as HostStateExample } from './guide/HostState.tsx';
import { OwnComposer as OwnComposerExample } from './guide/OwnComposer.tsx';
import { OwnMarkup as OwnMarkupExample } from './guide/OwnMarkup.tsx';
import { sendMessage } from './play.ts';

/** The examples of docs/chat-your-own.md. */
const meta = {
  title: 'Chat/Guide',
  component: Chat,
  parameters: { height: '560px', platform: { seed: 'empty' } },
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A slot reads the state of the page, and asks about it. */
export const HostState: Story = {
  render: () => <HostStateExample />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Selected:'), 'D-314');
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask about it' }));
    await expect(await canvas.findByRole('textbox', { name: 'Message' })).toHaveValue(
      'Where is shipment D-314?',
    );
  },
};

/** The composer on one line. */
export const OwnComposer: Story = {
  render: () => <OwnComposerExample />,
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'Which suppliers delivered late?');
    await canvas.findByRole('button', { name: 'Copy message' });
  },
};

/** A host's own parts of an answer. */
export const EveryRenderer: Story = {
  render: () => <EveryRendererExample />,
  play: async ({ canvas, canvasElement }) => {
    await sendMessage(canvas, 'cite sources');
    await canvas.findByRole('region', { name: 'Sources' });
    await expect(canvasElement.querySelector('b[data-record="2"] a')).toBeVisible();
    await canvas.findByText('2 rows');
    await expect(canvas.getByText('12')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'order 7' })).toHaveAttribute(
      'href',
      '/orders/7',
    );
  },
};

/** The same conversation without our markup: a file goes along, and a question is answered. */
export const OwnMarkup: Story = {
  render: () => <OwnMarkupExample />,
  parameters: { height: 'auto' },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Files'), new File(['id'], 'berths.csv'));
    await canvas.findByText(/berths\.csv: uploaded/);
    await userEvent.type(canvas.getByLabelText('Question'), 'ask me{Enter}');
    await userEvent.type(await canvas.findByLabelText('Your answer'), 'This quarter');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await canvas.findByText(/I go on with/);
    await expect(canvas.getByText('berths.csv')).toBeVisible();
  },
};
