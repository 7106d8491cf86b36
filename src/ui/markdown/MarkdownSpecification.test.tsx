import { render } from '@testing-library/react';
import specification from 'commonmark-spec/spec.txt?raw';
import { describe, expect, it } from 'vitest';
import {
  commonmarkDifferences,
  drawnDifferently,
} from '../../../test/data/commonmarkDifferences.ts';
import { Markdown } from './Markdown.tsx';
import { canonicalHtml, withoutSpace } from './testing/canonicalHtml.ts';
import { words } from './testing/words.ts';

const example = /^`{32} example\n([^]*?)^\.\n([^]*?)^`{32}$/gm;
const [tests = ''] = specification.split('<!-- END TESTS -->');
const examples = Array.from(tests.matchAll(example), ([, markdown = '', html = ''], index) => ({
  number: index + 1,
  markdown: markdown.replaceAll('→', '\t'),
  html: html.replaceAll('→', '\t'),
}));

const different = new Set([
  ...commonmarkDifferences.map(({ example: number }) => number),
  ...drawnDifferently.flatMap(({ examples: numbers }) => numbers),
]);

describe("CommonMark's examples on the page", () => {
  it('are all here', () => {
    expect(examples).toHaveLength(652);
  });

  it('are drawn as the specification says, but for those that are listed', () => {
    const drawn = examples.filter(({ markdown, html }) => draw(markdown) !== meaningOf(html));
    expect(drawn.map(({ number }) => number)).toEqual([...different].sort((a, b) => a - b));
  });

  it.each(examples.filter(({ number }) => !different.has(number)))(
    '$number',
    ({ markdown, html }) => {
      expect(draw(markdown)).toBe(meaningOf(html));
    },
  );
});

function draw(markdown: string): string {
  const { container, unmount } = render(
    <Markdown text={markdown} words={words} headingLevel="as-written" />,
  );
  const html = withoutSpace(canonicalHtml(container.childNodes));
  unmount();
  return html;
}

function meaningOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return withoutSpace(canonicalHtml(body.childNodes));
}
