import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { reportedErrors } from '../../../../../test/reportedErrors.ts';
import { arabic, english, german } from '../../../../words/index.ts';
import { renderChat } from '../../testing/renderChat.tsx';

const field = () => screen.findByRole('textbox', { name: 'Message' });
const menu = () => screen.queryByRole('listbox', { name: 'Commands' });

/** Writes a draft that means a command, and waits for the menu. */
async function writeCommand(draft: string): Promise<void> {
  await userEvent.type(await field(), draft);
  await screen.findByRole('option', { selected: true });
}

describe('a slash', () => {
  test('offers commands; arrows choose and Enter runs the host’s own', async () => {
    const run = vi.fn((rest: string) => `Report on ${rest}`);
    renderChat({
      platform: { seed: 'empty' },
      props: { commands: [{ name: 'report', label: 'Write a report', run }] },
    });
    await writeCommand('/');
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(6);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Tab}late trains{Enter}');
    expect(run).toHaveBeenCalledExactlyOnceWith('late trains');
    expect(await field()).toHaveValue('Report on late trains');
    expect(menu()).toBeNull();
  });

  test('keeps what was typed after it where the host’s command throws', async () => {
    const errors = reportedErrors();
    const error = new Error('Not now');
    const run = (): never => {
      throw error;
    };
    renderChat({
      platform: { seed: 'empty' },
      props: { commands: [{ name: 'report', label: 'Write a report', run }] },
    });
    await writeCommand('/report late trains in March');
    await userEvent.keyboard('{Enter}');
    expect(errors).toEqual([error]);
    expect(await field()).toHaveValue('/report late trains in March');
  });

  test.each([
    {
      locale: english,
      field: 'Message',
      draft: '/json conversation',
      found: '/json Save this conversation as JSON',
    },
    {
      locale: german,
      field: 'Nachricht',
      draft: '/unterhaltung NEUE',
      found: '/neu Neue Unterhaltung',
    },
    {
      locale: arabic,
      field: 'الرسالة',
      draft: '/markdown حفظ',
      found: '/markdown حفظ هذه المحادثة بصيغة Markdown',
    },
  ])(
    'finds a command by several words in any order: $draft',
    async ({ locale, field: name, draft, found }) => {
      renderChat({ platform: { seed: 'empty' }, locale });
      await userEvent.type(await screen.findByRole('textbox', { name }), draft);
      const options = await screen.findAllByRole('option');
      expect(options.map(({ innerText }) => innerText.replaceAll(/\s+/g, ' '))).toEqual([found]);
    },
  );

  test('names the chosen command to screen readers while the cursor stays in the field', async () => {
    renderChat({ platform: { seed: 'empty' } });
    await writeCommand('/');
    await userEvent.keyboard('{ArrowDown}');
    const chosen = screen.getByRole('option', { selected: true });
    expect(await field()).toHaveAttribute('aria-activedescendant', chosen.id);
    expect(chosen).toHaveTextContent('/files');
    expect(await field()).toHaveFocus();
  });

  test('is a message again after Escape, and where no command is meant', async () => {
    renderChat({ platform: { seed: 'empty' } });
    await writeCommand('/help');
    await userEvent.keyboard('{Escape}{Enter}');
    expect(await screen.findByRole('article', { name: 'You' })).toHaveTextContent('/help');
    await screen.findByRole('button', { name: 'Copy message' });
    await userEvent.type(await field(), '/usr/bin{Enter}');
    await waitFor(() => expect(screen.getAllByRole('article', { name: 'You' })).toHaveLength(2));
  });

  test('saves the conversation', async () => {
    renderChat({ platform: { seed: 'empty' } });
    await userEvent.type(await field(), 'What do we sell?{Enter}');
    await screen.findByRole('button', { name: 'Ask again' });
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toBe('Conversation.md');
    });
    const blob = vi.spyOn(URL, 'createObjectURL');
    await writeCommand('/markdown');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [given] = blob.mock.calls[0] ?? [];
    expect(given instanceof Blob && (await given.text())).toMatch(/^## You\n\nWhat do we sell\?/);
    saved.mockRestore();
    blob.mockRestore();
  });
});

test('a command in Latin letters starts where those in Arabic do', async () => {
  renderChat({ platform: { seed: 'empty' }, locale: arabic });
  await userEvent.type(await screen.findByRole('textbox', { name: 'الرسالة' }), '/');
  await screen.findByRole('option', { selected: true });
  const starts = screen.getAllByRole('option').map(({ firstChild }) => {
    const range = document.createRange();
    if (firstChild !== null) range.selectNodeContents(firstChild);
    return Math.round(range.getBoundingClientRect().right);
  });
  expect(new Set(starts).size).toBe(1);
});

describe('help', () => {
  test('opens by its command, lists keys and commands, and gives the cursor back', async () => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(320, 480);
    renderChat({ platform: { seed: 'empty' } });
    await writeCommand('/help');
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Shortcuts and commands' });
    expect(dialog).toHaveTextContent('/markdown');
    // Not its text, although that is higher than the window.
    expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(dialog.scrollTop).toBe(0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await field()).toHaveFocus();
  });

  test('opens by a question mark where nobody writes, and never while writing', async () => {
    renderChat({ platform: { seed: 'empty' } });
    await userEvent.type(await field(), 'why?');
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByRole('button', { name: 'Add files' }).focus();
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Shortcuts and commands' });
  });
});
