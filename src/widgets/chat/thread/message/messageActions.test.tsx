import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { fakeWindow } from '../../../../../test/fakeWindow.ts';
import type { ChatFeedback } from '../../context/chatSettings.ts';
import { renderChat } from '../../testing/renderChat.tsx';

const field = () => screen.findByRole('textbox', { name: 'Message' });
const said = () => screen.queryAllByRole('article', { name: 'You' });
const answers = () => screen.queryAllByRole('article', { name: 'Assistant' });

async function say(words: string): Promise<void> {
  await userEvent.click(await field());
  await userEvent.paste(words);
  await userEvent.keyboard('{Enter}');
}
const answered = (count = 1) =>
  waitFor(() => {
    expect(answers()).toHaveLength(count);
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeVisible();
  });

describe('a message', () => {
  test('can be edited as a new one, and what stood in the composer stays', async () => {
    renderChat({ platform: { seed: 'empty' } });
    await say('Which suppliers delivered late?');
    await answered();
    await userEvent.type(await field(), 'Briefly:');
    await userEvent.click(screen.getByRole('button', { name: 'Edit and resend' }));
    expect(await field()).toHaveValue('Briefly:\n\nWhich suppliers delivered late?');
    expect(await field()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await answered(2);
    expect(said().map((message) => message.textContent)).toEqual([
      expect.stringContaining('Which suppliers delivered late?'),
      expect.stringContaining('Briefly:'),
    ]);
  });

  test('that was edited or asked again says so, and leads to the former one', async () => {
    renderChat({ platform: { seed: 'empty' } });
    await say('Which suppliers delivered late?');
    await answered();
    await userEvent.click(screen.getByRole('button', { name: 'Edit and resend' }));
    await userEvent.type(await field(), ' And why?{Enter}');
    await answered(2);
    const [first, second] = said();
    if (first === undefined || second === undefined) throw new TypeError('two were sent');
    expect(first).not.toHaveTextContent('Edited');
    await within(second).findByText(/Edited/);
    await userEvent.click(within(second).getByRole('button', { name: 'View original' }));
    expect(first).toHaveFocus();

    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await answered(3);
    const third = said()[2];
    if (third === undefined) throw new TypeError('it was not asked again');
    expect(third).toHaveTextContent('Retried');
    await userEvent.click(within(third).getByRole('button', { name: 'View original' }));
    expect(second).toHaveFocus();
  });

  test('that was edited from one that is too far up to be rendered leads there too', async () => {
    const initialMessages = Array.from({ length: 60 }, (_, index) => ({
      role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
      text: `Message ${index}`,
    }));
    renderChat({ platform: { seed: 'empty' }, props: { initialMessages } });
    const started = await field();
    const earlier = 'Show earlier messages';
    await userEvent.click(await screen.findByRole('button', { name: earlier }));
    for (const button of screen.queryAllByRole('button', { name: earlier })) {
      await userEvent.click(button);
    }
    await screen.findByText('Message 0');
    const [first] = screen.getAllByRole('button', { name: 'Edit and resend' });
    await userEvent.click(first ?? started);
    await userEvent.keyboard(' and more{Enter}');
    await screen.findByRole('button', { name: 'View original' });
    await screen.findByRole('button', { name: 'Ask again' });
    // Open again, the conversation begins at its end.
    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    await screen.findByText('Message 59');
    await userEvent.click(await screen.findByRole('button', { name: /^Message 0/ }));
    const back = await screen.findByRole('button', { name: 'View original' });
    expect(screen.queryByText('Message 0')).toBeNull();
    await userEvent.click(back);
    expect(screen.getByText('Message 0').closest('article')).toHaveFocus();
  });

  test('that is written after an edit was cleared replaces nothing', async () => {
    renderChat({ platform: { seed: 'empty' } });
    await say('Which suppliers delivered late?');
    await answered();
    await userEvent.click(screen.getByRole('button', { name: 'Edit and resend' }));
    await userEvent.clear(await field());
    await say('Something else');
    await answered(2);
    expect(screen.queryByText(/^Edited/)).toBeNull();
  });

  test('tells when it was', async () => {
    const before = Date.now();
    renderChat({ platform: { seed: 'empty' } });
    await say('Which suppliers delivered late?');
    await answered();
    const [time] = said().map((message) => within(message).getByText(/\d/, { selector: 'time' }));
    const sentAt = Date.parse(time?.getAttribute('datetime') ?? '');
    expect(sentAt).toBeGreaterThanOrEqual(before);
    expect(sentAt).toBeLessThanOrEqual(Date.now());
  });
});

describe('an answer', () => {
  test('clips no focus ring of its buttons', async () => {
    renderChat({ platform: { seed: 'empty' } });
    await say('Which suppliers delivered late?');
    await answered();
    screen.getByRole('button', { name: 'Copy message' }).focus();
    await browser.keyboard('{Tab}');
    const button = screen.getByRole('button', { name: 'Ask again' });
    expect(button).toHaveFocus();
    const { outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(button);
    expect(outlineStyle).toBe('solid');
    const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const [answer] = answers();
    expect(answer?.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(
      button.getBoundingClientRect().bottom + ring,
    );
  });

  test('can be asked for again', async () => {
    renderChat({ platform: { seed: 'empty' } });
    await say('Which suppliers delivered late?');
    await answered();
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await answered(2);
    expect(said()).toHaveLength(2);
  });

  test('can be judged, and the verdict taken back', async () => {
    const given: ChatFeedback[] = [];
    renderChat({
      platform: { seed: 'empty' },
      props: { onFeedback: (feedback) => given.push(feedback) },
    });
    await say('Which suppliers delivered late?');
    await answered();
    const good = screen.getByRole('button', { name: 'Helpful', pressed: false });
    await userEvent.click(good);
    await userEvent.click(screen.getByRole('button', { name: 'Not helpful' }));
    expect(screen.getByRole('button', { name: 'Helpful', pressed: false })).toBe(good);
    await userEvent.click(screen.getByRole('button', { name: 'Not helpful', pressed: true }));
    expect(given.map(({ verdict }) => verdict)).toEqual(['good', 'bad', undefined]);
    expect(given[0]?.message.role).toBe('assistant');
  });

  test('is not asked about where the host does not want to know', async () => {
    renderChat({ platform: { seed: 'empty' } });
    await say('Which suppliers delivered late?');
    await answered();
    expect(screen.queryByRole('button', { name: 'Helpful' })).toBeNull();
  });
});

describe('files of a conversation', () => {
  test('are listed, and opened through their presigned address', async () => {
    renderChat({ platform: { seed: 'empty' } });
    const csv = new File(['id\n1\n'], 'ports.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('Add files', { selector: 'input' }), csv);
    await screen.findByRole('button', { name: 'Remove ports.csv' });
    await say('How many rows are there?');
    await answered();
    await userEvent.click(screen.getByRole('button', { name: 'Files in this conversation' }));
    const dialog = await screen.findByRole('dialog', { name: 'Files in this conversation' });
    const { opened, changed, replace } = fakeWindow();
    const open = vi.spyOn(window, 'open').mockReturnValue(opened);
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Download ports.csv' }));
    // Within the press, before the address is known: popup blockers block later tabs.
    expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
    expect(changed['opener']).toBeNull();
    await waitFor(() =>
      expect(replace).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/^https?:.*ports\.csv/),
      ),
    );
    open.mockRestore();
  });

  test('whose address is refused say so', async () => {
    const { platform } = renderChat({ platform: { seed: 'empty' } });
    const csv = new File(['id\n1\n'], 'ports.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('Add files', { selector: 'input' }), csv);
    await screen.findByRole('button', { name: 'Remove ports.csv' });
    await say('How many rows are there?');
    await answered();
    platform.faults.add({ route: 'getFileUrl', status: 500 });
    const { opened, close } = fakeWindow();
    const open = vi.spyOn(window, 'open').mockReturnValue(opened);
    await userEvent.click(screen.getByRole('button', { name: 'Download ports.csv' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t download ports.csv');
    expect(close).toHaveBeenCalledOnce();
    open.mockRestore();
  });

  test('of other kinds than the host takes are refused by name, dropped or chosen', async () => {
    renderChat({ platform: { seed: 'empty' }, props: { accept: '.csv' } });
    const picker = screen.getByLabelText('Add files', { selector: 'input' });
    expect(picker).toHaveAttribute('accept', '.csv');
    const files = [new File(['x'], 'a.exe'), new File(['id\n'], 'b.csv')];
    await userEvent.upload(picker, files, { applyAccept: false });
    expect(await screen.findByRole('alert')).toHaveTextContent('This file type isn’t supported');
    await screen.findByRole('button', { name: 'Remove b.csv' });
    await userEvent.type(await field(), 'go');
    await userEvent.click(screen.getByRole('button', { name: 'Send without 1 file' }));
    await answered();
    expect(said()[0]).toHaveTextContent('b.csv');
    expect(said()[0]).not.toHaveTextContent('a.exe');
  });
});
