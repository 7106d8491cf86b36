import type { Meta, StoryObj } from '@storybook/react-vite';
import { DrivePicker } from 'brainstem/react';
import type { MockPlatform } from 'brainstem/mock-platform';
import { screen, userEvent } from 'storybook/test';
import { connectionStates } from './connectionStates.tsx';
import { holding, OfConnection } from './OfConnection.tsx';
import { answering, longName } from './states.ts';

const drive = (prepare?: (platform: MockPlatform, id: string) => void) => () => (
  <OfConnection providerConfigKey="alpha-drive-files" {...(prepare && { prepare })}>
    {(connectionId) => <DrivePicker connectionId={connectionId} />}
  </OfConnection>
);

const meta = {
  title: 'Connectors/Drive picker',
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
  failed: 'What was chosen could not be loaded',
});

/** Three files are chosen. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Chosen 3' });
  },
};

/** The files of the drive. */
export const Adding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Add' }));
    await canvas.findByRole('listbox');
  },
};

/** A range is chosen, and the tray is open. */
export const Range: Story = {
  play: async (context) => {
    await Adding.play?.(context);
    const { canvas } = context;
    (await canvas.findByRole('listbox')).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown} ');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show what will be added' }));
  },
};

/** The filter says what it covers. */
export const Filtered: Story = {
  play: async (context) => {
    await Adding.play?.(context);
    const { canvas } = context;
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Filter' }), 'contract');
    await canvas.findByText(/loaded items match/);
  },
};

/** Addresses that could not be read stay in the field. */
export const ByAddress: Story = {
  play: async (context) => {
    await Adding.play?.(context);
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Add by address' }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Addresses' }));
    await userEvent.paste('https://drive.example/d/shared-1 nonsense');
    await userEvent.click(canvas.getByRole('button', { name: 'Put in the list' }));
    await canvas.findByText(/could be read from/);
  },
};

/** Nothing is chosen yet: the files stand first. */
export const Empty: Story = {
  parameters: holding({ seed: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Chosen 0' });
    await canvas.findByRole('listbox');
  },
};

/** Nothing is chosen, and that is looked at. */
export const NothingChosen: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Chosen 0' }));
    await canvas.findByText('No files chosen yet');
  },
};

/** The files could not be loaded. */
export const Failed: Story = {
  render: drive(({ faults }) => void faults.add({ route: 'listDriveFiles', status: 500 })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Add' }));
    await canvas.findByText('The files could not be loaded');
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
    await Adding.play?.(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Load more' }));
    await context.canvas.findByText('The next page could not be loaded');
  },
};

/** One file is chosen. */
export const OneItem: Story = {
  parameters: holding({ seed: 'empty' }),
  play: async ({ canvas }) => {
    (await canvas.findByRole('listbox')).focus();
    await userEvent.keyboard('{ArrowDown} ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 1 item' }));
    await canvas.findByRole('tab', { name: 'Chosen 1' });
  },
};

/** Names that find no place to break, chosen and to choose. */
export const VeryLong: Story = {
  parameters: holding(answering((text) => text.replaceAll('Delivery', longName))),
  play: async (context) => {
    await Range.play?.(context);
  },
};

/** The same, of what is chosen. */
export const VeryLongChosen: Story = {
  parameters: holding(answering((text) => text.replaceAll(/"name":"/g, `"name":"${longName} `))),
  play: async (context) => {
    await Chosen.play?.(context);
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

/** Without motion: what is on its way stands still. */
export const ReducedMotion: Story = states.reducedMotion;

/** Two of them on a page. */
export const TwoInstances: Story = states.twoInstances;

/** The person's consent has ended. */
export const NeedsConsent: Story = {
  render: drive((platform, id) => platform.breakConsent(id)),
  play: async ({ canvas }) => {
    await canvas.findByText('Sign in again');
  },
};

/** Nothing may be changed. */
export const MissingScope: Story = {
  render: drive(
    ({ faults }) =>
      void faults.add({
        route: 'saveConnectionMetadata',
        status: 403,
        message: 'Missing required scope: connectors:write',
      }),
  ),
  play: async (context) => {
    await Adding.play?.(context);
    const { canvas } = context;
    (await canvas.findByRole('listbox')).focus();
    await userEvent.keyboard('{End} ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 1 item' }));
    await canvas.findByText('You can look, but not change anything');
  },
};

/** A file is described. */
export const Describing: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Describe/ });
    if (first !== undefined) await userEvent.click(first);
    await screen.findByRole('dialog');
  },
};

/** Three thousand files. */
export const Large: Story = {
  parameters: holding({ seed: 'large' }),
  play: async (context) => {
    await Adding.play?.(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Load all' }));
    await context.canvas.findByText('2,995 loaded', undefined, { timeout: 15_000 });
  },
};

/** A side panel. */
export const Narrow: Story = { ...Range, globals: { width: '320' } };

/** Reading from right to left. */
export const RightToLeft: Story = { ...Range, globals: { direction: 'rtl' } };

/** Another language. */
export const SecondLocale: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Gewählt 3' });
  },
};

/** More on less room. */
export const Compact: Story = { ...Range, globals: { density: 'compact' } };

/** Dark, whatever the page. */
export const Dark: Story = { ...Range, globals: { theme: 'dark' } };
