import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { growthFamilies } from '../../../test/data/markdownGrowth.ts';
import { Markdown } from './Markdown.tsx';
import { words } from './testing/words.ts';

/** Drawing twice what is long proves nothing more than the other tests of Markdown, on less. */
const once = { reactStrictMode: false };

describe('text that is long and of one shape', () => {
  it.each(growthFamilies)('draws a few elements for each character at most: $name', ({ make }) => {
    const text = make(4000);
    const { container, rerender } = render(
      <Markdown text={text} words={words} math={false} streaming />,
      once,
    );
    const growing = container.querySelectorAll('*').length;
    rerender(<Markdown text={text} words={words} />);
    const whole = container.querySelectorAll('*').length;
    expect(growing).toBeGreaterThan(0);
    expect(growing).toBeLessThan(4 * text.length + 50);
    expect(whole).toBeLessThan(4 * text.length + 50);
  });

  it.each(['[', '![', '*a ', '> ', '- ', '`a``b', '<b '])(
    'keeps the page while it is written and after: %j',
    (piece) => {
      const text = piece.repeat(32_000 / piece.length);
      const { container, rerender } = render(
        <Markdown text={text} words={words} streaming />,
        once,
      );
      expect(container.querySelector('[data-part="markdown"]')).not.toBeNull();
      rerender(<Markdown text={text} words={words} />);
      expect(container.querySelector('[data-part="markdown"]')?.textContent).toContain(
        piece.trim().at(0),
      );
    },
  );
});
