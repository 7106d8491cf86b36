import type { Meta, StoryObj } from '@storybook/react-vite';
import { useChat, type ThreadMessage } from 'brainstem/react';

/** A chat drawn by the host alone, over `useChat`. */
function HostChat() {
  const { messages, draft, setDraft, send, stop, isBusy } = useChat();
  return (
    <main style={{ display: 'grid', gap: 12, padding: 16, maxInlineSize: 480 }}>
      <h1 style={{ margin: 0, fontSize: 20 }}>Ask the harbour master</h1>
      <ol aria-label="Log">
        {messages.map((message) => (
          <li key={message.key}>
            <b>{message.role}</b>: {wordsOf(message)}
          </li>
        ))}
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <label>
          Question <input value={draft} onChange={(event) => setDraft(event.target.value)} />
        </label>{' '}
        <button type="submit">Ask</button>{' '}
        <button type="button" disabled={!isBusy} onClick={stop}>
          Stop
        </button>
      </form>
    </main>
  );
}

function wordsOf({ parts }: ThreadMessage): string {
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

const meta = {
  title: 'Chat/Headless',
  component: HostChat,
  parameters: { platform: { seed: 'empty' } },
} satisfies Meta<typeof HostChat>;

export default meta;

/** The same conversation without our markup. */
export const OwnMarkup: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Question'), 'Which suppliers delivered late?');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await canvas.findByText(/assistant/);
  },
};
