import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MockPlatform } from 'brainstem/mock-platform';
import { SitePicker } from 'brainstem/react';
import { userEvent } from 'storybook/test';
import { answering, longName, withoutScope } from '../conditions.ts';
import { connectionStates } from './connectionStates.tsx';
import { holding, OfConnection } from './OfConnection.tsx';

const sites =
  (prepare?: (platform: MockPlatform, id: string) => void, canChoose = true) =>
  () => (
    <OfConnection providerConfigKey="docs-online" {...(prepare && { prepare })}>
      {(connectionId) => (
        <SitePicker connectionId={connectionId} placesToMetadata={canChoose ? keep : undefined} />
      )}
    </OfConnection>
  );

const meta = {
  title: 'Connectors/Site picker',
  tags: ['autodocs'],
  component: SitePicker,
  args: { connectionId: '' },
  render: sites(),
  parameters: holding(),
} satisfies Meta<typeof SitePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const keep = (places: readonly object[]): Record<string, unknown> => ({ places });

const oneSite = JSON.stringify({ sites: [{ id: 's1', displayName: 'Harbour office' }] });

const states = connectionStates({
  widget: (props) => <SitePicker {...props} placesToMetadata={keep} />,
  providerConfigKey: 'docs-online',
  route: 'listSites',
  failed: 'Couldn’t load the sites',
});

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
      await canvas.findByRole('checkbox', { name: 'Select Quality and food safety › Audits' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: /^Audits 2 items/ }));
    await canvas.findByRole('button', { name: /^2026/ });
  },
};

/** A site of several drives, one of them chosen as a whole. */
export const Drives: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Purchasing/ }));
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Select Purchasing › Supplier archive' }),
    );
    await canvas.findByRole('region', { name: 'Selected folders' });
  },
};

/** Without a way to keep a choice: to look through. */
export const BrowseOnly: Story = {
  render: sites(undefined, false),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Browse only/);
  },
};

/** No site has the address. */
export const UnknownAddress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open by link' }));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Site link' }),
      'https://elsewhere.example/sites/x{Enter}',
    );
    await canvas.findByText(/^No site found at this link/);
  },
};

/** The account reaches no site; one can be found by its address. */
export const Empty: Story = {
  parameters: holding(answering((text, url) => (url.includes('/sites?') ? '{"sites":[]}' : text))),
  play: async ({ canvas }) => {
    await canvas.findByText('No sites found');
  },
};

/** The account reaches one site. */
export const OneItem: Story = {
  parameters: holding(answering((text, url) => (url.includes('/sites?') ? oneSite : text))),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Harbour/ });
  },
};

/** Names that find no place to break, on the way and in the list. */
export const VeryLong: Story = {
  parameters: holding(answering((text) => text.replaceAll(/Quality|Audits/g, longName))),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`^${longName} and`) }),
    );
    const [choose] = await canvas.findAllByRole('checkbox', { name: /^Select / });
    if (choose !== undefined) await userEvent.click(choose);
    await canvas.findByRole('region', { name: 'Selected folders' });
  },
};

/** A folder could not be loaded; the way back is there. */
export const PartialFailure: Story = {
  render: sites(({ faults }) => void faults.add({ route: 'listSiteFolders', status: 500 })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Quality/ }));
    await canvas.findByText('Couldn’t load the folder');
  },
};

/** The choice may not be kept; all can be looked at. */
export const MissingScope: Story = {
  render: sites(({ faults }) => void faults.add(withoutScope('saveConnectionMetadata'))),
  play: async (context) => {
    await Folder.play?.(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Save selection' }));
    await context.canvas.findByText('View only');
  },
};

/** The sites are on its way. */
export const Loading: Story = states.loading;

/** Couldn’t load the sites. */
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
export const Narrow: Story = { ...Folder, globals: { width: '320' } };

/** Reading from right to left. */
export const RightToLeft: Story = { ...Folder, globals: { direction: 'rtl' } };

/** Another language. */
export const SecondLocale: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Purchasing/ });
  },
};

/** A side panel, from right to left. */
export const NarrowRightToLeft: Story = {
  ...Folder,
  globals: { width: '320', direction: 'rtl' },
};

/** Dark, whatever the page. */
export const Dark: Story = { ...Folder, globals: { theme: 'dark' } };
