import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagingPairing } from 'brainstem/react';
import type { MockPlatform } from 'brainstem/mock-platform';
import { userEvent } from 'storybook/test';
import type { PlatformParameters } from '../../.storybook/decorators.tsx';
import { failing } from '../conditions.ts';
import { connectElsewhere, pair, press } from './play.ts';

/** The platform of the story that is open. */
let opened: MockPlatform;

const platform = (parameters: PlatformParameters = {}): PlatformParameters => ({
  seed: 'empty',
  ...parameters,
  prepare: (made) => {
    opened = made;
    parameters.prepare?.(made);
  },
});

const meta = {
  title: 'Connectors/Messaging pairing/Finish',
  component: MessagingPairing,
  args: {
    syncModes: [
      { value: 'continuous', label: 'As they come', description: 'New messages within minutes.' },
      { value: 'daily', label: 'Once a day', description: 'New messages overnight.' },
    ],
  },
  parameters: { platform: platform() },
} satisfies Meta<typeof MessagingPairing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The phone is linked: its groups, how to bring messages in, a name and a description. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await pair(canvas, opened);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Drivers north/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Drivers south/ }));
  },
};

/** The groups are on their way. */
export const LoadingGroups: Story = {
  parameters: { platform: platform(failing({ route: 'listPairingGroups', latency: 60_000 })) },
  play: async ({ canvas }) => {
    await pair(canvas, opened);
    await canvas.findByRole('heading', { name: 'Your phone is paired' });
  },
};

/** Couldn’t load the groups, and a name is missing. */
export const PartialFailure: Story = {
  parameters: { platform: platform(failing({ route: 'listPairingGroups', status: 500 })) },
  play: async ({ canvas }) => {
    await pair(canvas, opened);
    await canvas.findByText('Couldn’t load the groups');
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Connection name' }));
    await press(canvas, 'Finish');
    await canvas.findByText('Enter a connection name.');
  },
};

/** Couldn’t create the connection; the choice is kept. */
export const ErrorWithRetry: Story = {
  parameters: { platform: platform(failing({ route: 'finalizePairing', status: 500 })) },
  play: async ({ canvas }) => {
    await pair(canvas, opened);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Drivers north/ }));
    await press(canvas, 'Finish');
    await canvas.findByText('Couldn’t create the connection');
  },
};

/** The phone is connected. */
export const OneItem: Story = {
  play: async ({ canvas }) => {
    await pair(canvas, opened);
    await press(canvas, 'Finish');
    await canvas.findByText('Connected');
  },
};

/** A phone was connected before: how it is, and the messages that wait. */
export const AlreadyConnected: Story = {
  play: async ({ canvas }) => {
    await connectElsewhere(opened);
    await press(canvas, 'Show code');
    await canvas.findByRole('heading', { name: 'A phone is already paired' });
    await press(canvas, 'Sync missed messages');
    await canvas.findByText('Waiting messages are syncing.');
  },
};

/** The phone's health could not be loaded. */
export const HealthFailed: Story = {
  parameters: { platform: platform(failing({ route: 'getConnectionHealth', status: 500 })) },
  play: async ({ canvas }) => {
    await connectElsewhere(opened);
    await press(canvas, 'Show code');
    await canvas.findByText('Couldn’t load the status');
  },
};

/** A number and names that are very long. */
export const VeryLong: Story = {
  play: async ({ canvas }) => {
    const phoneNumber = `+49 30 ${'5550117'.repeat(12)}`;
    await pair(canvas, opened, { phoneNumber });
    await canvas.findByRole('checkbox', { name: /^Drivers north/ });
  },
};
