import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderChat } from '../testing/renderChat.tsx';

const question = 'Which suppliers delivered late this quarter?';
const field = () => screen.findByRole('textbox', { name: 'Message' });
const answers = () => screen.queryAllByRole('article', { name: 'Assistant' });

async function say(words: string): Promise<void> {
  await userEvent.click(await field());
  await userEvent.paste(words);
  await userEvent.keyboard('{Enter}');
}

describe('writing', () => {
  test('Enter sends, and the answer streams in', async () => {
    renderChat({ platform: { seed: 'empty' } });
    await say('Which suppliers delivered late?');
    expect(await screen.findByRole('article', { name: 'You' })).toHaveTextContent(
      'Which suppliers delivered late?',
    );
    await screen.findByRole('button', { name: 'Copy message' });
    expect(answers()).toHaveLength(1);
    expect(await screen.findByRole('table')).toBeVisible();
  });

  test('follows the direction of what is written, and an empty field that of the page', async () => {
    renderChat({ platform: { seed: 'empty' } });
    expect(await field()).not.toHaveAttribute('dir');
    await userEvent.type(await field(), 'مرحبا');
    expect(getComputedStyle(await field()).direction).toBe('rtl');
  });

  test('Shift and Enter makes a new line', async () => {
    renderChat({ platform: { seed: 'empty' } });
    await userEvent.type(await field(), 'one{Shift>}{Enter}{/Shift}two');
    expect(await field()).toHaveValue('one\ntwo');
    expect(answers()).toHaveLength(0);
  });

  test.each([
    ['while composing', { isComposing: true }],
    ['that ends a composition in Safari', { keyCode: 229 }],
  ])('an Enter %s does not send', async (_case, init) => {
    renderChat({ platform: { seed: 'empty' } });
    await userEvent.type(await field(), 'にほん');
    fireEvent.keyDown(await field(), { key: 'Enter', ...init });
    expect(await field()).toHaveValue('にほん');
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('goes on while an answer streams, and stop keeps what came', async () => {
    renderChat({ platform: { seed: 'empty', pace: 0.5 } });
    await say('run long');
    const stop = await screen.findByRole('button', { name: 'Stop' });
    // Nothing moves at the end: what belongs to the question is there already.
    expect(await screen.findByRole('button', { name: 'Copy your message' })).toBeVisible();
    await userEvent.type(await field(), 'next thought');
    await waitFor(() => expect(answers()[0]?.textContent.length).toBeGreaterThan(60));
    await userEvent.click(stop);
    const [stopped] = answers();
    await within(stopped ?? document.body).findByText('You stopped this answer.');
    expect(await field()).toHaveValue('next thought');
    expect(await field(), 'the stop button left with the focus').toHaveFocus();
    expect(answers()[0]?.textContent.length).toBeGreaterThan(60);
  });

  test('a suggestion is sent with one press', async () => {
    renderChat({
      platform: { seed: 'empty' },
      props: { suggestions: [{ label: 'Late suppliers', message: 'Which suppliers?' }] },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Late suppliers' }));
    expect(await screen.findByRole('article', { name: 'You' })).toHaveTextContent(
      'Which suppliers?',
    );
  });
});

test('a question mark in the empty message field opens the help, and elsewhere is text', async () => {
  renderChat({ platform: { seed: 'empty' } });
  await userEvent.type(await field(), 'why?');
  expect(await field()).toHaveValue('why?');
  await userEvent.clear(await field());
  await userEvent.type(await field(), '?');
  expect(await screen.findByRole('dialog', { name: 'Shortcuts and commands' })).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('the composer stays in a box of 240 px, and the empty state scrolls', async () => {
  const { view } = renderChat({ platform: { seed: 'empty' } });
  const box = view.container.firstElementChild;
  if (!(box instanceof HTMLElement)) throw new TypeError('the chat has no box');
  box.style.blockSize = '240px';
  const send = await screen.findByRole('button', { name: 'Send' });
  expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    box.getBoundingClientRect().bottom,
  );
});

describe('failures', () => {
  test('a conversation that cannot be loaded says so, tells the host once, and is there after a retry', async () => {
    const onLoadError = vi.fn();
    const { platform } = renderChat({
      prepare: ({ faults }) => void faults.add({ route: 'listMessages', status: 403 }),
      props: { onLoadError },
    });
    await userEvent.click(await screen.findByRole('button', { name: startingWith(question) }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(onLoadError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 403 }));
    platform.faults.clear();
    await userEvent.click(retry);
    await waitFor(() => expect(answers()).not.toHaveLength(0));
  });

  test('a message that was not sent stays, and is sent once by “Resend”', async () => {
    const onError = vi.fn();
    renderChat({
      platform: { seed: 'empty' },
      prepare: ({ faults }) => void faults.add({ route: 'streamChat', status: 503, times: 1 }),
      props: { onError },
    });
    await say('Hello there');
    await userEvent.click(await screen.findByRole('button', { name: 'Resend' }));
    await screen.findByRole('button', { name: 'Copy message' });
    expect(screen.getAllByRole('article', { name: 'You' })).toHaveLength(1);
    expect(onError).toHaveBeenCalledOnce();
  });

  test('without the scope the chat turns read-only, and the words are not lost', async () => {
    renderChat({
      platform: { seed: 'empty' },
      prepare: ({ faults }) =>
        void faults.add({
          route: 'streamChat',
          status: 403,
          message: 'Missing required scope: analytics:query',
        }),
    });
    await say('Hello there');
    await screen.findByText('Ask your admin for access.');
    expect(screen.getByText('analytics:query')).not.toBeVisible();
    expect(await field()).toHaveValue('Hello there');
    expect(await field()).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });

  test('a list that could not be fetched is fetched again on request', async () => {
    const { platform } = renderChat({
      prepare: ({ faults }) => void faults.add({ route: 'listSessions', status: 500 }),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    platform.faults.clear();
    await userEvent.click(retry);
    await screen.findByRole('button', { name: startingWith(question) });
  });

  test('an expired token is renewed in place, and the draft stays', async () => {
    const { platform } = renderChat();
    await userEvent.type(await field(), 'half a thought');
    platform.clock.advance(1_000);
    await userEvent.click(await screen.findByRole('button', { name: startingWith(question) }));
    await screen.findAllByRole('article', { name: 'Assistant' });
    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    expect(await field()).toHaveValue('');
  });
});

describe('files', () => {
  const csv = () =>
    new File(['id,port\n1,Rotterdam\n2,Antwerp\n3,Hamburg\n'], 'ports.csv', { type: 'text/csv' });
  const picker = () => screen.getByLabelText('Add files', { selector: 'input' });

  test('go with the message, and the assistant reads their real bytes', async () => {
    renderChat({ platform: { seed: 'empty' } });
    await userEvent.upload(picker(), csv());
    await screen.findByRole('button', { name: 'Remove ports.csv' });
    await say('How many rows are there?');
    await screen.findByRole('button', { name: 'Copy message' });
    expect(answers()[0]).toHaveTextContent('“ports.csv” (40 bytes)');
    expect(screen.getByRole('article', { name: 'You' })).toHaveTextContent('ports.csv');
  });

  test('are taken from a drop anywhere and from a paste', async () => {
    renderChat({ platform: { seed: 'empty' } });
    const transfer = new DataTransfer();
    transfer.items.add(csv());
    act(() => {
      const drop = new DragEvent('drop', {
        bubbles: true,
        cancelable: true,
        dataTransfer: transfer,
      });
      screen.getByText('What would you like to know?').dispatchEvent(drop);
    });
    await screen.findByRole('button', { name: 'Remove ports.csv' });
    const pasted = new DataTransfer();
    pasted.items.add(new File(['x'], 'note.txt', { type: 'text/plain' }));
    const target = await field();
    act(() => {
      const init = { bubbles: true, cancelable: true, clipboardData: pasted };
      target.dispatchEvent(new ClipboardEvent('paste', init));
    });
    await screen.findByRole('button', { name: 'Remove note.txt' });
  });

  test('of a dropped folder are refused by its name, before its upload fails', async () => {
    renderChat({ platform: { seed: 'empty' }, props: { accept: '.pdf' } });
    const target = await field();
    const folder = {
      kind: 'file',
      getAsFile: () => new File(['a folder’s entry'], 'Contracts'),
      webkitGetAsEntry: () => ({ isDirectory: true }),
    };
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true });
    const dataTransfer = { items: [folder], files: [folder.getAsFile()], types: ['Files'] };
    Object.defineProperty(drop, 'dataTransfer', { value: dataTransfer });
    act(() => void target.dispatchEvent(drop));
    await screen.findByText('Empty files and folders can’t be sent.');
    screen.getByRole('button', { name: 'Remove Contracts' });
  });

  test('that are dragged over any place of the chat are told so over all of it, until they leave', async () => {
    renderChat({ platform: { seed: 'empty' } });
    const title = await screen.findByText('What would you like to know?');
    const transfer = new DataTransfer();
    transfer.items.add(csv());
    const drag = (type: string, target: Element): void => {
      act(() => {
        target.dispatchEvent(
          new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }),
        );
      });
    };
    const told = () => screen.queryByText('Drop files here');
    drag('dragenter', title);
    const chat = screen.getByRole('region', { name: 'Chat' }).getBoundingClientRect();
    const veil = told()?.getBoundingClientRect();
    expect(chat.width - (veil?.width ?? 0)).toBeLessThanOrEqual(20);
    expect(chat.height - (veil?.height ?? 0)).toBeLessThanOrEqual(20);
    const message = await field();
    drag('dragenter', message);
    drag('dragleave', title);
    expect(told()).not.toBeNull();
    drag('dragleave', message);
    expect(told()).toBeNull();
  });

  test('that fail can be uploaded again', async () => {
    renderChat({
      platform: { seed: 'empty' },
      prepare: ({ faults }) => void faults.add({ route: 'uploadFile', status: 500, times: 1 }),
    });
    await userEvent.upload(picker(), csv());
    await userEvent.click(await screen.findByRole('button', { name: 'Retry ports.csv' }));
    await screen.findByRole('button', { name: 'Remove ports.csv' });
    expect(screen.queryByText('Upload failed')).toBeNull();
  });

  test('on their way can be cancelled', async () => {
    const uploads: Request[] = [];
    renderChat({
      platform: { seed: 'empty' },
      prepare: ({ faults }) => void faults.add({ route: 'uploadFile', latency: 600_000 }),
      client: {
        onRequest(request) {
          if (request.method === 'POST') uploads.push(request);
        },
      },
    });
    await userEvent.upload(picker(), csv());
    await waitFor(() => expect(uploads).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload of ports.csv' }));
    expect(screen.queryByRole('list', { name: 'Attachments' })).toBeNull();
    expect(uploads.map(({ url, signal }) => [url, signal.aborted])).toEqual([
      [expect.stringMatching(/\/chat\/files$/), true],
    ]);
  });

  test('that are taken out again are deleted at the platform', async () => {
    const { client } = renderChat({ platform: { seed: 'empty' } });
    const json = vi.spyOn(client, 'json');
    await userEvent.upload(picker(), csv());
    await userEvent.click(await screen.findByRole('button', { name: 'Remove ports.csv' }));
    await waitFor(() =>
      expect(json.mock.calls.map(([endpoint]) => endpoint.name)).toContain('deleteFile'),
    );
  });

  test('that are images keep their thumbnail once they were sent', async () => {
    renderChat({ platform: { seed: 'empty' } });
    const canvas = document.createElement('canvas');
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const image = new File([blob ?? ''], 'quay.png', { type: 'image/png' });
    await userEvent.upload(picker(), image);
    await screen.findByRole('button', { name: 'Remove quay.png' });
    await say('What is on it?');
    await screen.findByRole('button', { name: 'Copy message' });
    const chip = screen.getByRole('button', { name: 'Download quay.png' });
    const thumbnail = chip.querySelector('img');
    await waitFor(() => expect(thumbnail?.naturalWidth).toBe(300));
    // Its size is in the same frame as its name.
    const frame = chip.closest('li');
    const size = within(frame ?? chip).getByText(/bytes|kB/);
    const [inner, outer] = [size, frame].map((element) => element?.getBoundingClientRect());
    expect(inner?.right ?? Infinity).toBeLessThanOrEqual(outer?.right ?? 0);
    expect(inner?.bottom ?? Infinity).toBeLessThanOrEqual(outer?.bottom ?? 0);
    expect(getComputedStyle(frame ?? chip).borderInlineEndStyle).toBe('solid');
  });

  test('that were too many are uploaded once there is room, and never left behind in silence', async () => {
    renderChat({ platform: { seed: 'empty', fileLimits: { max_bytes: 100, max_files: 1 } } });
    const files = ['a', 'b', 'c'].map((name) => new File([name], `${name}.txt`));
    await userEvent.upload(picker(), files);
    expect(await screen.findAllByText('You can attach 1 file')).toHaveLength(2);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove a.txt' }));
    await waitFor(() => expect(screen.getAllByText('You can attach 1 file')).toHaveLength(1));
    await say('What does it say?');
    expect(screen.queryByRole('article')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove c.txt' }));
    await userEvent.type(await field(), '{Enter}');
    expect(await screen.findByRole('article', { name: 'You' })).toHaveTextContent('b.txt');
  });

  test('that can’t be sent are removed together', async () => {
    renderChat({ platform: { seed: 'empty', fileLimits: { max_bytes: 2, max_files: 9 } } });
    const files = ['long', 'longer', 'x'].map((name) => new File([name], `${name}.txt`));
    await userEvent.upload(picker(), files);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove 2 files that can’t be sent' }),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Remove x.txt' })).toBeVisible();
  });

  test('over the live limits are refused with the limit', async () => {
    renderChat({ platform: { seed: 'empty', fileLimits: { max_bytes: 10, max_files: 1 } } });
    await userEvent.upload(picker(), csv());
    expect(await screen.findByRole('alert')).toHaveTextContent('Over the 10 bytes limit');
  });
});

describe('conversations', () => {
  test('are walked with the arrow keys and opened with Enter', async () => {
    renderChat();
    const first = await screen.findByRole('button', { name: startingWith(question) });
    first.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect(document.activeElement).not.toBe(first);
    await screen.findByRole('textbox', { name: 'Your answer' });
  });

  test('load more pages on request', async () => {
    renderChat({ platform: { seed: 'large' } });
    const list = await screen.findByRole('navigation', { name: 'Conversations' });
    const count = () => within(list).getAllByRole('listitem').length;
    const more = await within(list).findByRole('button', { name: 'Show more' });
    expect(count()).toBe(20);
    await userEvent.click(more);
    await waitFor(() => expect(count()).toBe(120));
  });

  test('keep a question open until it is answered', async () => {
    renderChat({ platform: { seed: 'empty' } });
    await say('ask me');
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Your answer' }),
      'Both{Enter}',
    );
    await screen.findByText('You answered: Both');
    await screen.findByRole('button', { name: 'Copy message' });
    expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
  });
});

describe('the next user', () => {
  test('sees nothing of the last one after logout', async () => {
    const { client } = renderChat();
    await userEvent.click(await screen.findByRole('button', { name: startingWith(question) }));
    await screen.findAllByRole('article', { name: 'Assistant' });
    await userEvent.type(await field(), 'my secret plan');
    client.tokens.logout();
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(document.body).not.toHaveTextContent(question);
  });
});

describe('screen readers', () => {
  test('hear whole sentences of an answer, not its single words', async () => {
    renderChat({ platform: { seed: 'empty', pace: 0.05 } });
    const heard: string[] = [];
    const observer = new MutationObserver(() => {
      const live = document.querySelector('[data-part="thread"] + [aria-live="polite"]');
      const words = live?.textContent ?? '';
      if (words !== '' && words !== heard.at(-1)) heard.push(words);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    await say('What do we sell?');
    await screen.findByRole('button', { name: 'Copy message' });
    await waitFor(() => expect(heard.length).toBeGreaterThan(1));
    observer.disconnect();
    expect(heard[0]).toBe('Thinking…');
    for (const words of heard.slice(1)) expect(words).toMatch(/\s|[.!?:]/);
  });
});

function startingWith(words: string): RegExp {
  return new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}
