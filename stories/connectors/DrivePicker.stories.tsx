import type { Meta, StoryObj } from '@storybook/react-vite';
import { DrivePicker } from 'brainstem/react';
import { screen, userEvent } from 'storybook/test';
import { chooseRange, drive, openFiles } from './driveStory.tsx';
import { holding } from './OfConnection.tsx';

const meta = {
  title: 'Connectors/Drive picker/Work',
  tags: ['autodocs'],
  component: DrivePicker,
  args: { connectionId: '' },
  render: drive(),
  parameters: holding(),
} satisfies Meta<typeof DrivePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three files are chosen. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Selected 3' });
  },
};

/** The files of the drive. */
export const Adding: Story = { play: openFiles };

/** A range is chosen, and the tray is open. */
export const Range: Story = { play: chooseRange };

/** The filter says what it covers. */
export const Filtered: Story = {
  play: async (context) => {
    await openFiles(context);
    const { canvas } = context;
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Search files' }),
      'contract',
    );
    await canvas.findByText(/loaded items match/);
  },
};

/** Addresses that could not be read stay in the field. */
export const ByAddress: Story = {
  play: async (context) => {
    await openFiles(context);
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Add by link' }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Links' }));
    await userEvent.paste('https://drive.example/d/shared-1 nonsense');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to selection' }));
    await canvas.findByText(/found at/);
  },
};

/** Nothing is chosen, and that is looked at. */
export const NothingChosen: Story = {
  parameters: holding({ seed: 'empty' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Selected 0' }));
    await canvas.findByText('No files selected yet');
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
    await openFiles(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Load all' }));
    await context.canvas.findByText('2,995 files');
  },
};

/** A side panel. */
export const Narrow: Story = { play: chooseRange, globals: { width: '320' } };

/** Reading from right to left. */
export const RightToLeft: Story = { play: chooseRange, globals: { direction: 'rtl' } };

/** Another language. */
export const SecondLocale: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Ausgewählt 3' });
  },
};

/** More on less room. */
export const Compact: Story = { play: chooseRange, globals: { density: 'compact' } };

/** Dark, whatever the page. */
export const Dark: Story = { play: chooseRange, globals: { theme: 'dark' } };
