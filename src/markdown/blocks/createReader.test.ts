import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { cutsOf, markdownNoise, markdownText } from '../../../test/data/markdownPieces.ts';
import { createReader, type MarkdownDocument } from './createReader.ts';
import { joinText } from './growingText.ts';
import { itemsOf } from './sequence.ts';
import { propertyRuns } from '../../../test/propertyRuns.ts';

const texts = fc.oneof(markdownText, markdownNoise, markdownText.map(lengthen));

describe('createReader', () => {
  it('gives the same document however the text grew', () => {
    const growths = texts.chain((text) => fc.tuple(fc.constant(text), cutsOf(text)));
    fc.assert(
      fc.property(growths, ([text, cuts]) => {
        const reader = createReader();
        for (const end of cuts) reader.read(text.slice(0, end), true);
        expect(reader.read(text, false)).toEqual(createReader().read(text, false));
        expect(reader.read(text, true)).toEqual(createReader().read(text, true));
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  it.each([
    ['between a return and its line feed', ['# One\r', '# One\r\n', '# One\r\n\r\ntwo\r\nthree']],
    ['after a lone return', ['# One\r', '# One\rtwo', '# One\rtwo\r\r\nthree']],
    ['by other words', ['# One\r\ntwo', '# Other\r\ntwo\r\nthree']],
  ])('gives the same document of a text with returns that grew %s', (_, growth) => {
    const reader = createReader();
    for (const text of growth) {
      expect(reader.read(text, true)).toEqual(
        createReader().read(text.replace(/\r\n?/g, '\n'), true),
      );
    }
  });

  it('looks through a text with returns once while it grows, not once for each piece', () => {
    const [few, many] = [8_000, 32_000].map((length) => {
      const text = 'Some words of it.\r\n'.repeat(length / 20);
      const replace = vi.spyOn(String.prototype, 'replace');
      const reader = createReader();
      for (let end = 40; end <= text.length; end += 40) reader.read(text.slice(0, end), true);
      const seen = replace.mock.contexts.reduce((sum: number, of) => sum + String(of).length, 0);
      replace.mockRestore();
      return seen;
    });
    expect((many ?? 0) / (few ?? 1)).toBeLessThan(6);
  });

  it('never takes back a block that is followed by another', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const reader = createReader();
        let before: unknown[] = [];
        for (let end = 0; end <= text.length; end += 1) {
          const blocks = blocksOf(reader.read(text.slice(0, end), true));
          const finished = before.slice(0, Math.max(0, blocks.length - 2));
          for (const [index, block] of finished.entries()) {
            // Mostly the same object, which needs no look inside.
            if (blocks[index] !== block) expect(blocks[index]).toEqual(block);
          }
          before = blocks.slice(0, -1);
        }
      }),
      { numRuns: propertyRuns(1_000) },
    );
  });

  it('keeps what has ended as the same objects', () => {
    const reader = createReader();
    const before = blocksOf(reader.read('one\n\n- a\n- b\n\ntwo\n\nthree', true));
    const after = blocksOf(reader.read('one\n\n- a\n- b\n\ntwo\n\nthree\nfour\n\nfive', true));
    expect(before).toHaveLength(4);
    before.slice(0, 3).forEach((block, index) => expect(after[index]).toBe(block));
    expect(after[3]).not.toBe(before[3]);
  });

  it('gives the same document for the same text', () => {
    const reader = createReader();
    expect(reader.read('words', true)).toBe(reader.read('words', true));
  });

  it('starts again when the text is replaced', () => {
    const reader = createReader();
    reader.read('# One\n\nwords\n\nmore', true);
    expect(reader.read('- a\n- b', false)).toEqual(createReader().read('- a\n- b', false));
  });

  it('takes the first definition of a label, in quotes too', () => {
    const text = '> [a]: https://one.example\n\n[A]: https://two.example\n';
    const { definitions } = createReader().read(text, false);
    expect(definitions.get('A')).toMatchObject({ href: 'https://one.example' });
  });

  it('reads a line of any length', () => {
    const words = 'some words '.repeat(2000);
    const [block] = blocksOf(createReader().read(`${words}\nand more`, false));
    expect(block?.kind === 'paragraph' && block.text.parts.length).toBeGreaterThan(2);
    const [code] = blocksOf(createReader().read(`\`\`\`\n${words}\nend\n\`\`\``, false));
    expect(code?.kind === 'code' && joinText(code.text)).toBe(`${words}\nend\n`);
  });

  it.each([
    ['a link', '[a few\nwords](https://one.example)', /\[/g, /\]/g],
    ['a remark', '(a few\nwords)', /\(/g, /\)/g],
    ['emphasis', '*a few\nwords*', /\*a/g, /words\*/g],
    ['a tag', '<b title="a few\nwords">', /</g, />/g],
  ])('cuts a long paragraph nowhere within %s', (_, piece, opening, closing) => {
    const [block] = blocksOf(createReader().read(`${piece}\n`.repeat(1000), false));
    const parts = block?.kind === 'paragraph' ? itemsOf(block.text.parts) : [];
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) {
      expect(part.match(opening)?.length).toBe(part.match(closing)?.length);
    }
  });

  it.each(['>', '+ ', '1. ', '> - '])('survives more nesting than anyone writes: %j', (mark) => {
    const text = `${mark.repeat(20_000)} deep`;
    expect(blocksOf(createReader().read(text, false))).toHaveLength(1);
  });
});

function blocksOf({ blocks }: MarkdownDocument) {
  return itemsOf(blocks);
}

/** Makes lines and paragraphs long enough to be read in pieces. */
function lengthen(text: string): string {
  return text.replaceAll('words', 'words and *more* of `them` '.repeat(180));
}
