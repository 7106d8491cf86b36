import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finishedSentences } from './finishedSentences.ts';

describe('finishedSentences', () => {
  test.each([
    ['The port is open. It closes', 'The port is open.'],
    ['The port is open.', ''],
    ['Is it open? Yes! And', 'Is it open? Yes!'],
    ['It costs 3.50 euros', ''],
    ['# Ports\n- **Rotterdam**\n- Ant', 'Ports Rotterdam'],
    ['See [the list](https://example.com/a). Then', 'See the list.'],
    ['| Port | Open |\n|---|---|\n| Oslo', 'Port, Open.'],
    ['| **Oslo** | | 41 |\n| Ber', 'Oslo, 41.'],
    ['港は開いています。 次', '港は開いています。'],
  ])('of %j so far are %j', (text, expected) => {
    expect(finishedSentences(text, 0, false).words).toBe(expected);
  });

  test('say the rest once the answer is over', () => {
    const { upTo } = finishedSentences('One. Two', 0, false);
    expect(finishedSentences('One. Two', upTo, true)).toEqual({ words: 'Two', upTo: 8 });
  });

  test('never go back, and reach the end', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (pieces) => {
        let text = '';
        let upTo = 0;
        for (const piece of pieces) {
          text += piece;
          const next = finishedSentences(text, upTo, false).upTo;
          expect(next).toBeGreaterThanOrEqual(upTo);
          expect(next).toBeLessThanOrEqual(text.length);
          upTo = next;
        }
        expect(finishedSentences(text, upTo, true).upTo).toBe(text.length);
      }),
    );
  });
});
