import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { doubledSizes } from '../../../../test/conditions/doubledSizes.ts';
import { emulateMedia } from '../../../../test/emulateMedia.ts';
import { holdWait } from '../../../mock-platform/testing/holdWait.ts';
import { arabic, english, german, type Locale } from '../../../words/index.ts';
import { renderChat, type RenderChatOptions } from '../testing/renderChat.tsx';

interface Scene {
  options?: RenderChatOptions;
  play: () => Promise<void>;
}

const field = async (): Promise<HTMLElement> => {
  await waitFor(() => expect(document.querySelector('textarea')).not.toBeNull());
  const [first] = screen
    .getAllByRole('textbox')
    .filter((box) => box instanceof HTMLTextAreaElement);
  if (first === undefined) throw new TypeError('the chat has no message field');
  return first;
};

async function say(text: string): Promise<void> {
  await userEvent.click(await field());
  await userEvent.paste(text);
  await userEvent.keyboard('{Enter}');
}

/** Waits for a part of the chat, whose words are in several languages here. */
const part = (name: string) =>
  waitFor(() => expect(document.querySelector(`[data-part="${name}"]`)).not.toBeNull());

const answered = () =>
  waitFor(() =>
    expect(
      document.querySelector('[data-role="assistant"][data-state="complete"] time'),
    ).not.toBeNull(),
  );

async function addFiles(files: File[]): Promise<void> {
  await field();
  const picker = document.querySelector<HTMLElement>('input[type="file"]');
  if (picker === null) throw new TypeError('the chat takes no files');
  await userEvent.upload(picker, files);
}

const scenes: Readonly<Record<string, Scene>> = {
  empty: {
    options: {
      props: {
        suggestions: [
          { label: 'Which suppliers delivered late?' },
          { label: 'Compare last quarter’s revenue by customer, and say what changed' },
        ],
        context: () => ({ name: 'Order 7 of Saltmarsh Fisheries', text: '12 boxes' }),
      },
    },
    play: () => part('context').then(),
  },
  report: {
    play: async () => {
      await say('Report on late deliveries, and cite sources');
      await part('sources');
      await answered();
    },
  },
  markdown: {
    play: async () => {
      await say('show markdown');
      await answered();
    },
  },
  tools: {
    options: {
      props: { tools: { place_order: { handle: () => 'ordered', confirm: true } } },
    },
    play: async () => {
      await say('use tool');
      await answered();
      await say('use host tool');
      await part('confirm');
    },
  },
  'human input': {
    play: async () => {
      await say('ask me for details');
      await part('question');
    },
  },
  files: {
    options: { platform: { seed: 'empty', fileLimits: { max_bytes: 100, max_files: 2 } } },
    play: async () => {
      await addFiles([
        new File(['id'], 'shipments-of-the-third-quarter-with-a-long-name.csv'),
        new File(['a'.repeat(200)], 'too-large.txt'),
        new File([''], 'empty.txt'),
      ]);
      await waitFor(() =>
        expect(document.querySelectorAll('[data-part="file"] [role="alert"]')).toHaveLength(2),
      );
    },
  },
  failure: {
    play: async () => {
      await say('fail');
      await waitFor(() => expect(document.querySelector('[data-state="failed"]')).not.toBeNull());
    },
  },
  queue: {
    options: { platform: { seed: 'empty', pace: 1, wait: holdWait().wait } },
    play: async () => {
      await say('run long');
      await waitFor(() =>
        expect(document.querySelector('[data-state="streaming"]')).not.toBeNull(),
      );
      await say('And which of them were late more than once this year, and by how many days?');
      await waitFor(() => expect(document.querySelector('[data-state="waiting"]')).not.toBeNull());
    },
  },
};

/** A width of the chat, with text of twice the size or not. */
interface Box {
  width: number;
  sizes?: typeof doubledSizes;
}

/** By language, the boxes that a chat is put into one after another, the narrowest first. */
const languages: readonly { name: string; locale: Locale; boxes: readonly Box[] }[] = [
  {
    name: 'English',
    locale: english,
    boxes: [
      ...[320, 480, 768, 1200].map((width) => ({ width })),
      ...[320, 768].map((width) => ({ width, sizes: doubledSizes })),
    ],
  },
  { name: 'Arabic', locale: arabic, boxes: [{ width: 320 }, { width: 768 }] },
  { name: 'German', locale: german, boxes: [{ width: 320 }] },
];

const cells = Object.entries(scenes).flatMap(([scene, { options, play }]) =>
  languages.map((language) => [scene, language.name, { ...language, options, play }] as const),
);

afterEach(() => document.documentElement.removeAttribute('style'));

const around = (chat: ReactNode) => (
  <div style={{ inlineSize: 'var(--width)', blockSize: '100%' }}>{chat}</div>
);

/** Puts the chat into a box, and waits until it has been painted in it. */
async function resize(container: HTMLElement, { width, sizes = [] }: Box): Promise<void> {
  document.documentElement.removeAttribute('style');
  for (const [name, size] of sizes) document.documentElement.style.setProperty(name, size);
  container.style.setProperty('--width', `${width}px`);
  container.style.inlineSize = `${width}px`;
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Returns elements cut off at an ancestor's side that neither scroll nor end in dots. */
function cutOff(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>('*')]
    .filter((element) => isCut(element, root))
    .map((element) => `${element.tagName.toLowerCase()} “${element.textContent.slice(0, 40)}”`);
}

