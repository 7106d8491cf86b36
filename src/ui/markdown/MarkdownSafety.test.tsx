import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Markdown } from './Markdown.tsx';
import { hostileAddresses, hostileMarkdown } from './testing/attackVectors.ts';
import { harmIn } from './testing/harmIn.ts';
import { words } from './testing/words.ts';

const addressed = hostileAddresses.flatMap((address) => [
  `[words](${address})`,
  `[words](<${address}>)`,
  `![words](${address})`,
  `![words](<${address}> "title")`,
  `<${address}>`,
  `words ${address} words`,
  `[words]\n\n[words]: ${address}`,
  `[words][1]\n\n[1]: <${address}> "title"`,
  `<a href="${address}">words</a>`,
  `| [words](${address}) |\n|---|\n| ![words](${address}) |`,
]);

describe('hostile markdown', () => {
  it('is plentiful', () => {
    expect(new Set([...hostileAddresses, ...hostileMarkdown]).size).toBeGreaterThan(120);
  });

  it.each(hostileMarkdown)('is harmless: %j', (text) => {
    expect(harmOf(text)).toEqual([]);
  });

  it.each(hostileMarkdown)('is harmless at every step of being written: %j', (text) => {
    const starts = Array.from({ length: text.length }, (_, end) => text.slice(0, end));
    const harm = starts.flatMap((start) => harmOf(start, true));
    expect(harm).toEqual([]);
  });

  it('is harmless with every address in every place', () => {
    expect(addressed.flatMap((text) => harmOf(text))).toEqual([]);
  });

  it.each([
    '<script>alert(1)</script>',
    'words <img src=x onerror=alert(1)> words',
    '<div onclick="x()">\n<b>x</b>\n</div>',
  ])('is shown as it was written: %j', (text) => {
    const { container } = render(<Markdown text={text} words={words} />);
    expect(container.textContent).toBe(text);
  });

  it('is found by this test when there is some', () => {
    const host = document.createElement('div');
    const link = host.appendChild(document.createElement('a'));
    link.setAttribute('href', 'javascript:alert(1)');
    link.setAttribute('onclick', 'alert(1)');
    host.appendChild(document.createElement('script'));
    expect(harmIn(host)).toHaveLength(3);
  });
});

/** Drawn once for each text: that drawing twice is the same is held by the other tests of Markdown. */
function harmOf(text: string, streaming = false): string[] {
  const { container, unmount } = render(
    <Markdown
      text={text}
      words={words}
      streaming={streaming}
      allowedImageHosts={['*.example.com']}
    />,
    { reactStrictMode: false },
  );
  const harm = harmIn(container);
  unmount();
  return harm;
}
