import fc from 'fast-check';
import type { Token } from 'marked';
import { describe, expect, it } from 'vitest';
import { createLexer } from './createLexer.ts';
import { lexBlock } from './lexBlock.ts';
import { emptySplit, splitBlocks, type BlockSplit } from './splitBlocks.ts';
import { cutsOf, markdownNoise, markdownText } from './testing/markdownPieces.ts';

describe('splitBlocks', () => {
  const texts = fc.oneof(markdownText, markdownNoise);

  it('gives the same blocks however the text grew', () => {
    const growths = texts.chain((text) => fc.tuple(fc.constant(text), cutsOf(text)));
    fc.assert(
      fc.property(growths, ([text, cuts]) => {
        const grown = cuts.reduce(
          (split, end) => splitBlocks(split, text.slice(0, end)),
          emptySplit,
        );
        const whole = splitBlocks(emptySplit, text);
        expect(blocksOf(grown)).toEqual(blocksOf(whole));
        expect(grown.definitions).toEqual(whole.definitions);
      }),
      { numRuns: 2000 },
    );
  });

  it('never takes back a finished block', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let split = emptySplit;
        for (let end = 0; end <= text.length; end++) {
          const next = splitBlocks(split, text.slice(0, end));
          expect(next.finished.slice(0, split.finished.length)).toEqual(split.finished);
          split = next;
        }
      }),
    );
  });

  it.each([
    ['[a]: https://example.com\n"a title that\n\nnever\n\n', 'seems to end"\n'],
    ['words\n-\ta list\nthat\ngoes on\n', '---\n'],
    ['words\nhead\n:--\ncell\ncell\n', '---\n'],
  ])('decides by two lines where the lexer alone would not: %j', (start, rest) => {
    const before = splitBlocks(emptySplit, start);
    expect(before.finished.length).toBeGreaterThan(0);
    expect(blocksOf(splitBlocks(before, start + rest))).toEqual(
      blocksOf(splitBlocks(emptySplit, start + rest)),
    );
  });

  it('loses no character', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const split = splitBlocks(emptySplit, text);
        const [first] = blocksOf(split);
        const joined = blocksOf(split).map((block) => block.raw);
        expect(joined.join('')).toBe(first === undefined ? '' : split.text.slice(first.start));
        if (first === undefined) expect(split.text.trim()).toBe('');
      }),
      { numRuns: 1000 },
    );
  });

  it('reads each block alone as it reads within the whole text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const split = splitBlocks(emptySplit, text);
        const alone = blocksOf(split).flatMap((block) => lexBlock(block.raw, split.definitions));
        const lexer = createLexer();
        for (const [label, link] of split.definitions) lexer.tokens.links[label] = link;
        expect(meaningOf(alone)).toEqual(meaningOf(lexer.lex(text)));
      }),
      { numRuns: 2000 },
    );
  });

  it('starts anew when the text is another', () => {
    const before = splitBlocks(emptySplit, '# One\n\nwords\n\nmore');
    expect(splitBlocks(before, '- a\n- b')).toEqual(splitBlocks(emptySplit, '- a\n- b'));
  });

  it('returns the same split for the same text', () => {
    const split = splitBlocks(emptySplit, 'words');
    expect(splitBlocks(split, 'words')).toBe(split);
  });

  it('keeps finished blocks as the same objects', () => {
    const before = splitBlocks(emptySplit, 'one\n\ntwo\n\nthree\n\n');
    const after = splitBlocks(before, 'one\n\ntwo\n\nthree\n\nfour\n\nfive\nsix\n');
    expect(before.finished.length).toBeGreaterThan(0);
    before.finished.forEach((block, index) => expect(after.finished[index]).toBe(block));
  });

  it('keeps the definitions as the same object while they are the same', () => {
    const before = splitBlocks(emptySplit, '[a]: https://example.com\n\nwords');
    const after = splitBlocks(before, '[a]: https://example.com\n\nwords\n\nand [a]: x more');
    expect([...after.definitions.keys()]).toEqual(['a']);
    expect(after.definitions).toBe(before.definitions);
  });

  it('takes the first definition of a label', () => {
    const text = '[a]: https://one.example\n\n> [A]: https://two.example\n';
    expect(splitBlocks(emptySplit, text).definitions.get('a')?.href).toBe('https://one.example');
  });

  it('does not read an open fence again as it grows', () => {
    let text = '```ts\nconst a = 1;\n';
    let split = splitBlocks(emptySplit, text);
    const { fence } = split;
    text += 'const b = 2;\n``';
    split = splitBlocks(split, text);
    expect(split.fence?.end).toBe(fence?.end);
    split = splitBlocks(split, `${text}\`\nwords\n\nmore\n`);
    expect(blocksOf(split).map((block) => block.raw)).toEqual([
      '```ts\nconst a = 1;\nconst b = 2;\n```\n',
      'words\n\n',
      'more\n',
    ]);
  });

  it('survives more nesting than the lexer can take', () => {
    const text = `${'>'.repeat(50_000)} deep`;
    expect(blocksOf(splitBlocks(emptySplit, text)).map((block) => block.raw)).toEqual([text]);
  });
});

function blocksOf({ finished, open }: BlockSplit) {
  return [...finished, ...open];
}

/** Tokens without the white space after them, which has no place on the screen. */
function meaningOf(tokens: Token[]) {
  const trimmed = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.trimEnd() : value;
  return JSON.stringify(
    tokens.filter((token) => token.type !== 'space'),
    trimmed,
    1,
  );
}
