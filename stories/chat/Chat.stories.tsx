import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chat, type ToolCallViewProps } from 'brainstem/react';
import { userEvent } from 'storybook/test';
import { failing, loseNetwork, platform, takeLineDown, tokenRefused } from '../conditions.ts';
import { openSession, sendMessage, showSessions } from './play.ts';

const suggestions = [
  { label: 'Which suppliers delivered late?' },
  { label: 'Compare last quarter’s revenue by customer' },
  { label: 'Plan the audit, and ask me what you need', message: 'Plan the audit, ask me first' },
];

const meta = {
  title: 'Chat/States',
  tags: ['autodocs'],
  component: Chat,
  args: { suggestions },
  parameters: { height: '640px' },
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A conversation with a table and several turns. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await openSession(canvas, 'Which suppliers delivered late this quarter?');
    await canvas.findByText(/owns the order/);
  },
};

/** Nothing has been said yet, and no conversation is stored. */
export const Empty: Story = {
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await (await showSessions(canvas)).findByText('Your conversations will appear here.');
  },
};

/** The list of conversations is on its way. */
export const Loading: Story = {
  parameters: { platform: failing({ route: 'listSessions', latency: 60_000 }) },
};

/** The messages of a conversation are on their way. */
export const LoadingMessages: Story = {
  parameters: { platform: failing({ route: 'listMessages', latency: 60_000 }) },
  play: async ({ canvas }) => {
    await openSession(canvas, 'Which suppliers delivered late this quarter?');
    await canvas.findByRole('group', { name: 'Messages', busy: true });
  },
};

/** One question and its answer. */
export const OneItem: Story = {
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'Which suppliers delivered late?');
    await canvas.findByRole('button', { name: 'Copy message' });
  },
};

/** Every kind of Markdown in one answer. */
export const Markdown: Story = {
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'show markdown');
    await canvas.findByRole('button', { name: 'Copy message' });
  },
};

/** A report with a table, whose sentences cite their sources. */
export const CitedReport: Story = {
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'Report on late deliveries, and cite sources');
    await canvas.findByRole('region', { name: 'Sources' });
    canvas.getByRole('link', { name: /^Source 2/ }).focus();
  },
};

/** A tool that the assistant used, folded up. */
export const ToolUse: Story = {
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'use tool');
    await canvas.findByText('3 results');
  },
};

/** A name without spaces, and 250 conversations, one of them with 1,000 messages. */
export const VeryLong: Story = {
  parameters: { platform: platform({ seed: 'large' }) },
  play: async ({ canvas }) => {
    await sendMessage(
      canvas,
      `Explain ${'Lieferantenbewertungsübersichtszusammenfassung'.repeat(8)}`,
    );
    await canvas.findByRole('button', { name: 'Copy message' });
    await (await showSessions(canvas)).findByRole('button', { name: 'Show more' });
  },
};

/** An answer that is under way. */
export const Answering: Story = {
  parameters: { platform: platform({ seed: 'empty', pace: 1 }) },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'run long');
    await canvas.findByRole('button', { name: 'Stop' });
    await canvas.findByText(/\w+ \w+ \w+ \w+/, { selector: '[data-role="assistant"] p *' });
  },
};

/** The assistant waits for an answer of the user. */
export const WaitingForYou: Story = {
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'ask me');
    await canvas.findByRole('textbox', { name: 'Your answer' });
  },
};

/** The assistant asks for several things at once; one of them was omitted. */
export const WaitingForForm: Story = {
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'ask me for details');
    const boxes = await canvas.findByRole('textbox', { name: 'Boxes' });
    await userEvent.type(boxes, 'a few');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await canvas.findByText(/^Enter a whole number/);
  },
};

/** Several options can be chosen. */
export const WaitingForSeveral: Story = {
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'ask me for several');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Complaints' }));
  },
};

/** Details from the assistant holds no question; it is shown as it is. */
export const OddQuestion: Story = {
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'ask me oddly');
    await userEvent.click(await canvas.findByText('Details from the assistant'));
  },
};

/** The host shows a tool in its own way. */
export const OwnToolView: Story = {
  parameters: { platform: platform({ seed: 'empty' }) },
  args: { tools: { search_knowledge_graph: { Call: SearchResult } } },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'use tool');
    await canvas.findByText('3 entries found');
  },
};

function SearchResult({ call, isRunning }: ToolCallViewProps) {
  const value = call.result?.value;
  const matches: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'matches') : undefined;
  const count = Array.isArray(matches) ? matches.length : 0;
  return <p>{isRunning ? 'Searching the brain' : `${count} entries found`}</p>;
}

/** The answer broke off with an error; what came is kept. */
export const AnswerFailed: Story = {
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'fail');
    await canvas.findByRole('button', { name: 'Ask again' });
  },
};

/** The answer reached its length limit. */
export const AnswerIncomplete: Story = {
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'end with length');
    await canvas.findByText('It hit the length limit.');
  },
};

/** The answer came without any content. */
export const NoAnswer: Story = {
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'say nothing');
    await canvas.findByText('The assistant finished without a reply.');
  },
};

/** The platform did not stop the answer, which goes on. */
export const StopRefused: Story = {
  parameters: { platform: platform({ seed: 'empty', pace: 1, cancels: false }) },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'run long');
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await canvas.findAllByText(/Couldn’t stop this answer/);
  },
};

/** The list could not be fetched, and neither could what was sent. */
export const ErrorWithRetry: Story = {
  parameters: {
    platform: failing({ route: 'listSessions', status: 500 }, { route: 'streamChat', status: 503 }),
  },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'Which suppliers delivered late?');
    await canvas.findByRole('button', { name: 'Resend' });
    await (await showSessions(canvas)).findByRole('button', { name: 'Try again' });
  },
};

/** The line is down. */
export const Offline: Story = {
  beforeEach: takeLineDown,
  play: ({ canvas }) => loseNetwork(canvas),
};

/** The host's backend refuses a token. */
export const TokenRefused: Story = {
  parameters: { platform: tokenRefused() },
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access');
    await canvas.findByText('Your trial ended on 31 October.');
  },
};

/** The host's backend cannot be reached for a token. */
export const TokenFailing: Story = {
  parameters: {
    platform: platform({
      client: () => ({ getToken: () => Promise.reject(new Error('The token route is down')) }),
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Something went wrong on our side');
  },
};

/** The token may read, but not write: what was typed stays. */
export const MissingScope: Story = {
  parameters: {
    platform: platform({
      client: ({ credentials }) => ({ serviceActorId: credentials.readOnlyServiceActorId }),
    }),
  },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'Which suppliers delivered late?');
    await canvas.findByText('View only');
  },
};

/** Two conversations of two users side by side, each with its own state. */
export const TwoInstances: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
        gridAutoRows: '1fr',
        blockSize: '100%',
        gap: 16,
      }}
    >
      <Chat {...args} label="Purchasing" showSessions={false} />
      <Chat {...args} label="Cold chain" showSessions={false} />
    </div>
  ),
};
