import { describe, expect, it } from 'vitest';
import { decodeCharacters } from './decodeCharacters.ts';

describe('decodeCharacters', () => {
  it.each([
    ['a &amp; b', 'a & b'],
    ['&lt;b&gt;', '<b>'],
    ['&amp;lt;', '&lt;'],
    ['&eacute;&yuml;&Agrave;&nbsp;', 'éÿÀ\u00a0'],
    ['&Alpha;&Rho;&Sigma;&Omega;&alpha;&sigmaf;&omega;', 'ΑΡΣΩας\u03c9'],
    ['&rarr; &le; &infin; &euro; &hellip; &mdash;', '→ ≤ ∞ € … —'],
    ['&#233;&#xE9;&#XE9;&#128512;', 'ééé😀'],
    ['&#0;&#xD800;&#x110000;', '\uFFFD\uFFFD\uFFFD'],
    ['&unknown; &amp &; &#; &#x;', '&unknown; &amp &; &#; &#x;'],
    ['AT&T ?a=1&copy=2', 'AT&T ?a=1&copy=2'],
    ['&__proto__; &constructor;', '&__proto__; &constructor;'],
  ])('reads %j', (written, read) => {
    expect(decodeCharacters(written)).toBe(read);
  });
});
