import { tests } from 'commonmark-spec';
import { describe, expect, it } from 'vitest';
import { commonmarkDifferences } from '../../../test/data/commonmarkDifferences.ts';
import { gfmExamples } from '../../../test/data/gfmExamples.ts';
import { writeHtml } from '../testing/writeHtml.ts';
import { createReader } from './createReader.ts';

const different = new Map(commonmarkDifferences.map(({ example, why }) => [example, why]));

describe("CommonMark's examples", () => {
  it('are all here', () => {
    expect(tests).toHaveLength(652);
    expect(different.size).toBe(commonmarkDifferences.length);
  });

  it.each(tests)('$number, $section', ({ number, markdown, html }) => {
    const read = normalize(readAsHtml(markdown.replaceAll('→', '\t')));
    const expected = normalize(html.replaceAll('→', '\t'));
    if (different.has(number)) expect(read).not.toBe(expected);
    else expect(read).toBe(expected);
  });
});

describe("examples of GitHub's extensions", () => {
  it.each(gfmExamples)('$extension: $markdown', ({ markdown, html }) => {
    expect(normalize(readAsHtml(markdown))).toBe(normalize(html));
  });
});

function readAsHtml(markdown: string): string {
  return writeHtml(createReader().read(markdown, false));
}

/** Line ends beside tags mean nothing. */
function normalize(html: string): string {
  return html
    .replace(/\s*\n\s*/g, '\n')
    .replace(/>\n/g, '>')
    .replace(/\n</g, '<')
    .trim();
}
