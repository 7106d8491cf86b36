import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWidget } from '../../../../test/renderWidget.tsx';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { shrinkView } from '../../../../test/shrinkView.ts';
import { createMockPlatform, type MockPlatform } from '../../../mock-platform/index.ts';
import { BrainstemProvider } from '../../../provider/index.ts';
import { ChatLauncher } from './ChatLauncher.tsx';
import type { ChatLauncherProps } from './declaration.ts';

function renderLauncher(props: ChatLauncherProps = {}, pace = 0): MockPlatform {
  const platform = { pace, seed: 'empty' } as const;
  return renderWidget(<ChatLauncher {...props} />, { platform }).platform;
}

const button = (name: RegExp) => screen.findByRole('button', { name });

describe('ChatLauncher', () => {
  test('opens a chat and puts the cursor into it; Escape closes it and gives the focus back', async () => {
    const onOpenChange = vi.fn();
    renderLauncher({ onOpenChange });
    expect(screen.queryByRole('region', { name: 'Chat' })).toBeNull();
    await userEvent.click(await button(/^Open chat/));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveFocus();
    expect(await button(/^Close chat/)).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('button', { name: /^Close/ })).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(await button(/^Open chat/)).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Chat' })).toBeNull();
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  test('keeps the message field and its button above the keyboard of a phone', async () => {
    renderLauncher();
    await userEvent.click(await button(/^Open chat/));
    await screen.findByRole('textbox', { name: 'Message' });
    shrinkView(window.innerHeight - 300);
    const { bottom } = screen.getByRole('button', { name: 'Send' }).getBoundingClientRect();
    expect(bottom).toBeLessThan(window.innerHeight - 300);
  });

  test('keeps what was typed, and Escape in a dialog of the chat closes that alone', async () => {
    renderLauncher();
    await userEvent.click(await button(/^Open chat/));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'Draft');
    await userEvent.click(screen.getByRole('button', { name: 'Show conversations' }));
    const drawer = await screen.findByRole('dialog', { name: 'Conversations' });
    await within(drawer).findByText('Your conversations will appear here.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Draft');
    await userEvent.click(screen.getByRole('button', { name: /^Close/ }));
    await userEvent.click(await button(/^Open chat/));
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Draft');
  });

  test('has one bar, of the chat itself: its name, and what closes it without a button', async () => {
    renderLauncher({
      label: 'Help desk',
      showSessions: false,
      showButton: false,
      defaultOpen: true,
    });
    const chat = within(await screen.findByRole('region', { name: 'Help desk' }));
    expect(chat.getByText('Help desk')).toBeVisible();
    expect(chat.queryByRole('button', { name: 'Show conversations' })).toBeNull();
    await userEvent.click(chat.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Help desk' })).toBeNull();
  });

  test.each([
    { logo: 'https://images.example.com/ada.svg', shown: 2 },
    { logo: 'https://elsewhere.example/ada.svg', shown: 0 },
    { logo: 'javascript:alert(1)', shown: 0 },
  ])('bears the host’s name, and its logo from an allowed host: $logo', async ({ logo, shown }) => {
    const client = createPlatformClient(createMockPlatform({ pace: 0, seed: 'empty' }));
    render(
      <BrainstemProvider
        client={client}
        imageHosts={['images.example.com']}
        brand={{ name: 'Ada', logo }}
      >
        <ChatLauncher defaultOpen />
      </BrainstemProvider>,
    );
    const chat = await screen.findByRole('region', { name: 'Ada' });
    expect(within(chat).getByText('Ada')).toBeVisible();
    await within(chat).findByRole('heading', { name: 'What would you like to know?' });
    const images = [...chat.querySelectorAll('img')];
    expect(images.map(({ src }) => src)).toEqual(Array.from({ length: shown }, () => logo));
    for (const image of images) {
      fireEvent.error(image);
      expect(image).not.toBeVisible();
    }
  });

  test('Escape closes the menu of commands in it first, and then the panel', async () => {
    renderLauncher();
    await userEvent.click(await button(/^Open chat/));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), '/');
    await screen.findByRole('listbox', { name: 'Commands' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('/');
    await userEvent.keyboard('{Escape}');
    expect(await button(/^Open chat/)).toHaveFocus();
  });

  test('tells of an answer that ended while it was closed', async () => {
    renderLauncher({}, 0.05);
    await userEvent.click(await button(/^Open chat/));
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'What do we sell?{Enter}');
    await screen.findByRole('button', { name: 'Stop' });
    await userEvent.keyboard('{Escape}');
    await button(/^Open chat 1 new reply$/);
    const told = [...document.querySelectorAll('[aria-live="polite"]')];
    expect(told.map(({ textContent }) => textContent)).toContain('1 new reply');
    expect(document.querySelector('[role="status"]:empty')).toBeNull();
    await userEvent.click(await button(/^Open chat/));
    await button(/^Close chat$/);
    await screen.findByRole('button', { name: 'Copy message' });
  });

  test('is open when the host says so', async () => {
    renderLauncher({ open: true, label: 'Help desk' });
    await screen.findByRole('region', { name: 'Help desk' });
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('region', { name: 'Help desk' })).toBeVisible();
  });

  test('gives the focus back to the host’s own button, also within shadow roots', async () => {
    const [outer, inner] = [document.createElement('div'), document.createElement('div')];
    const opener = document.createElement('button');
    document.body.append(outer);
    outer.attachShadow({ mode: 'open' }).append(inner);
    const root = inner.attachShadow({ mode: 'open' });
    root.append(opener);
    function Host() {
      const [isOpen, setOpen] = useState(false);
      useEffect(() => {
        opener.addEventListener('click', () => setOpen(true));
      }, []);
      return <ChatLauncher showButton={false} open={isOpen} onOpenChange={setOpen} />;
    }
    renderWidget(<Host />, { platform: { seed: 'empty' } });
    opener.focus();
    fireEvent.click(opener);
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(root.activeElement).toBe(opener);
  });

  test('greets in the middle of the room above its suggestions, which are at the field', async () => {
    renderLauncher({ defaultOpen: true, suggestions: [{ label: 'Which contracts end soon?' }] });
    const list = await screen.findByRole('list', { name: 'Suggestions' });
    const edges = (element: Element | null | undefined): DOMRect =>
      element?.getBoundingClientRect() ?? new DOMRect();
    const thread = edges(list.closest('[data-empty]'));
    const greeting = edges(list.previousElementSibling?.firstElementChild);
    const text = edges(list.previousElementSibling?.lastElementChild);
    const above = greeting.top - thread.top;
    const below = edges(list).top - text.bottom;
    expect(above).toBeGreaterThan(0);
    expect(Math.abs(above - below)).toBeLessThan(10);
    expect(thread.bottom - edges(list).bottom).toBeLessThan(20);
  });

  test('fills a window under 480 px when it is open, with one button that closes it', async () => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(320, 560);
    renderLauncher({ defaultOpen: true });
    await screen.findByRole('textbox', { name: 'Message' });
    const panel = document.querySelector('[data-part="launcher-panel"]');
    expect(panel?.getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: 320, height: 560 });
    expect(screen.getAllByRole('button', { name: /^Close/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(await button(/^Open chat/)).toHaveFocus();
  });
});
