import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlatformForm } from 'brainstem/react';
import { createMockPlatform } from 'brainstem/mock-platform';
import { userEvent } from 'storybook/test';
import { failing } from '../conditions.ts';

const { tenantId } = createMockPlatform().credentials;

const meta = {
  title: 'Tasks/Form',
  tags: ['autodocs'],
  component: PlatformForm,
  args: { slug: 'new-supplier', tenantId },
} satisfies Meta<typeof PlatformForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A form as it came. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Suggest a supplier' });
  },
};

/** Sent too early: what is missing is marked. */
export const FieldsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await canvas.findAllByText(/^This field is required\.$/);
  },
};

/** Sent. */
export const Sent: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Company' }), 'Saltmarsh');
    await userEvent.type(canvas.getByRole('textbox', { name: 'What they sell' }), 'Cod');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByRole('heading', { name: 'Thank you' });
  },
};

/** A form of a shape that nobody here knows. */
export const Unreadable: Story = {
  args: { readForm: () => undefined },
  play: async ({ canvas }) => {
    await canvas.findByText('This form can’t be shown here');
  },
};

/** There is none at this address. */
export const Unknown: Story = {
  args: { slug: 'gone' },
  play: async ({ canvas }) => {
    await canvas.findByText('This form doesn’t exist');
  },
};

/** It is on its way. */
export const Loading: Story = {
  parameters: { platform: failing({ route: 'getForm', latency: 600_000 }) },
};

/** It could not be fetched. */
export const ErrorWithRetry: Story = {
  parameters: { platform: failing({ route: 'getForm', status: 500 }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** A side panel. */
export const Narrow: Story = { globals: { width: '320' }, play: FieldsMissing.play };

/** Dark, whatever the page. */
export const Dark: Story = { globals: { theme: 'dark' }, play: FieldsMissing.play };

/** Reading from right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Filled.play };

/** Another language. */
export const SecondLocale: Story = { globals: { locale: 'de' }, play: Filled.play };
