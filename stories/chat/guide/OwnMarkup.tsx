import { useChat, type DraftFile, type ThreadMessage, type UseChat } from 'brainstem/react';
import { useId, useState, type KeyboardEvent, type SyntheticEvent } from 'react';

/** A chat with the host’s markup alone. */
export function OwnMarkup() {
  const chat = useChat();
  const { messages, queue, question, error, refetch } = chat;
  return (
    <main style={{ display: 'grid', gap: 12, padding: 16, maxInlineSize: 560 }}>
      <h1 style={{ margin: 0, fontSize: 20 }}>Ask the harbour master</h1>
      {error !== null && (
        <p role="alert">
          The messages could not be loaded. <button onClick={refetch}>Try again</button>
        </p>
      )}
      <ol aria-label="Messages" aria-live="polite" aria-busy={chat.isBusy}>
        {messages.map((message) => (
          <li key={message.key}>
            <Message message={message} />
          </li>
        ))}
        {queue.map(({ key, text }) => (
          <li key={key}>
            <i>Queued: {text}</i> <button onClick={() => chat.cancelWaiting(key)}>Remove</button>
          </li>
        ))}
      </ol>
      {question !== undefined && <Question onAnswer={(value) => chat.answer(question, value)} />}
      {chat.missingScope === undefined ? <Composer chat={chat} /> : <p>View only.</p>}
    </main>
  );
}

function Message({ message: { role, parts, state, attachments } }: { message: ThreadMessage }) {
  return (
    <>
      <b>{role === 'user' ? 'You' : 'Harbour master'}</b>
      {parts.map((part, index) => {
        if (part.type === 'text') {
          return (
            <p key={index} style={{ whiteSpace: 'pre-wrap' }}>
              {part.text}
            </p>
          );
        }
        return part.type === 'tool-call' ? <p key={index}>Used {part.toolName}</p> : null;
      })}
      {attachments.length > 0 && <p>{attachments.map(({ name }) => name).join(', ')}</p>}
      {state === 'stopped' && <p>Stopped.</p>}
      {state === 'failed' && <p role="alert">This message failed.</p>}
    </>
  );
}

function Question({ onAnswer }: { onAnswer: (value: string) => void }) {
  const [answer, setAnswer] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(answer);
      }}
    >
      <label>
        Your answer <input value={answer} onChange={({ target }) => setAnswer(target.value)} />
      </label>{' '}
      <button>Answer</button>
    </form>
  );
}

function Composer({ chat }: { chat: UseChat }) {
  const { draft, setDraft, files, send, stop, isBusy, addFiles } = chat;
  const id = useId();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    // Does nothing while files are uploading, and waits while an answer is running.
    send();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // An Enter that ends a composition of an input method is not meant for the chat.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    submit(event);
  };
  return (
    <form onSubmit={submit} style={{ display: 'grid', gap: 8 }}>
      <label htmlFor={id}>Question</label>
      <textarea
        id={id}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={onKeyDown}
        onPaste={({ clipboardData }) => addFiles([...clipboardData.files])}
      />
      <input
        type="file"
        multiple
        aria-label="Files"
        onChange={({ target }) => {
          addFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <ul aria-label="Attachments">
        {files.map((draftFile) => (
          <li key={draftFile.key}>
            {draftFile.file.name}: {progressOf(draftFile)}{' '}
            <button type="button" onClick={() => chat.removeFile(draftFile.key)}>
              Remove {draftFile.file.name}
            </button>
          </li>
        ))}
      </ul>
      <span>
        <button>Ask</button>{' '}
        <button type="button" disabled={!isBusy} onClick={stop}>
          Stop
        </button>
      </span>
    </form>
  );
}

function progressOf({ state }: DraftFile): string {
  if (state.status === 'uploading') return `${state.loaded} of ${state.total} bytes`;
  return state.status === 'refused' ? `refused, ${state.reason}` : state.status;
}
