import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductOnboarding } from 'brainstem/react';
import { createMockPlatform, type MockPlatform } from 'brainstem/mock-platform';
import { expect, userEvent, within } from 'storybook/test';
import { changeAnswers, lengthen, oneOf } from '../changeAnswers.ts';
import { workspaceAdapter } from '../../playground/src/setup/workspaceAdapter.ts';
import { expectStillness, failing, offline, takeLineDown, tokenRefused } from '../conditions.ts';

/** The ids are the same on every mock platform. */
const { tenantId, userId } = createMockPlatform().credentials;

const meta = {
  title: 'Onboarding/By chapters',
  tags: ['autodocs'],
  component: ProductOnboarding,
  args: { tenantId, userId, adapter: workspaceAdapter },
} satisfies Meta<typeof ProductOnboarding>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first part, with nothing answered. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'Trade products' });
  },
};

/** The first part was saved; its follow-up is next. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Trade products' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Public bodies' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await canvas.findByRole('heading', { name: 'Business · Follow-up' });
    await canvas.findByRole('textbox', { name: /^How many customers/ });
  },
};

/** A part with one question. */
export const OneItem: Story = {
  parameters: {
    platform: {
      client: ({ fetch }: MockPlatform) => ({ fetch: changeAnswers(fetch, oneOf('questions')) }),
    },
  },
  play: Empty.play,
};

/** Questions and options that no line holds. */
export const VeryLong: Story = {
  parameters: {
    platform: {
      client: ({ fetch }: MockPlatform) => ({
        fetch: changeAnswers(fetch, lengthen('question', 'options')),
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /^Trade products \(/ });
  },
};

/** A host that does not know the bodies: what arrives can be read, and nothing is sent. */
export const WithoutAdapter: Story = {
  args: { adapter: undefined },
  play: async ({ canvas }) => {
    await canvas.findByText('Answers can’t be sent from this app.');
  },
};

/** The questions are on their way. */
export const Loading: Story = {
  parameters: { platform: failing({ route: 'getOnboardingQuestions', latency: 600_000 }) },
};

/** Couldn’t load the questions; the chapters can be left all the same. */
export const ErrorWithRetry: Story = {
  parameters: { platform: failing({ route: 'getOnboardingQuestions', status: 500 }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load the questions');
  },
};

/** The progress could not be fetched; the questions came. */
export const PartialFailure: Story = {
  parameters: { platform: failing({ route: 'getOnboardingStatus', status: 500 }) },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'Try again' });
    await Empty.play?.(context);
  },
};

/** No network. */
export const Offline: Story = {
  parameters: { platform: offline },
  beforeEach: takeLineDown,
  play: ErrorWithRetry.play,
};

/** The host's backend gives this user no token. */
export const TokenRefused: Story = {
  parameters: { platform: tokenRefused('Your plan has no onboarding.') },
  play: async ({ canvas }) => {
    await canvas.findByText('Your plan has no onboarding.');
  },
};

/** Saving failed: what was written stays. */
export const NotSaved: Story = {
  parameters: { platform: failing({ route: 'answerOnboardingQuestions', status: 500 }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Trade products' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await canvas.findByText('Couldn’t send your answers. They’re still here.');
  },
};

/** Without the scope it can be read. */
export const MissingScope: Story = {
  parameters: {
    platform: {
      client: ({ credentials }: MockPlatform) => ({
        serviceActorId: credentials.readOnlyServiceActorId,
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Trade products' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await canvas.findByText('View only');
  },
};

/** A side panel: the chapters are one field. */
export const Narrow: Story = { globals: { width: '320' }, play: Empty.play };

/** Dark, whatever the page. */
export const Dark: Story = { globals: { theme: 'dark' }, play: Filled.play };

/** Reading from right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Empty.play };

/** Another language. */
export const SecondLocale: Story = { globals: { locale: 'de' }, play: Empty.play };

/** As a system asks that wants no motion: what waits does not pulse. */
export const ReducedMotion: Story = { ...Loading, play: expectStillness };

/** Two of them on a page, each at a part of its own. */
export const TwoInstances: Story = {
  render: (args) => (
    <>
      <ProductOnboarding {...args} label="Purchasing" />
      <ProductOnboarding {...args} label="Sales" />
    </>
  ),
  play: async ({ canvas }) => {
    const [purchasing, sales] = ['Purchasing', 'Sales'].map((name) =>
      within(canvas.getByRole('region', { name })),
    );
    if (purchasing === undefined || sales === undefined) return;
    await userEvent.click(await purchasing.findByRole('radio', { name: 'Trade products' }));
    await expect(await sales.findByRole('radio', { name: 'Trade products' })).not.toBeChecked();
  },
};
