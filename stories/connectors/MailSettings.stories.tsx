import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MockPlatform } from 'brainstem/mock-platform';
import { MailSettings } from 'brainstem/react';
import { userEvent } from 'storybook/test';
import { answering, longName, withoutScope } from '../conditions.ts';
import { connectionStates } from './connectionStates.tsx';
import { holding, OfConnection } from './OfConnection.tsx';

const mail = (prepare?: (platform: MockPlatform, id: string) => void) => () => (
  <OfConnection providerConfigKey="alpha-mail" {...(prepare && { prepare })}>
    {(connectionId) => <MailSettings connectionId={connectionId} />}
  </OfConnection>
);

const meta = {
  title: 'Connectors/Mail settings',
  tags: ['autodocs'],
  component: MailSettings,
  args: { connectionId: '' },
  render: mail(),
  parameters: holding(),
} satisfies Meta<typeof MailSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = connectionStates({
  widget: (props) => <MailSettings {...props} />,
  providerConfigKey: 'alpha-mail',
  route: 'getConnectionMetadata',
  failed: 'Couldn’t load the settings',
});

/** Never saved: nothing is synced yet. */
export const New: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/18,342 messages/);
  },
};

/** Saved, with new mail coming at once. */
export const Watching: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Sync this mailbox' }));
    await canvas.findByText('Saved');
    await userEvent.click(
      await canvas.findByRole('switch', { name: 'Sync new mail as it arrives' }),
    );
    await canvas.findByText(/^Active until/);
  },
};

/** The change was refused; what was typed is there. */
export const SaveFailed: Story = {
  render: mail(({ faults }) => void faults.add({ route: 'saveConnectionMetadata', status: 500 })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Sync this mailbox' }));
    await canvas.findByText('Couldn’t save your change');
  },
};

/** The mailbox could not be read; the settings can be made all the same. */
export const PartialFailure: Story = {
  render: mail(({ faults }) => void faults.add({ route: 'getMailAProfile', status: 500 })),
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load the mailbox');
    await canvas.findByRole('switch', { name: 'Sync this mailbox' });
  },
};

/** A mailbox that holds nothing yet. */
export const Empty: Story = {
  parameters: holding(
    answering((text) => text.replaceAll(/"(messages|threads)Total":\d+/g, '"$1Total":0')),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^0 messages/);
  },
};

/** A mailbox that holds one message. */
export const OneItem: Story = {
  parameters: holding(
    answering((text) => text.replaceAll(/"(messages|threads)Total":\d+/g, '"$1Total":1')),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('1 message in 1 thread');
  },
};

/** An address and a description that find no place to break. */
export const VeryLong: Story = {
  parameters: holding(
    answering((text) => text.replaceAll(/"emailAddress":"/g, `"emailAddress":"${longName}`)),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Description' }));
    await userEvent.paste(`${longName} `.repeat(6));
    await canvas.findByText(new RegExp(longName), { selector: 'span' });
  },
};

/** Nothing may be changed; all can be read. */
export const MissingScope: Story = {
  render: mail(({ faults }) => void faults.add(withoutScope('saveConnectionMetadata'))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Sync this mailbox' }));
    await canvas.findByText('View only');
  },
};

/** The settings are on its way. */
export const Loading: Story = states.loading;

/** Couldn’t load the settings. */
export const ErrorWithRetry: Story = states.errorWithRetry;

/** The network is gone. */
export const Offline: Story = states.offline;

/** The host's backend refuses a token. */
export const TokenRefused: Story = states.tokenRefused;

/** Without motion: loading doesn't move. */
export const ReducedMotion: Story = states.reducedMotion;

/** Two of them on a page. */
export const TwoInstances: Story = states.twoInstances;

/** A side panel. */
export const Narrow: Story = { ...Watching, globals: { width: '320' } };

/** Reading from right to left. */
export const RightToLeft: Story = { ...Watching, globals: { direction: 'rtl' } };

/** Another language. */
export const SecondLocale: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await canvas.findByText(/18.342 Nachrichten/);
  },
};

/** Dark, whatever the page. */
export const Dark: Story = { ...Watching, globals: { theme: 'dark' } };