function isCut(element: HTMLElement, root: HTMLElement): boolean {
  const own = element.getBoundingClientRect();
  if (own.width < 2 || own.height < 2) return false;
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    const { overflowX, contentVisibility, textOverflow, inlineSize } = getComputedStyle(box);
    const { left, right } = box.getBoundingClientRect();
    const isHidden = inlineSize === '1px';
    const canScroll = overflowX === 'auto' && box.closest('[data-part="markdown"]') !== null;
    if (isHidden || canScroll || textOverflow === 'ellipsis') return false;
    const cuts = overflowX !== 'visible' || contentVisibility === 'auto' || box === root;
    if (cuts && (own.left < left - 1 || own.right > right + 1)) return true;
    if (box === root) return false;
  }
  return false;
}

test.each(cells)(
  'nothing is cut or reaches out of the chat: %s in %s',
  async (_scene, _language, { locale, boxes, options, play }) => {
    const { view } = renderChat({
      ...options,
      platform: { seed: 'empty', ...options?.platform },
      locale,
      around,
    });
    view.container.dir = locale.direction;
    await resize(view.container, { width: 320 });
    await play();
    await document.fonts.ready;
    const chat = view.container.querySelector<HTMLElement>('[data-part="chat"]');
    if (chat === null) throw new TypeError('there is no chat');
    for (const box of boxes) {
      await resize(view.container, box);
      expect(chat.getBoundingClientRect().width).toBe(box.width);
      expect({ box, cut: cutOff(chat) }).toEqual({ box, cut: [] });
      const thread = chat.querySelector('[data-part="thread"] > [role="group"]');
      expect(thread?.scrollWidth).toBe(thread?.clientWidth);
    }
  },
);

test('in forced colours a user’s words have an edge, the open conversation a mark, and a message’s buttons stand below its words', async () => {
  await emulateMedia('forced-colors', 'active');
  renderChat();
  await userEvent.click(await screen.findByRole('button', { name: /^Which suppliers delivered/ }));
  const [question] = await screen.findAllByRole('article', { name: 'You' });
  const body = question?.querySelector('[data-part="body"]');
  if (body === null || body === undefined) throw new TypeError('the question has no words');
  expect(getComputedStyle(body).borderBlockStartStyle).toBe('solid');
  const list = within(screen.getByRole('navigation', { name: 'Conversations' }));
  const marked = list
    .getAllByRole('listitem')
    .filter((item) => getComputedStyle(item).borderInlineStartStyle === 'solid');
  expect(marked).toHaveLength(1);
  expect(marked[0]).toHaveTextContent(/^Which suppliers delivered/);
  const dot = getComputedStyle(list.getByText('Needs your reply'), '::before');
  expect(dot.borderBlockStartStyle).toBe('solid');
  const answer = screen.getAllByRole('article', { name: 'Assistant' }).at(-1);
  const words = answer?.querySelector('[data-part="body"]')?.getBoundingClientRect();
  const copy = within(answer ?? document.body).getByRole('button', { name: 'Copy message' });
  expect(copy.getBoundingClientRect().left).toBe(words?.left);
});

test('files to send stand side by side where there is room, and three are all in view', async () => {
  const { view } = renderChat({
    platform: { seed: 'empty', fileLimits: { max_bytes: 1_000, max_files: 2 } },
    around,
  });
  await resize(view.container, { width: 480 });
  await addFiles(['a', 'b', 'c'].map((name) => new File([name], `${name}.txt`)));
  await screen.findByText(/^You can attach up to/);
  const list = screen.getByRole('list', { name: 'Attachments' });
  const [first, second] = within(list).getAllByRole('listitem');
  for (const width of [480, 768, 1200]) {
    await resize(view.container, { width });
    const [left, right] = [first, second].map((item) => item?.getBoundingClientRect().top);
    expect({ width, top: right }).toEqual({ width, top: left });
    expect(list.scrollHeight, `${width} px`).toBeLessThanOrEqual(list.clientHeight);
  }
});

test('a turn stands closer together than turns do, and an answer’s actions lie in the gap', async () => {
  const { view } = renderChat({ platform: { seed: 'empty' }, around });
  await resize(view.container, { width: 320 });
  await say('Which suppliers delivered late?');
  await answered();
  await say('Thanks');
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Copy message' })).toHaveLength(2),
  );
  const measure = () => {
    const boxes = [...document.querySelectorAll('article > [data-part="body"]')].map((body) =>
      body.getBoundingClientRect(),
    );
    const gaps = boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0));
    return { boxes, gaps };
  };
  for (const width of [320, 768]) {
    await resize(view.container, { width });
    await expect
      .poll(() => ({ width, gaps: measure().gaps }))
      .toEqual({ width, gaps: [12, 32, 12] });
    const { boxes } = measure();
    const [answer] = screen.getAllByRole('article', { name: 'Assistant' });
    const copy = within(answer ?? document.body).getByRole('button', { name: 'Copy message' });
    const button = copy.getBoundingClientRect();
    expect(button.top).toBeGreaterThanOrEqual(boxes[1]?.bottom ?? Infinity);
    expect(button.bottom).toBeLessThanOrEqual(answer?.getBoundingClientRect().bottom ?? 0);
    expect(button.bottom).toBeLessThanOrEqual(boxes[2]?.top ?? 0);
  }
});
