import type { Meta, StoryObj } from '@storybook/react-vite';
import { SqlConnectionForm } from 'brainstem/react';
import { userEvent } from 'storybook/test';
import { failing } from '../conditions.ts';
import { fillIn, press, sqlFields } from './play.ts';

const meta = {
  title: 'Connector forms/SQL',
  tags: ['autodocs'],
  component: SqlConnectionForm,
  args: { engine: 'sql-b', onCancel: () => undefined },
} satisfies Meta<typeof SqlConnectionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was filled in, and the user chooses the kind of database. */
export const Empty: Story = {
  render: ({ onCancel }) => <SqlConnectionForm onCancel={onCancel} />,
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Database type');
  },
};

/** A pasted string filled in the fields, and the box forgot it. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByLabelText(/^Paste a connection string/);
    await userEvent.click(box);
    await userEvent.paste('postgres://reader:pw@orders.example:5433/shop?sslmode=prefer&pool=5');
    await canvas.findByText('orders.example:5433');
  },
};

/** A pasted string that cannot be read. */
export const PastedUnreadable: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByLabelText(/^Paste a connection string/);
    await userEvent.click(box);
    await userEvent.paste('postgres://reader:pw@orders.example:port/shop');
    await canvas.findByText(/The port isn’t a number/);
  },
};

/** The connection works. */
export const TestPassed: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, sqlFields);
    await press(canvas, 'Test connection');
    await canvas.findByText(/Connection successful/);
  },
};

/** The database refused, with what to do about it opened. */
export const TestRefused: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, { ...sqlFields, Password: 'wrong' });
    await press(canvas, 'Test connection');
    await userEvent.click(await canvas.findByText('Things to check'));
    await userEvent.click(canvas.getByText('Details'));
  },
};

/** A test that takes long, with its way out. */
export const TestRunning: Story = {
  parameters: { platform: failing({ route: 'testSqlConnection', latency: 600_000 }) },
  args: { testTimeout: 600_000 },
  play: async ({ canvas }) => {
    await fillIn(canvas, sqlFields);
    await press(canvas, 'Test connection');
    await canvas.findByRole('button', { name: 'Cancel test' });
  },
};

/** The database didn’t respond in time. */
export const TestTimedOut: Story = {
  parameters: TestRunning.parameters ?? {},
  args: { testTimeout: 400 },
  play: async ({ canvas }) => {
    await fillIn(canvas, sqlFields);
    await press(canvas, 'Test connection');
    await canvas.findByText('The database didn’t respond in time');
  },
};

/** The missing fields, summed up. */
export const Mistakes: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, { Port: 'many' });
    await press(canvas, 'Connect');
    await canvas.findByRole('group', { name: '3 fields need your attention' });
  },
};

/** Saved: the next step is to sync. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, sqlFields);
    await press(canvas, 'Connect');
    await press(canvas, 'Sync now');
    await canvas.findByText(/^(Sync|\d+ items?) queued/);
  },
};

/** Edited: the password is stored, and a test says that it needs it. */
export const Editing: Story = {
  play: async (context) => {
    await Saved.play?.(context);
    await press(context.canvas, 'Edit');
    await context.canvas.findByText(/Saved and hidden/);
  },
};

/** The password is replaced, which makes a new connection. */
export const Replacing: Story = {
  play: async (context) => {
    await Editing.play?.(context);
    await press(context.canvas, 'Replace');
    await context.canvas.findByText('New credentials create a new connection');
  },
};
