import type { Meta, StoryObj } from '@storybook/react-vite';
import { Connectors } from 'brainstem/react';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { PlatformParameters } from '../../.storybook/decorators.tsx';
import { connectorMarks } from '../../playground/src/connections/connectorMarks.tsx';
import { expectStillness, failing, offline, tokenRefused, withoutScope } from '../conditions.ts';

const platform = (parameters: PlatformParameters) => parameters;
const openConnect = () => ({ close: () => undefined });

const meta = {
  title: 'Connectors/Gallery',
  tags: ['autodocs'],
  component: Connectors,
  args: { openConnect, appearance: connectorMarks },
} satisfies Meta<typeof Connectors>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Does something with the open connection, by its menu. */
async function choose(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(canvas.getByRole('menuitem', { name }));
}

/** Four sources are connected. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Connected' });
    await canvas.findByText(/2 of 3 synced/);
  },
};

/** With the names and signs of the kit. */
export const KitMarks: Story = {
  args: { appearance: {} },
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Mail A' });
  },
};

/** One card for all kinds of SQL databases, and one form. */
export const Databases: Story = {
  args: { defaultView: { connectorId: 'sql' } },
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Paste a connection string' });
  },
};

/** No connections yet. */
export const Empty: Story = {
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await canvas.findByText('No connections yet');
  },
};

/** The lists are on their way. */
export const Loading: Story = {
  parameters: { platform: failing({ route: 'listConnections', latency: 60_000 }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading connections' });
  },
};

/** The host offers one connector, under its own name and picture. */
export const OneItem: Story = {
  args: {
    connectors: ['drive-a'],
    appearance: {
      'drive-a': { name: 'Harbour files', text: 'What the office keeps', icon: <span>⚓</span> },
    },
  },
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Harbour files/ });
  },
};

/** Names without a space, and more text than there is room for. */
export const VeryLong: Story = {
  args: {
    appearance: {
      'drive-a': {
        name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenarchiv',
        text: 'Everything that was ever written about it, in all languages, with attachments, in the order in which somebody once thought it should stand.',
      },
    },
  },
  globals: { width: '320' },
  play: Filled.play,
};

/** One list of many could not be loaded; the rest is there. */
export const PartialFailure: Story = {
  parameters: { platform: failing({ route: 'listConnections', status: 500, times: 1 }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Couldn’t load .+ connections$/);
  },
};

/** No list could be loaded: said once, with the way on. */
export const ErrorWithRetry: Story = {
  parameters: { platform: failing({ route: 'listConnections', status: 500 }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load some connections');
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** The network is gone: said once, with the way on. */
export const Offline: Story = {
  parameters: { platform: offline },
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load some connections');
  },
};

/** The host's backend refuses a token. */
export const TokenRefused: Story = {
  parameters: { platform: tokenRefused() },
  play: async ({ canvas }) => {
    await canvas.findByText('Your trial ended on 31 October.');
  },
};

/** Only business apps are shown. */
export const Category: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Category' }),
      'Business apps',
    );
    await canvas.findByText('4 sources');
  },
};

/** No connector is called this. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'fax');
    await canvas.findByText('No matching sources');
  },
};

/** Listed, and not to be connected. */
export const SwitchedOff: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^HR suite/ }));
    await canvas.findByText(/New connections are turned off/);
  },
};

/** A connection with its sync, account and actions. */
export const Connection: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Order database/ }));
    await canvas.findByRole('button', { name: 'Sync now' });
  },
};

/** It is given another name. */
export const Renaming: Story = {
  play: async (context) => {
    await Connection.play?.(context);
    await choose(context.canvas, 'Rename');
  },
};

/** Nothing is changed when the platform lacks a scope; what can be read stays. */
export const MissingScope: Story = {
  parameters: { platform: failing(withoutScope('saveConnectionMetadata')) },
  play: async (context) => {
    await Renaming.play?.(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Save' }));
    await context.canvas.findByText('View only');
  },
};

/** The platform does not disconnect from here, and that is said. */
export const DisconnectRefused: Story = {
  play: async (context) => {
    await Connection.play?.(context);
    await choose(context.canvas, 'Disconnect');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
    await dialog.findByText('Order database is still connected');
  },
};

/** A side panel. */
export const Narrow: Story = { globals: { width: '320' }, play: Filled.play };

/** Half a page. */
export const Medium: Story = { globals: { width: '480' }, play: Filled.play };

/** Reading from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    await Filled.play?.(context);
    // A name of Latin letters is aligned with the start of its row all the same.
    const name = await context.canvas.findByText('Order database');
    await expect(getComputedStyle(name).textAlign).toBe('right');
  },
};

/** Another language. */
export const SecondLocale: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Verbunden' });
  },
};

/** A language that is read from right to left, in its own words. */
export const Arabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'مرتبط' });
    await expect(getComputedStyle(heading).direction).toBe('rtl');
  },
};

/** More on less room. */
export const Compact: Story = { globals: { density: 'compact' }, play: Filled.play };

/** Dark, whatever the page. */
export const Dark: Story = { globals: { theme: 'dark' }, play: Filled.play };

/** Without motion: loading doesn't move. */
export const ReducedMotion: Story = {
  ...Loading,
  play: async (context) => {
    await Loading.play?.(context);
    await expectStillness();
  },
};

/** Two galleries on a page, each with what the host gave it. */
export const TwoInstances: Story = {
  render: () => (
    <>
      <Connectors connectors={['drive-a', 'mail-a']} label="Files and mail" />
      <Connectors connectors={['sql-b']} label="Databases" />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Databases' });
    await canvas.findByRole('region', { name: 'Files and mail' });
  },
};
