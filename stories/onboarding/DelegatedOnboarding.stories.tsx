import type { Meta, StoryObj } from '@storybook/react-vite';
import { DelegatedOnboarding } from 'brainstem/react';
import { createMockPlatform, type MockPlatform } from 'brainstem/mock-platform';
import { expect, userEvent, within } from 'storybook/test';
import { changeAnswers, lengthen, oneOf } from '../changeAnswers.ts';
import { expectStillness, offline, takeLineDown } from '../conditions.ts';

/** The token is the same on every mock platform. */
const { delegationToken, appUrl } = createMockPlatform().credentials;

const meta = {
  title: 'Onboarding/Delegated',
  tags: ['autodocs'],
  component: DelegatedOnboarding,
  args: { token: delegationToken },
  parameters: { platform: { client: () => ({ appUrl }) } },
} satisfies Meta<typeof DelegatedOnboarding>;

export default meta;
type Story = StoryObj<typeof meta>;

function prepared(prepare: (platform: MockPlatform) => void) {
  return { platform: { client: () => ({ appUrl }), prepare } };
}

const question = 'What happens to a delivery that arrives too warm?';

/** Every type of question; one is answered, two are overdue. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1 of 6 answered');
  },
};

/** Some are answered and ready to go. */
export const PartlyAnswered: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: question }),
      'It is sent back.',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Door seals' }));
    await canvas.findByRole('button', { name: 'Send 2 answers' });
  },
};

/** Two were sent, and say what they were. */
export const PartlySent: Story = {
  play: async (context) => {
    await PartlyAnswered.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Send 2 answers' }));
    await context.canvas.findByText('2 answers sent. 3 questions left.');
  },
};

/** A number that is none, before anything is sent. */
export const NumberWanted: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^How many pallets/ });
    await userEvent.type(field, 'many');
    await userEvent.click(canvas.getByRole('button', { name: 'Send 1 answer' }));
    await canvas.findByText('Enter a number, like 12.');
  },
};

/** One question. */
export const OneItem: Story = {
  parameters: {
    platform: {
      client: ({ fetch }: MockPlatform) => ({
        appUrl,
        fetch: changeAnswers(fetch, oneOf('questions')),
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('0 of 1 answered');
  },
};

/** A link behind which nothing is asked. */
export const Empty: Story = {
  parameters: {
    platform: {
      client: ({ fetch }: MockPlatform) => ({
        appUrl,
        fetch: changeAnswers(fetch, (key, value) => (key === 'questions' ? [] : value)),
      }),
    },
  },
};

/** Questions, options and names that no line holds. */
export const VeryLong: Story = {
  parameters: {
    platform: {
      client: ({ fetch }: MockPlatform) => ({
        appUrl,
        fetch: changeAnswers(
          fetch,
          lengthen('question', 'options', 'assigner_name', 'organization_name'),
        ),
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1 of 6 answered');
  },
};

/** Sixty questions. */
export const Many: Story = {
  parameters: { platform: { client: () => ({ appUrl }), seed: 'large' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/ of 60 answered$/);
  },
};

/** The questions are on their way. */
export const Loading: Story = {
  parameters: prepared(({ faults }) => faults.add({ route: 'getDelegation', latency: 600_000 })),
};

/** They could not be fetched. */
export const ErrorWithRetry: Story = {
  parameters: prepared(({ faults }) => faults.add({ route: 'getDelegation', status: 500 })),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** No network. */
export const Offline: Story = {
  parameters: {
    platform: {
      client: (made: MockPlatform) => ({ appUrl, ...offline.client?.(made) }),
    },
  },
  beforeEach: takeLineDown,
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load the questions');
  },
};

/** Sending failed: everything that was written stays. */
export const NotSent: Story = {
  parameters: prepared(({ faults }) => faults.add({ route: 'answerDelegation', status: 500 })),
  play: async (context) => {
    await PartlyAnswered.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Send 2 answers' }));
    await context.canvas.findByText('Couldn’t send your answers. They’re still here.');
  },
};

/** Part of the link is missing. */
export const LinkTooShort: Story = { args: { token: 'dlg_12' } };

/** Nobody knows the link. */
export const LinkUnknown: Story = {
  args: { token: 'dlg_of_nobody' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This link isn’t valid' });
  },
};

/** The link has ended. */
export const LinkExpired: Story = {
  parameters: prepared(({ faults }) => faults.add({ route: 'getDelegation', status: 410 })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This link has expired' });
  },
};

/** A phone. */
export const Narrow: Story = { globals: { width: '320' }, play: PartlyAnswered.play };

/** Dark, whatever the page. */
export const Dark: Story = { globals: { theme: 'dark' }, play: PartlyAnswered.play };

/** Reading from right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Filled.play };

/** Another language. */
export const SecondLocale: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await canvas.findByText('1 von 6 beantwortet');
  },
};

/** As a system asks that wants no motion: what waits does not pulse. */
export const ReducedMotion: Story = { ...Loading, play: expectStillness };

/** Two people's links on a page. What one answers first, the other is asked about. */
export const SomebodyElseWasQuicker: Story = {
  render: () => (
    <>
      <DelegatedOnboarding token={delegationToken} label="First" />
      <DelegatedOnboarding token={delegationToken} label="Second" />
    </>
  ),
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole('region', { name: 'First' }));
    const second = within(canvas.getByRole('region', { name: 'Second' }));
    for (const one of [first, second]) {
      await userEvent.type(await one.findByRole('textbox', { name: question }), 'Sent back');
    }
    await userEvent.click(first.getByRole('button', { name: 'Send 1 answer' }));
    await first.findByText('1 answer sent. 4 questions left.');
    await userEvent.click(second.getByRole('button', { name: 'Send 1 answer' }));
    await second.findByText('Someone else has answered 1 of these questions');
    await expect(second.getByRole('textbox', { name: question })).toHaveValue('Sent back');
  },
};
