import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Markdown } from './Markdown.tsx';
import { cutsOf, markdownNoise, markdownText } from '../../../test/data/markdownPieces.ts';
import { comparable } from './testing/comparable.ts';
import { words } from './testing/words.ts';
import { propertyRuns } from '../../../test/propertyRuns.ts';

describe('a text that grows', () => {
  const texts = fc.oneof(markdownText, markdownNoise);

  it('ends as the elements that it has when it comes at once', () => {
    const growths = texts.chain((text) => fc.tuple(fc.constant(text), cutsOf(text)));
    fc.assert(
      fc.property(growths, ([text, cuts]) => {
        const grown = render(<Markdown text="" words={words} streaming />);
        for (const end of cuts) {
          grown.rerender(<Markdown text={text.slice(0, end)} words={words} streaming />);
        }
        grown.rerender(<Markdown text={text} words={words} />);
        const whole = render(<Markdown text={text} words={words} />);
        expect(comparable(grown.container).isEqualNode(comparable(whole.container))).toBe(true);
        cleanup();
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it.each([
    ['list', '- an item of *some* words\n'],
    ['table', '| a | *b* |\n'],
    ['quote', '> a paragraph\n>\n'],
  ])('keeps the elements of a %s as it grows', (kind, piece) => {
    const head = kind === 'table' ? '| h | i |\n|---|---|\n' : '';
    const start = head + piece.repeat(100);
    const selector = kind === 'list' ? 'li' : kind === 'table' ? 'td' : 'blockquote p';
    const { container, rerender } = render(<Markdown text={start} words={words} streaming />);
    const before = [...container.querySelectorAll(selector)].slice(0, -2);
    const observer = new MutationObserver(() => undefined);
    for (const element of before) observer.observe(element, everything);
    rerender(<Markdown text={start + piece.repeat(40)} words={words} streaming />);
    rerender(<Markdown text={start + piece.repeat(40)} words={words} />);

    const after = [...container.querySelectorAll(selector)];
    expect(before.length).toBeGreaterThan(90);
    expect(after.length).toBeGreaterThan(before.length + 30);
    before.forEach((element, index) => expect(after[index]).toBe(element));
    expect(observer.takeRecords()).toEqual([]);
    observer.disconnect();
  });

  it.each([
    '- item',
    '1. item',
    '| a | b |',
    '```ts',
    '***bold***',
    'words\n- item',
    '> - [x] done',
  ])('shows nothing before it says what it is: %j', (text) => {
    const whole = render(<Markdown text={`${text}\n`} words={words} />);
    const seen = new Set([...whole.container.querySelectorAll('*')].map(kindOf));
    whole.unmount();
    const { container, rerender } = render(<Markdown text="" words={words} streaming />);
    for (let end = 1; end <= text.length; end += 1) {
      rerender(<Markdown text={text.slice(0, end)} words={words} streaming />);
      const shown = [...container.querySelectorAll('*')].map(kindOf);
      expect(shown.filter((kind) => !seen.has(kind))).toEqual([]);
      expect(container.textContent).not.toMatch(/[*`|]|^[\d>+-]/);
    }
  });
});

const everything = { attributes: true, characterData: true, childList: true, subtree: true };

function kindOf({ localName }: Element): string {
  return localName;
}
