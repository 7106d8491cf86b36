import type { Meta, StoryObj } from '@storybook/react-vite';
import { TaskList } from 'brainstem/react';
import { createMockPlatform, type MockPlatform } from 'brainstem/mock-platform';
import { userEvent, within } from 'storybook/test';

const { appUrl } = createMockPlatform().credentials;
const client = () => ({ appUrl });

const meta = {
  title: 'Tasks/Task list',
  tags: ['autodocs'],
  component: TaskList,
  parameters: { platform: { client } },
} satisfies Meta<typeof TaskList>;

export default meta;
type Story = StoryObj<typeof meta>;

const notice = 'Give notice for contract C-1987';

function prepared(prepare: (platform: MockPlatform) => void) {
  return { platform: { client, prepare } };
}

/** Open tasks with the platform's counters. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(notice);
  },
};

/** You’re all caught up, and how to begin. */
export const Empty: Story = {
  parameters: { platform: { client, seed: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('You’re all caught up');
  },
};

/** Everybody's, with search and more filters. */
export const Everybodys: Story = {
  args: { defaultView: { list: 'all' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Prepare the meeting with Grand Hotel Aurora');
  },
};

/** Nothing fits the search. */
export const NoneFound: Story = {
  args: { defaultView: { list: 'all' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'zeppelin');
    await canvas.findByText('No matching tasks');
  },
};

/** A task opened: all that came with it, comments and files. */
export const Details: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${notice}`) }));
    const details = within(await canvas.findByRole('group', { name: /^Details/ }));
    await userEvent.type(details.getByRole('textbox', { name: 'New comment' }), 'By Friday');
    await userEvent.click(details.getByRole('button', { name: 'Comment' }));
    await details.findByText('By Friday');
  },
};

/** A task that is being changed, with all that the host can write. */
export const Editing: Story = {
  args: {
    writePatch: ({ due, ...patch }) => ({ ...patch, ...(due !== undefined && { dueDate: due }) }),
    writeAssignees: (people) => ({ people: [...people] }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${notice}`) }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ' by Friday');
    await canvas.findByRole('button', { name: 'Save' });
  },
};

/** A file that is attached, and one that could not be. */
export const Attachments: Story = {
  parameters: prepared(({ faults }) =>
    faults.add({ route: 'uploadTaskAttachment', status: 500, times: 1 }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${notice}`) }));
    const picker = await canvas.findByLabelText('Attach a file', { selector: 'input' });
    await userEvent.upload(picker, new File(['x'], 'unreadable scan of the contract.pdf'));
    await canvas.findByText(/^Couldn’t attach/);
    await userEvent.upload(picker, new File(['x'], 'notice.txt', { type: 'text/plain' }));
    await canvas.findByRole('button', { name: 'Download notice.txt' });
  },
};

/** The host's own rows, and its own part of the details. */
export const OwnContent: Story = {
  args: {
    renderTask: ({ title }) => <strong>{title}</strong>,
    renderDetails: ({ status }) => <p>Shipment S-204, {status ?? 'no status'}</p>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(notice, { selector: 'strong' }));
    await canvas.findByText(/^Shipment S-204/);
  },
};

/** A title without spaces. */
export const VeryLong: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await canvas.findByText(notice);
    await userEvent.click(canvas.getByRole('textbox', { name: 'New task' }));
    await userEvent.paste('Tiefkühlkettenüberwachung'.repeat(14));
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^(Tiefkühlkettenüberwachung){14}$/);
  },
};

/** The tasks are on their way. */
export const Loading: Story = {
  parameters: prepared(({ faults }) => faults.add({ route: 'listTodo', latency: 600_000 })),
};

/** They could not be fetched. */
export const ErrorWithRetry: Story = {
  parameters: prepared(({ faults }) => faults.add({ route: 'listTodo', status: 500 })),
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load the tasks');
  },
};

/** One of the actions failed; the list stays. */
export const PartialFailure: Story = {
  parameters: prepared(({ faults }) => faults.add({ route: 'completeTask', status: 500 })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Complete “${notice}”` }));
    await canvas.findByText(`Couldn’t complete “${notice}”`);
  },
};

/** Nobody is signed in to the web app. */
export const SignedOut: Story = {
  args: { onSignIn: () => undefined },
  parameters: prepared((platform) => platform.signOutOfApp()),
  play: async ({ canvas }) => {
    await canvas.findByText('Sign in to see tasks');
  },
};

/** A side panel. */
export const Narrow: Story = { globals: { width: '320' }, play: Details.play };

/** Dark, whatever the page. */
export const Dark: Story = { globals: { theme: 'dark' }, play: Details.play };

/** Reading from right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Details.play };

/** Another language. */
export const SecondLocale: Story = { globals: { locale: 'de' }, play: Filled.play };
