import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { createMockPlatform } from '../../../mock-platform/index.ts';
import { BrainstemProvider } from '../../../provider/index.ts';
import { Chat } from '../Chat.tsx';
import type { ChatSlots } from '../context/chatSettings.ts';
import { renderChat } from '../testing/renderChat.tsx';
import { printedErrors } from '../../../../test/printedErrors.ts';

const field = () => screen.findByRole('textbox', { name: 'Message' });

describe('slots', () => {
  const slots: ChatSlots = {
    Header: () => <header>Harbour desk</header>,
    EmptyState: () => <p>Nothing yet</p>,
    Avatar: ({ message }) => <b data-testid="avatar">{message.role}</b>,
    Message: ({ children }) => <section aria-label="Framed">{children}</section>,
    MessageActions: () => <button type="button">Pin</button>,
    ComposerTop: () => <p>Be kind</p>,
    ComposerTools: () => <button type="button">Dictate</button>,
    Footer: () => <footer>Answers can be wrong</footer>,
  };

  test('stand where they belong', async () => {
    renderChat({ platform: { seed: 'empty' }, props: { slots } });
    await screen.findByText('Nothing yet');
    for (const words of ['Harbour desk', 'Be kind', 'Dictate', 'Answers can be wrong']) {
      expect(screen.getByText(words)).toBeVisible();
    }
    await userEvent.type(await field(), 'What do we sell?{Enter}');
    await screen.findByRole('button', { name: 'Ask again' });
    expect(screen.getAllByTestId('avatar').map(({ textContent }) => textContent)).toEqual([
      'user',
      'assistant',
    ]);
    expect(screen.getAllByRole('button', { name: 'Pin' })).toHaveLength(2);
    expect(
      within(screen.getAllByRole('region', { name: 'Framed' })[0] ?? document.body).getByText(
        'What do we sell?',
      ),
    ).toBeVisible();
  });
});

test('a host arranges the composer from its parts, and they work as in ours', async () => {
  const Composer: NonNullable<ChatSlots['Composer']> = ({ notices, files, field, tools, send }) => (
    <section aria-label="Our composer">
      {send}
      {tools}
      {field}
      {files}
      {notices}
    </section>
  );
  renderChat({ platform: { seed: 'empty' }, props: { slots: { Composer } } });
  const composer = within(await screen.findByRole('region', { name: 'Our composer' }));
  const file = new File(['id'], 'berths.csv');
  await userEvent.upload(composer.getByLabelText('Add files', { selector: 'input' }), file);
  await composer.findByRole('button', { name: 'Remove berths.csv' });
  await userEvent.type(await field(), 'What do we sell?');
  const send = composer.getByRole('button', { name: 'Send' });
  expect(send.compareDocumentPosition(await field())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(send);
  await screen.findByRole('button', { name: 'Ask again' });
  expect(screen.getByRole('article', { name: 'You' })).toHaveTextContent('berths.csv');
  await userEvent.type(await field(), '/');
  expect(await composer.findByRole('listbox', { name: 'Commands' })).toBeVisible();
});

test('a host’s composer that throws gives way to ours, and onError gets the error', async () => {
  printedErrors();
  const onError = vi.fn();
  const Composer = (): string => {
    throw new Error('The composer is broken.');
  };
  renderChat({ platform: { seed: 'empty' }, props: { slots: { Composer }, onError } });
  await userEvent.type(await field(), 'What do we sell?{Enter}');
  await screen.findByRole('button', { name: 'Ask again' });
  expect(onError.mock.calls[0]).toMatchObject([{ message: 'The composer is broken.' }]);
});

describe('initial messages', () => {
  test('open a new conversation, are never sent, and are not in a stored one', async () => {
    const onMessageSend = vi.fn();
    renderChat({
      props: {
        initialMessages: [{ role: 'assistant', text: 'Good **morning**' }],
        onMessageSend,
      },
    });
    expect((await screen.findByText('morning')).closest('strong')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
    await userEvent.type(await field(), 'What do we sell?{Enter}');
    await screen.findByRole('button', { name: 'Ask again' });
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(onMessageSend).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'What do we sell?');
    await userEvent.click(
      await screen.findByRole('button', { name: /^Which suppliers delivered late/ }),
    );
    await waitFor(() => expect(screen.queryByText('morning')).toBeNull());
  });

  test('of a thousand open at their end, and earlier ones come on request', async () => {
    const initialMessages = Array.from({ length: 1_000 }, (_, at) => ({
      role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
      text: `Message ${at}`,
    }));
    renderChat({ platform: { seed: 'empty' }, props: { initialMessages } });
    expect(await screen.findByText('Message 999')).toBeVisible();
    const drawn = () => screen.getAllByRole('article').length;
    await waitFor(() => expect(drawn()).toBe(18));
    screen.getByRole('button', { name: 'Show earlier messages' }).click();
    await waitFor(() => expect(drawn()).toBe(48));
  });
});

describe('a session that the host decides', () => {
  function Host({ follow }: { follow: boolean }) {
    const [platform] = useState(() => createMockPlatform({ pace: 0 }));
    const [client] = useState(() => createPlatformClient(platform));
    const [id, setId] = useState<string>('web-new');
    return (
      <BrainstemProvider client={client}>
        <output>{id}</output>
        <div style={{ inlineSize: 1000, blockSize: 600 }}>
          <Chat
            sessionId={id}
            onSessionChange={(next) => {
              if (follow) setId(next);
            }}
          />
        </div>
      </BrainstemProvider>
    );
  }
  const open = async () =>
    userEvent.click(await screen.findByRole('button', { name: /^Which suppliers delivered late/ }));
  const current = () => screen.queryByRole('button', { current: true });

  test('follows a host that follows', async () => {
    render(<Host follow />);
    await open();
    await waitFor(() => expect(current()).toHaveTextContent(/^Which suppliers/));
    expect(document.querySelector('output')).not.toHaveTextContent('web-new');
  });

  test('stays where a host stays', async () => {
    render(<Host follow={false} />);
    await open();
    await act(() => Promise.resolve());
    expect(current()).toBeNull();
  });
});
