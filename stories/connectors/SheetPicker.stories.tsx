import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MockPlatform } from 'brainstem/mock-platform';
import { SheetPicker } from 'brainstem/react';
import { userEvent } from 'storybook/test';
import { holding, OfConnection } from './OfConnection.tsx';

const sheets = (prepare?: (platform: MockPlatform, id: string) => void) => () => (
  <OfConnection providerConfigKey="alpha-drive" {...(prepare && { prepare })}>
    {(connectionId) => <SheetPicker connectionId={connectionId} />}
  </OfConnection>
);

const meta = {
  title: 'Connectors/Sheet picker',
  component: SheetPicker,
  args: { connectionId: '' },
  render: sheets(),
  parameters: holding(),
} satisfies Meta<typeof SheetPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Goes to a spreadsheet of the list. */
const at =
  (name: RegExp): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Add' }));
    await userEvent.click(await canvas.findByRole('option', { name }));
  };

/** Two spreadsheets are chosen: one is synced, one waits. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Chosen 2' });
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

/** The preview could not be loaded. */
export const PreviewFailed: Story = {
  render: sheets(({ faults }) => void faults.add({ route: 'getSheetPreview', status: 500 })),
  play: async (context) => {
    await at(/^Shift plan/)?.(context);
    await context.canvas.findByText('The preview could not be loaded');
  },
};

/** No spreadsheet has been looked at yet. */
export const Untouched: Story = {
  parameters: holding({ seed: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Move to a spreadsheet to see its first rows.');
  },
};

/** A side panel. */
export const Narrow: Story = { ...Preview, globals: { width: '320' } };

/** Reading from right to left. */
export const RightToLeft: Story = { ...Preview, globals: { direction: 'rtl' } };

/** Dark, whatever the page. */
export const Dark: Story = { ...Preview, globals: { theme: 'dark' } };
