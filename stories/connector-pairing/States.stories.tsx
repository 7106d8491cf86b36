import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagingPairing } from 'brainstem/react';
import type { MockPlatform } from 'brainstem/mock-platform';
import type { PlatformParameters } from '../../.storybook/decorators.tsx';
import { failing, tokenRefused, withoutScope } from '../conditions.ts';
import { returnToTab, connectElsewhere, pair, press, shownCode } from './play.ts';

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
  title: 'Connectors/Messaging pairing/States',
  tags: ['autodocs'],
  component: MessagingPairing,
  parameters: { platform: platform() },
} satisfies Meta<typeof MessagingPairing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The purpose of the pairing; no code is asked for yet. */
export const Empty: Story = {};

/** The code is on its way. */
export const Preparing: Story = {
  parameters: { platform: platform(failing({ route: 'startPairing', latency: 60_000 })) },
  play: async ({ canvas }) => press(canvas, 'Show code'),
};

/** A code to scan, and how long it lasts. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Show code');
    await shownCode(canvas);
  },
};

/** The code's time is over; the next one is on its way. */
export const Refreshing: Story = {
  args: { codeLifetime: 1 },
  parameters: { platform: platform(failing({ route: 'getPairingStatus', latency: 60_000 })) },
  play: async ({ canvas }) => {
    await press(canvas, 'Show code');
    await canvas.findByText('Getting a new code…');
  },
};

/** The line is down for a moment: it keeps trying. */
export const Offline: Story = {
  parameters: { platform: platform(failing({ route: 'getPairingStatus', status: 503 })) },
  play: async ({ canvas }) => {
    await press(canvas, 'Show code');
    await shownCode(canvas);
    returnToTab();
    await canvas.findByText('Connection interrupted');
  },
};

/** Nobody scanned it, and the platform has given it up. */
export const Expired: Story = {
  parameters: { platform: platform(failing({ route: 'getPairingStatus', status: 404 })) },
  play: async ({ canvas }) => {
    await press(canvas, 'Show code');
    await shownCode(canvas);
    returnToTab();
    await canvas.findByText('The code has expired');
  },
};

/** The phone that scanned it already has a connection. */
export const Duplicate: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Show code');
    const code = await shownCode(canvas);
    await connectElsewhere(opened);
    opened.scanPairing(code);
    returnToTab();
    await canvas.findByText('This phone is already paired');
  },
};

/** The phone refused; a new code is one press away. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    await pair(canvas, opened, { error: 'The phone has four devices already' });
    await canvas.findByText(/The phone has four devices already/);
  },
};

/** The code could not be had. */
export const ErrorWithRetry: Story = {
  parameters: { platform: platform(failing({ route: 'startPairing', status: 500 })) },
  play: async ({ canvas }) => {
    await press(canvas, 'Show code');
    await canvas.findByRole('button', { name: 'Get a new code' });
  },
};

/** The token may read, but not connect. */
export const MissingScope: Story = {
  parameters: { platform: platform(failing(withoutScope('startPairing'))) },
  play: async ({ canvas }) => {
    await press(canvas, 'Show code');
    await canvas.findByText(/^Ask your admin/);
  },
};

/** The host's backend refuses a token. */
export const TokenRefused: Story = {
  parameters: { platform: platform(tokenRefused()) },
  play: async ({ canvas }) => {
    await press(canvas, 'Show code');
    await canvas.findByText(/Your trial ended on 31 October\./);
  },
};
