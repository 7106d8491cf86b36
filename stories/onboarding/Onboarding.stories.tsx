import type { Meta, StoryObj } from '@storybook/react-vite';
import { Onboarding } from 'brainstem/react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { changeAnswers, lengthen, oneOf } from '../changeAnswers.ts';
import {
  type Canvas,
  expectStillness,
  failing,
  offline,
  platform,
  takeLineDown,
  tokenRefused,
} from '../conditions.ts';

const meta = {
  title: 'Onboarding/Conversation',
  tags: ['autodocs'],
  component: Onboarding,
} satisfies Meta<typeof Onboarding>;

export default meta;
type Story = StoryObj<typeof meta>;

async function begin(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Get started|Beginnen)$/ }));
  await canvas.findByRole('heading', { name: /^(Step|Schritt) 1$/ });
}

/** Answers each question with its first option, and goes on. */
async function answer(canvas: Canvas): Promise<void> {
  for (const group of canvas.getAllByRole('group')) {
    const [first] = within(group).getAllByRole('radio');
    if (first !== undefined) await userEvent.click(first);
  }
  await userEvent.click(canvas.getByRole('button', { name: /^(Continue|Weiter)$/ }));
}

/** Before anything is asked: what this is for, and the one next action. */
export const Empty: Story = {};

/** Two questions with options, and room for something else. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await begin(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Trade products' }));
    const [, other] = canvas.getAllByRole('radio', { name: 'Something else' });
    if (other !== undefined) await userEvent.click(other);
    await userEvent.type(canvas.getByRole('textbox'), 'Canteens of schools');
  },
};

/** A step with one question. */
export const OneItem: Story = {
  parameters: {
    platform: platform({
      client: ({ fetch }) => ({ fetch: changeAnswers(fetch, oneOf('questions')) }),
    }),
  },
  play: async ({ canvas }) => begin(canvas),
};

/** A later step: how far one has come, without a promise of how far it goes. */
export const LaterStep: Story = {
  play: async ({ canvas }) => {
    await begin(canvas);
    await answer(canvas);
    await canvas.findByRole('heading', { name: 'Step 2' });
    await canvas.findByText('2 questions answered');
  },
};

/** Continued with a question open: it is marked and has the focus. */
export const AnswerMissing: Story = {
  play: async ({ canvas }) => {
    await begin(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const marked = await canvas.findAllByText('Choose an answer or write your own.');
    await expect(marked).toHaveLength(2);
  },
};

/** The end: everything that was said. */
export const Completed: Story = {
  play: async ({ canvas }) => {
    await begin(canvas);
    for (let step = 2; step <= 5; step += 1) {
      await answer(canvas);
      await canvas.findByRole('heading', { name: `Step ${step}` });
    }
    await answer(canvas);
    await canvas.findByRole('heading', { name: 'That’s all we need' });
  },
};

/** The organisation's earlier answers, by step. */
export const EarlierAnswers: Story = {
  play: async ({ canvas }) => {
    await begin(canvas);
    await answer(canvas);
    await canvas.findByRole('heading', { name: 'Step 2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier answers' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Make products');
  },
};

/** Questions, options and answers that no line holds. */
export const VeryLong: Story = {
  parameters: {
    platform: platform({
      client: ({ fetch }) => ({ fetch: changeAnswers(fetch, lengthen('question', 'options')) }),
    }),
  },
  play: async ({ canvas }) => {
    await begin(canvas);
    for (const other of canvas.getAllByRole('radio', { name: 'Something else' })) {
      await userEvent.click(other);
    }
    for (const field of canvas.getAllByRole('textbox')) {
      await userEvent.click(field);
      await userEvent.paste('Fischgroßhandelsniederlassung'.repeat(12));
    }
  },
};

/** The first questions are on their way. */
export const Loading: Story = {
  parameters: { platform: failing({ route: 'postAnalyticsChat', latency: 600_000 }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get started' }));
    await canvas.findByRole('button', { name: 'Loading the first questions…' });
  },
};

/** A turn failed: the answers stay, and one button sends them again. */
export const ErrorWithRetry: Story = {
  parameters: { platform: failing({ route: 'postAnalyticsChat', status: 503 }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get started' }));
    await canvas.findByText('Couldn’t load the questions');
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** The first questions arrived, and sending the answers failed: they stay. */
export const PartialFailure: Story = {
  parameters: {
    platform: platform({
      client: ({ fetch, faults }) => ({
        fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
          const request = new Request(input, init);
          const response = await fetch(request);
          if (request.url.endsWith('/analytics/chat')) {
            faults.add({ route: 'postAnalyticsChat', status: 503 });
          }
          return response;
        },
      }),
    }),
  },
  play: async ({ canvas }) => {
    await begin(canvas);
    await answer(canvas);
    await canvas.findByRole('button', { name: 'Try again' });
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Get started' }));
    await canvas.findByText('Your plan has no onboarding.');
  },
};

/** Without the scope, earlier answers can still be read. */
export const MissingScope: Story = {
  parameters: {
    platform: platform({
      client: ({ credentials }) => ({ serviceActorId: credentials.readOnlyServiceActorId }),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get started' }));
    await canvas.findByText('View only');
  },
};

/** Answers that outlive a refresh, and where they are. */
export const KeptOnThisDevice: Story = {
  args: { storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined } },
  play: async ({ canvas }) => {
    await begin(canvas);
    await canvas.findByText(/saved on this device/);
  },
};

/** The host's storage takes nothing: one can go on, and knows it. */
export const NotKept: Story = {
  args: {
    storage: {
      getItem: () => null,
      setItem: () => {
        throw new Error('The quota is used up.');
      },
      removeItem: () => undefined,
    },
  },
  play: Filled.play,
};

/** A side panel: each question is a page. */
export const Narrow: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await begin(canvas);
    await answer(canvas);
    await canvas.findByText('1 question answered');
    await userEvent.click(canvas.getByRole('radio', { name: 'Something else' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Canteens of schools');
  },
};

/** Dark, whatever the page. */
export const Dark: Story = { globals: { theme: 'dark' }, play: Filled.play };

/** Reading from right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: LaterStep.play };

/** Another language. */
export const SecondLocale: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => begin(canvas),
};

/** As a system asks that wants no motion. */
export const ReducedMotion: Story = {
  play: async (context) => {
    await LaterStep.play?.(context);
    await expectStillness();
  },
};

/** Two of them share a token, and nothing else. */
export const TwoInstances: Story = {
  render: () => (
    <>
      <Onboarding label="First" />
      <Onboarding label="Second" />
    </>
  ),
  play: async ({ canvas }) => {
    await begin(within(canvas.getByRole('region', { name: 'First' })));
    await expect(canvas.getAllByRole('button', { name: 'Get started' })).toHaveLength(1);
  },
};
