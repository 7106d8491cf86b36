import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MockPlatform } from 'brainstem/mock-platform';
import { SitePicker } from 'brainstem/react';
import { userEvent } from 'storybook/test';
import { holding, OfConnection } from './OfConnection.tsx';

const sites =
  (prepare?: (platform: MockPlatform, id: string) => void, canChoose = true) =>
  () => (
    <OfConnection providerConfigKey="docs-online" {...(prepare && { prepare })}>
      {(connectionId) => (
        <SitePicker
          connectionId={connectionId}
          placesToMetadata={canChoose ? (places) => ({ places }) : undefined}
        />
      )}
    </OfConnection>
  );

const meta = {
  title: 'Connectors/Site picker',
  component: SitePicker,
  args: { connectionId: '' },
  render: sites(),
  parameters: holding(),
} satisfies Meta<typeof SitePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sites of the account. */
export const Sites: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Purchasing/ });
  },
};

/** Two levels down, with a place chosen. */
export const Folder: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Quality/ }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Choose Quality and food safety › Audits' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: /^Audits 2 items/ }));
    await canvas.findByRole('button', { name: /^2026/ });
  },
};

/** Without a way to keep a choice: to look through. */
export const BrowseOnly: Story = {
  render: sites(undefined, false),
  play: async ({ canvas }) => {
    await canvas.findByText(/^You can look through/);
  },
};

/** No site has the address. */
export const UnknownAddress: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Address of a site' }),
      'https://elsewhere.example/sites/x{Enter}',
    );
    await canvas.findByText(/^No site has this address/);
  },
};

/** The sites could not be loaded. */
export const Failed: Story = {
  render: sites(({ faults }) => void faults.add({ route: 'listSites', status: 502 })),
  play: async ({ canvas }) => {
    await canvas.findByText('The sites could not be loaded');
  },
};

/** A side panel, from right to left. */
export const NarrowRightToLeft: Story = {
  ...Folder,
  globals: { width: '320', direction: 'rtl' },
};

/** Dark, whatever the page. */
export const Dark: Story = { ...Folder, globals: { theme: 'dark' } };
