import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultFindingsView, FindingsReview } from 'brainstem/react';
import { screen, userEvent } from 'storybook/test';
import { failing, platform } from '../conditions.ts';
import { openPanel, press, sendEdit } from './play.ts';

const sure = {
  ...defaultFindingsView,
  filter: { ...defaultFindingsView.filter, confidence: { from: 0.9, to: 1 } },
};

const meta = {
  title: 'Findings/Work',
  component: FindingsReview,
  args: {
    onOpenNode: () => undefined,
    onSaveView: () => undefined,
    savedViews: [{ name: 'Nearly sure', view: sure }],
    undoSeconds: 60,
  },
  parameters: { height: '640px' },
} satisfies Meta<typeof FindingsReview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filters apply as they are set. */
export const Filtering: Story = {
  play: async ({ canvas }) => {
    await openPanel(canvas, 'Filter');
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Suppliers \d+$/ }));
    await canvas.findByRole('button', { name: 'Filter (1)' });
  },
};

/** Columns are chosen and moved, and the order is set. */
export const Columns: Story = {
  play: async ({ canvas }) => {
    await openPanel(canvas, 'Display');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Status' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'confidence');
    await canvas.findByRole('columnheader', { name: /^Status/ });
  },
};

/** The host's own rows, and its own part of the details. */
export const OwnContent: Story = {
  args: {
    renderFinding: ({ title, source_refs: sources }) => (
      <>
        <strong>{title}</strong>, {sources.length} sources
      </>
    ),
    renderDetails: ({ theme }) => <p>Looked after by the team for {theme.toLowerCase()}</p>,
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/, \d+ sources$/);
    await canvas.findByText(/^Looked after by the team/);
  },
};

/** Views that the host keeps. */
export const Views: Story = {
  play: async ({ canvas }) => {
    await openPanel(canvas, 'Display');
    await canvas.findByRole('button', { name: 'Nearly sure' });
  },
};

/** The shown findings can be exported. */
export const Export: Story = {
  play: async ({ canvas }) => {
    await openPanel(canvas, 'More actions');
    await canvas.findByRole('menuitem', { name: 'Export 19 findings as CSV' });
  },
};

/** A skipped finding stays in the list and says so. */
export const Skipped: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 's');
    await canvas.findByText('Skipped', { selector: '[data-part="badge"]' });
  },
};

/** All findings, with what was decided of each. */
export const AllStates: Story = {
  args: {
    defaultView: {
      ...defaultFindingsView,
      tab: 'all',
      columns: [...defaultFindingsView.columns, { column: 'state', width: 120 }],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Approved', { selector: '[data-part="badge"]' });
  },
};

/** An edit in plain language is under way. */
export const Editing: Story = {
  parameters: { platform: platform({ pace: 20 }) },
  play: async ({ canvas }) => {
    await sendEdit(canvas, 'Change the title to “Late on Mondays”');
    await canvas.findByText('Reading the finding');
  },
};

/** An edit is over: before and after are side by side. */
export const Edited: Story = {
  play: async ({ canvas }) => {
    await sendEdit(canvas, 'Change the title to “Late on Mondays”');
    await canvas.findByText('After');
    await userEvent.hover(canvas.getByText('After'));
  },
};

/** An edit was refused; the words are kept. */
export const EditFailed: Story = {
  parameters: { platform: failing({ route: 'streamFindingEdit', status: 422 }) },
  play: async ({ canvas }) => {
    await sendEdit(canvas, 'Change the title');
    await canvas.findByText('The edit couldn’t be saved');
  },
};

/** In a narrow box, details are a dialog. */
export const NarrowDetails: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await press(canvas, '{Enter}');
    await screen.findByRole('dialog');
  },
};
