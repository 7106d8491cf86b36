import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MockPlatform } from 'brainstem/mock-platform';
import { SheetPicker } from 'brainstem/react';
import { userEvent } from 'storybook/test';
import { answering, longName, withoutScope } from '../conditions.ts';
import { connectionStates } from './connectionStates.tsx';
import { holding, OfConnection } from './OfConnection.tsx';

const sheets = (prepare?: (platform: MockPlatform, id: string) => void) => () => (
  <OfConnection providerConfigKey="alpha-drive" {...(prepare && { prepare })}>
    {(connectionId) => <SheetPicker connectionId={connectionId} />}
  </OfConnection>
);

const meta = {
  title: 'Connectors/Sheet picker',
  tags: ['autodocs'],
  component: SheetPicker,
  args: { connectionId: '' },
  render: sheets(),
  parameters: holding(),
} satisfies Meta<typeof SheetPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = connectionStates({
  widget: (props) => <SheetPicker {...props} />,
  providerConfigKey: 'alpha-drive',
  route: 'getConnectionMetadata',
  failed: 'Couldn’t load your selection',
});

/** Goes to a spreadsheet of the list. */
const at =
  (name: RegExp): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Add files' }));
    await userEvent.click(await canvas.findByRole('option', { name }));
  };

/** Two spreadsheets are chosen: one is synced, one waits. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Selected 2' });
  },
};

/** Several tabs, and more rows than are shown. */
export const Preview: Story = {
  play: async (context) => {
    await at(/^Delivery sheet/)?.(context);
    await context.canvas.findByRole('table', { name: 'Deliveries' });
  },
};

/** Forty columns scroll inside their frame. */
export const WidePreview: Story = {
  play: async (context) => {
    await at(/^Cold store/)?.(context);
    await context.canvas.findByText(/40 columns/);
  },
};

/** Nothing is in the only tab. */
export const EmptyPreview: Story = {
  play: async (context) => {
    await at(/^Untitled/)?.(context);
    await context.canvas.findByText('This tab is empty');
  },
};

/** Couldn’t load the preview; all else is there. */
export const PartialFailure: Story = {
  render: sheets(({ faults }) => void faults.add({ route: 'getSheetPreview', status: 500 })),
  play: async (context) => {
    await at(/^Shift plan/)?.(context);
    await context.canvas.findByText('Couldn’t load the preview');
  },
};

/** No spreadsheet has been looked at yet. */
export const Empty: Story = {
  parameters: holding({ seed: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Select a spreadsheet to preview it.');
  },
};

/** One spreadsheet is chosen. */
export const OneItem: Story = {
  parameters: holding({ seed: 'empty' }),
  play: async ({ canvas }) => {
    (await canvas.findByRole('listbox')).focus();
    await userEvent.keyboard('{Home} ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 1 file' }));
    await canvas.findByRole('tab', { name: 'Selected 1' });
  },
};

/** Names, headers and cells that find no place to break. */
export const VeryLong: Story = {
  parameters: holding(
    answering((text) => text.replaceAll(/Deliver(y sheet|ies)|Supplier|Saltmarsh/g, longName)),
  ),
  play: async (context) => {
    await at(new RegExp(`^${longName}`))?.(context);
    await context.canvas.findByRole('table');
  },
};

/** Nothing may be changed; all can be looked at. */
export const MissingScope: Story = {
  render: sheets(({ faults }) => void faults.add(withoutScope('saveConnectionMetadata'))),
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('tab', { name: 'Add files' }));
    (await canvas.findByRole('listbox')).focus();
    await userEvent.keyboard('{End} ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 1 file' }));
    await canvas.findByText('View only');
  },
};

/** The choice is on its way. */
export const Loading: Story = states.loading;

/** The choice could not be loaded. */
export const ErrorWithRetry: Story = states.errorWithRetry;

/** The network is gone. */
export const Offline: Story = states.offline;

/** The host's backend refuses a token. */
export const TokenRefused: Story = states.tokenRefused;

/** Without motion: loading doesn't move. */
export const ReducedMotion: Story = states.reducedMotion;

/** Two of them on a page. */
export const TwoInstances: Story = states.twoInstances;

/** Another language. */
export const SecondLocale: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Ausgewählt 2' });
  },
};

/** A side panel. */
export const Narrow: Story = { ...Preview, globals: { width: '320' } };

/** Reading from right to left. */
export const RightToLeft: Story = { ...Preview, globals: { direction: 'rtl' } };

/** Dark, whatever the page. */
export const Dark: Story = { ...Preview, globals: { theme: 'dark' } };
