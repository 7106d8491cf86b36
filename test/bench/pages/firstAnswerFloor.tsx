import { useState, type KeyboardEvent } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that asks the platform: a field, a token, a stream, and its text as it comes. */
function Chat() {
  const [text, setText] = useState('');
  const ask = async (event: KeyboardEvent<HTMLTextAreaElement>): Promise<void> => {
    if (event.key !== 'Enter') return;
    const message = event.currentTarget.value;
    const given: unknown = await (await fetch('/token', { method: 'POST' })).json();
    const token = typeof given === 'object' && given !== null && 'token' in given && given.token;
    const { body } = await fetch('/agents-service/api/v1/agentcore/chat/stream', {
      method: 'POST',
      headers: { authorization: `Bearer ${String(token)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
    });
    if (body === null) throw new Error('The answer has no body.');
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      for (const line of chunk.split('\n').filter((part) => part.startsWith('0:'))) {
        setText((before) => before + line);
      }
    }
  };
  return (
    <>
      <div data-part="thread">{text}</div>
      <textarea onKeyDown={(event) => void ask(event)} />
    </>
  );
}

createRoot(document.getElementById('root') ?? document.body).render(<Chat />);
