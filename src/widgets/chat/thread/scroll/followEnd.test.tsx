import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { holdWait } from '../../../../mock-platform/testing/holdWait.ts';
import { renderChat } from '../../testing/renderChat.tsx';

const question = 'show markdown';
const scroller = () => screen.getByRole('group', { name: 'Messages' });
const distance = () => {
  const { scrollHeight, clientHeight, scrollTop } = scroller();
  return scrollHeight - clientHeight - scrollTop;
};
const field = () => screen.findByRole('textbox', { name: 'Message' });
const picker = () => screen.getByLabelText('Add files', { selector: 'input' });

/** Resolves once the browser has laid out, observed and painted a change. */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

async function say(text: string): Promise<void> {
  await userEvent.click(await field());
  await userEvent.paste(text);
  await userEvent.keyboard('{Enter}');
}

interface Scene {
  box: HTMLElement;
  /** Lets the answer that is held go on, by a number of steps or to its end. */
  release: (steps?: number) => void;
}

/** A chat with one finished answer that is longer than its box, and held at its next answer. */
async function openLongThread(): Promise<Scene> {
  const { wait, release } = holdWait();
  let isHeld = false;
  const { view } = renderChat({
    platform: {
      seed: 'empty',
      pace: 1,
      wait: (...options) => (isHeld ? wait(...options) : Promise.resolve()),
    },
  });
  await say(question);
  await screen.findByRole('button', { name: 'Ask again' });
  await waitFor(() => expect(distance()).toBeLessThan(2));
  isHeld = true;
  const box = view.container.firstElementChild;
  if (!(box instanceof HTMLElement)) throw new TypeError('the chat has no box');
  return { box, release: (steps = 20_000) => release(steps) };
}

async function scrollUp(): Promise<number> {
  scroller().scrollTop -= 300;
  await screen.findByRole('button', { name: 'Jump to latest message' });
  await painted();
  return scroller().scrollTop;
}

type Change = readonly [name: string, change: (scene: Scene) => Promise<void> | void];

const resize = (height: number) => (scene: Scene) => {
  scene.box.style.blockSize = `${height}px`;
};

const changes: readonly Change[] = [
  ['the box grows', resize(900)],
  ['the box shrinks', resize(420)],
  [
    'a keyboard opens and closes',
    async (scene) => {
      resize(420)(scene);
      await painted();
      resize(700)(scene);
    },
  ],
  [
    'the composer grows by ten lines',
    async () => {
      fireEvent.change(await field(), { target: { value: 'line\n'.repeat(10) } });
    },
  ],
  [
    'three files are added',
    async () => {
      const files = ['a', 'b', 'c'].map((name) => new File([name], `${name}.txt`));
      await userEvent.upload(picker(), files);
      await screen.findByRole('button', { name: 'Remove c.txt' });
    },
  ],
  [
    'an image in the answer loads',
    async () => {
      const canvas = document.createElement('canvas');
      const image = document.createElement('img');
      [canvas.width, canvas.height] = [40, 260];
      screen.getByRole('article', { name: 'Assistant' }).append(image);
      image.src = canvas.toDataURL();
      await image.decode();
    },
  ],
  [
    'an answer is laid out while it is rendered again',
    () => {
      const answer = screen.getByRole('article', { name: 'Assistant' });
      const parts = [...answer.childNodes];
      answer.replaceChildren();
      expect(scroller().scrollHeight).toBeGreaterThan(0);
      answer.replaceChildren(...parts);
    },
  ],
];

test.each(changes)('the thread stays at its end when %s', async (_name, change) => {
  const scene = await openLongThread();
  await change(scene);
  await painted();
  // Code that arrives just now has made the answer higher, which the browser tells of after this.
  await waitFor(() => expect(distance()).toBeLessThan(2));
  expect(screen.queryByRole('button', { name: /^Jump to (latest|\d)/ })).toBeNull();
});

test.each(changes)('the thread stays where it was scrolled to when %s', async (_name, change) => {
  const scene = await openLongThread();
  const top = await scrollUp();
  await change(scene);
  await painted();
  expect(Math.abs(scroller().scrollTop - top)).toBeLessThan(2);
});

const positions = [
  ['at the end', () => Promise.resolve(0)],
  ['scrolled up', scrollUp],
] as const;

test.each(positions)(
  'a reader who is %s sees the message that they send, and its answer grow below it',
  async (_name, place) => {
    const { release } = await openLongThread();
    await place();
    await say('What do we sell?');
    const own = await screen.findByText('What do we sell?');
    await waitFor(() => expect(distance()).toBeLessThan(2));
    expect(own.getBoundingClientRect().top).toBeGreaterThan(scroller().getBoundingClientRect().top);
    release();
    await screen.findByRole('button', { name: 'Ask again' });
    await painted();
    expect(distance()).toBeLessThan(2);
  },
);

test.each(positions)(
  'a reader who is %s sees the message that they queue',
  async (_name, place) => {
    await openLongThread();
    await say('What do we sell?');
    await screen.findByRole('button', { name: 'Stop' });
    await place();
    await say('And to whom?');
    await screen.findByRole('article', { name: 'Your queued message' });
    await waitFor(() => expect(distance()).toBeLessThan(2));
  },
);

test('an answer that ends leaves a reader where they are, and the badge counts answers alone', async () => {
  const { release } = await openLongThread();
  await say('What do we sell?');
  await screen.findByRole('button', { name: 'Stop' });
  await say('And to whom?');
  const top = await scrollUp();
  release();
  const badge = await screen.findByRole('button', { name: 'Jump to 1 new message' });
  await screen.findByRole('button', { name: 'Ask again' });
  await painted();
  expect(Math.abs(scroller().scrollTop - top)).toBeLessThan(2);
  await userEvent.click(badge);
  await waitFor(() => expect(distance()).toBeLessThan(2));
});

test('an answer that grows leaves a reader who scrolled up in it where they are', async () => {
  const { release } = await openLongThread();
  await say('run long');
  const growTo = (height: number) =>
    expect
      .poll(() => {
        release(20);
        return screen.getAllByRole('article', { name: 'Assistant' }).at(-1)?.offsetHeight;
      })
      .toBeGreaterThan(height);
  await growTo(1_500);
  const top = await scrollUp();
  await growTo(2_000);
  await painted();
  expect(Math.abs(scroller().scrollTop - top)).toBeLessThan(2);
});

test('a wheel over the way to the latest message scrolls the messages, which it lies on at their end', async () => {
  await openLongThread();
  await scrollUp();
  const jump = screen.getByRole('button', { name: 'Jump to latest message' });
  expect(scroller()).toContainElement(jump);
  const [box, own] = [scroller().getBoundingClientRect(), jump.getBoundingClientRect()];
  expect(box.bottom - own.bottom).toBeCloseTo(8, 0);
  expect(own.left - box.left).toBeCloseTo(box.right - own.right, -1.5);
  const height = scroller().scrollHeight;
  await userEvent.click(jump);
  await waitFor(() => expect(distance()).toBeLessThan(2));
  expect(scroller().scrollHeight).toBe(height);
});
