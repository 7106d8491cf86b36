import type { Meta, StoryObj } from '@storybook/react-vite';
import { DrivePicker } from 'brainstem/react';
import { userEvent } from 'storybook/test';
import { answering, longName, withoutScope } from '../conditions.ts';
import { connectionStates } from './connectionStates.tsx';
import { chooseRange, drive, openFiles } from './driveStory.tsx';
import { holding } from './OfConnection.tsx';

const meta = {
  title: 'Connectors/Drive picker/States',
  component: DrivePicker,
  args: { connectionId: '' },
  render: drive(),
  parameters: holding(),
} satisfies Meta<typeof DrivePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = connectionStates({
  widget: (props) => <DrivePicker {...props} />,
  providerConfigKey: 'alpha-drive-files',
  route: 'getConnectionMetadata',
  failed: 'Couldn’t load your selection',
});

/** Nothing is chosen yet: the files come first. */
export const Empty: Story = {
  parameters: holding({ seed: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Selected 0' });
    await canvas.findByRole('listbox');
  },
};

/** One file is chosen. */
export const OneItem: Story = {
  parameters: holding({ seed: 'empty' }),
  play: async ({ canvas }) => {
    (await canvas.findByRole('listbox')).focus();
    await userEvent.keyboard('{ArrowDown} ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 1 file' }));
    await canvas.findByRole('tab', { name: 'Selected 1' });
  },
};

/** Names that find no place to break, chosen and to choose. */
export const VeryLong: Story = {
  parameters: holding(answering((text) => text.replaceAll('Delivery', longName))),
  play: chooseRange,
};

/** The same, of what is chosen. */
export const VeryLongChosen: Story = {
  parameters: holding(answering((text) => text.replaceAll(/"name":"/g, `"name":"${longName} `))),
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Selected 3' });
  },
};

/** The choice is on its way. */
export const Loading: Story = states.loading;

/** Couldn’t load the files. */
export const Failed: Story = {
  render: drive(({ faults }) => void faults.add({ route: 'listDriveFiles', status: 500 })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Add files' }));
    await canvas.findByText('Couldn’t load the files');
  },
};

/** A later page could not be loaded; the first stays. */
export const PartialFailure: Story = {
  parameters: holding({
    seed: 'large',
    client: ({ fetch }) => ({
      fetch: (input, init) => {
        const request = new Request(input, init);
        return request.url.includes('pageToken=')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : fetch(request);
      },
    }),
  }),
  play: async (context) => {
    await openFiles(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Load all' }));
    await context.canvas.findByText('Couldn’t load the next page');
  },
};

/** The choice could not be loaded. */
export const ErrorWithRetry: Story = states.errorWithRetry;

/** The network is gone. */
export const Offline: Story = states.offline;

/** The host's backend refuses a token. */
export const TokenRefused: Story = states.tokenRefused;

/** The user's consent has ended. */
export const NeedsConsent: Story = {
  render: drive((platform, id) => platform.breakConsent(id)),
  play: async ({ canvas }) => {
    await canvas.findByText('Sign in again');
  },
};

/** Nothing may be changed. */
export const MissingScope: Story = {
  render: drive(({ faults }) => void faults.add(withoutScope('saveConnectionMetadata'))),
  play: async (context) => {
    await openFiles(context);
    const { canvas } = context;
    (await canvas.findByRole('listbox')).focus();
    await userEvent.keyboard('{End} ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 1 file' }));
    await canvas.findByText('View only');
  },
};

/** Without motion: loading doesn't move. */
export const ReducedMotion: Story = states.reducedMotion;

/** Two of them on a page. */
export const TwoInstances: Story = states.twoInstances;
