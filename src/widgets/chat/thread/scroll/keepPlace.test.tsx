import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { screenScale } from '../../../../ui/index.ts';
import { renderChat } from '../../testing/renderChat.tsx';

const scroller = () => screen.getByRole('group', { name: 'Messages' });
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Resolves once the browser has laid out and painted a change, outside of a frame. */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}

/** A thread of which no message has been drawn yet but the last ones, each lower than expected. */
async function openShortMessages(): Promise<void> {
  renderChat({
    platform: { seed: 'empty' },
    props: {
      layout: 'compact',
      initialMessages: Array.from({ length: 80 }, (_, index) => ({
        role: 'user',
        text: `Question ${index}`,
      })),
    },
  });
  await screen.findByText('Question 65');
  await painted();
}

function withoutAnchoring(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { overflow-anchor: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

function withoutAnchoringOnZoomedPage(): void {
  withoutAnchoring();
  document.body.style.zoom = '0.5';
  onTestFinished(() => void document.body.style.removeProperty('zoom'));
}

const browsers = [
  ['that keeps places itself', () => undefined],
  ['that does not', withoutAnchoring],
  ['that does not, on a zoomed page', withoutAnchoringOnZoomedPage],
] as const;

test.each(browsers)(
  'in a browser %s, a reader who scrolls up sees messages move by as much as they scroll',
  async (_name, prepare) => {
    prepare();
    await openShortMessages();
    for (let turn = 0; turn < 12; turn += 1) {
      const seen = [...scroller().querySelectorAll('article')].find(
        (message) => topOf(message) > topOf(scroller()),
      );
      if (seen === undefined) throw new TypeError('no message is in view');
      const before = topOf(seen);
      scroller().scrollTop -= 150;
      await painted();
      const moved = (topOf(seen) - before) / screenScale(scroller());
      expect(moved).toBeCloseTo(150, -0.5);
    }
  },
);

test.each(browsers)(
  'in a browser %s, a jump ends where it led to, however high the messages above turn out to be',
  async (_name, prepare) => {
    prepare();
    await openShortMessages();
    const goal = screen.getByText('Question 66').closest('article');
    if (goal === null) throw new TypeError('the message has no article');
    goal.scrollIntoView({ block: 'start' });
    const top = topOf(goal);
    await painted();
    expect(topOf(goal)).toBeCloseTo(top, -0.5);
  },
);
