import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderWidget } from '../../../../test/renderWidget.tsx';
import { Chat, useChatHandle, type ChatHandle } from '../index.ts';
import { ChatLauncher } from '../launcher/index.ts';

function renderPage(page: ReactNode) {
  return renderWidget(page, { platform: { seed: 'empty' } }).rerender;
}

const field = () => screen.findByRole('textbox', { name: 'Message' });

/** A button of the page that asks the chat. */
function Ask({ children }: { children: string }) {
  const chat = useChatHandle();
  return <button onClick={() => chat.open({ text: children })}>{children}</button>;
}

test('a page opens the launcher with words, which come after those that are there', async () => {
  const chat = createRef<ChatHandle>();
  renderPage(<ChatLauncher actionsRef={chat} />);
  act(() => chat.current?.setDraft('About the cod:'));
  expect(screen.queryByRole('region', { name: 'Chat' })).toBeNull();
  act(() => chat.current?.open({ draft: 'what is late?' }));
  await waitFor(async () => expect(await field()).toHaveValue('About the cod:\n\nwhat is late?'));
  expect(await field()).toHaveFocus();
  act(() => chat.current?.open({ startNew: true }));
  await waitFor(async () => expect(await field()).toHaveValue(''));
});

test('a page asks a chat before it is there, and the question waits for it', async () => {
  const show = renderPage(<Ask>What do we sell?</Ask>);
  await userEvent.click(screen.getByRole('button', { name: 'What do we sell?' }));
  show(
    <>
      <Ask>What do we sell?</Ask>
      <div style={{ blockSize: 600 }}>
        <Chat />
      </div>
    </>,
  );
  const chat = within(await screen.findByRole('region', { name: 'Chat' }));
  const message = within(await chat.findByRole('article', { name: 'You' }));
  expect(await message.findByText('What do we sell?')).toBeVisible();
  await chat.findByRole('button', { name: 'Copy message' });
});

test('a component in a slot speaks to the chat around it, and one elsewhere to the last one', async () => {
  const Footer = () => <Ask>From the slot</Ask>;
  renderPage(
    <>
      <div style={{ blockSize: 500 }}>
        <Chat label="First" showSessions={false} slots={{ Footer }} />
      </div>
      <div style={{ blockSize: 500 }}>
        <Chat label="Second" showSessions={false} />
      </div>
      <Ask>From the page</Ask>
    </>,
  );
  const chat = (name: string) => within(screen.getByRole('region', { name }));
  await userEvent.click(await screen.findByRole('button', { name: 'From the slot' }));
  await waitFor(() =>
    expect(chat('First').getAllByText('From the slot').length).toBeGreaterThan(1),
  );
  await userEvent.click(screen.getByRole('button', { name: 'From the page' }));
  await waitFor(() => expect(chat('Second').getAllByText('From the page')).not.toHaveLength(0));
  expect(chat('First').queryByText('From the page')).toBeNull();
});

test('files that a page adds are uploaded for the next message', async () => {
  const chat = createRef<ChatHandle>();
  renderPage(
    <div style={{ blockSize: 600 }}>
      <Chat actionsRef={chat} />
    </div>,
  );
  await field();
  act(() => chat.current?.addFiles([new File(['cod'], 'landings.csv', { type: 'text/csv' })]));
  expect(await screen.findByText('landings.csv')).toBeVisible();
});

test('a page with a button of its own opens the launcher by keys, and the focus comes back', async () => {
  renderPage(
    <>
      <Ask>Ask</Ask>
      <ChatLauncher showButton={false} shortcut="Control+J" defaultOpen />
    </>,
  );
  expect(await field()).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Open|Close) chat/ })).toBeNull();
  await userEvent.keyboard('{Control>}j{/Control}');
  expect(screen.queryByRole('region', { name: 'Chat' })).toBeNull();
  act(() => screen.getByRole('button', { name: 'Ask' }).focus());
  await userEvent.keyboard('{Control>}j{/Control}');
  expect(await field()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});
