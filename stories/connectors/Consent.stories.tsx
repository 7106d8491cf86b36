import type { Meta, StoryObj } from '@storybook/react-vite';
import { Connectors, type ConnectRequest, type OpenConnect } from 'brainstem/react';
import { userEvent } from 'storybook/test';
import { failing, platform } from '../conditions.ts';

/** An opener that opens nothing, and does what a story wants. */
const opener =
  (run: (request: ConnectRequest) => void): OpenConnect =>
  (request) => {
    run(request);
    return { close: () => undefined };
  };

const meta = {
  title: 'Connectors/Consent',
  component: Connectors,
  args: { connectors: ['crm-a'], openConnect: opener(() => undefined) },
  parameters: { platform: platform({ seed: 'empty' }) },
} satisfies Meta<typeof Connectors>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The user is at the provider. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^CRM A/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect CRM A' }));
    await canvas.findByText('Sign in to CRM A');
  },
};

/** Begins, and waits for a sentence. */
const until =
  (title: string | RegExp): Story['play'] =>
  async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /^CRM A/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect CRM A' }));
    await canvas.findByText(title);
  };

/** It is said to be done, and the list is being asked. */
export const Checking: Story = {
  args: { openConnect: opener(({ onEvent }) => onEvent({ type: 'finished' })) },
  play: until('Checking…'),
};

/** It is said to be done, and the list does not have it. */
export const Unseen: Story = {
  args: Checking.args ?? {},
  play: until('Still waiting for your sign-in'),
};

/** The user left the provider's page. */
export const Left: Story = {
  args: { openConnect: opener(({ onEvent }) => onEvent({ type: 'closed' })) },
  play: until('Sign-in was canceled'),
};

/** The browser let no window open. */
export const Blocked: Story = {
  args: { openConnect: opener(({ onEvent }) => onEvent({ type: 'blocked' })) },
  play: until('Your browser blocked the window'),
};

/** The session expired, and so did the second. */
export const Expired: Story = {
  args: {
    openConnect: opener(({ getSessionToken }) => {
      const ask = (): Promise<string> => getSessionToken();
      ask()
        .then(ask)
        .then(ask)
        .catch(() => undefined);
    }),
  },
  play: until('Sign-in took too long'),
};

/** The platform refuses a session. */
export const Failed: Story = {
  args: {
    openConnect: opener(({ getSessionToken }) => void getSessionToken().catch(() => undefined)),
  },
  parameters: {
    platform: platform({
      seed: 'empty',
      ...failing({ route: 'createConnectSession', status: 500 }),
    }),
  },
  play: until('Couldn’t connect CRM A'),
};

/** The consent page is framed inside the widget. */
export const InAFrame: Story = {
  args: {
    openConnect: opener(({ container }) => {
      const frame = document.createElement('iframe');
      frame.title = 'Allow access';
      container.replaceChildren(frame);
    }),
  },
  play: until('Sign in to CRM A'),
};

/** The host has not said where the consent page is. */
export const NotConfigured: Story = {
  render: () => <Connectors connectors={['crm-a']} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^CRM A/ }));
    await canvas.findByText('Sign-in isn’t set up in this app');
  },
};

/** In a side panel, from right to left. */
export const NarrowRightToLeft: Story = {
  ...Blocked,
  globals: { width: '320', direction: 'rtl' },
};
