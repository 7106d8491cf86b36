import { describe, expect, test } from 'vitest';
import { textOf, type InlineNode } from './inlineNode.ts';
import { parseInline } from './parseInline.ts';

/** The words, with `<kind>` around each that has a style. */
function outline(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => {
      if ('children' in node) return `<${node.kind}>${outline(node.children)}</${node.kind}>`;
      return node.kind === 'math' ? `<math>${node.text}</math>` : textOf([node]);
    })
    .join('');
}

describe('emphasis', () => {
  test.each([
    ['**✅ Ready** to ship', '<strong>✅ Ready</strong> to ship'],
    ['ready **👍🏽** now', 'ready <strong>👍🏽</strong> now'],
    ['**Late 🚚**, twice', '<strong>Late 🚚</strong>, twice'],
    ['👉**now**👈', '👉<strong>now</strong>👈'],
    ['👉_now_👈', '👉<emphasis>now</emphasis>👈'],
    ['**“Late”**🚚', '<strong>“Late”</strong>🚚'],
    ['*👩‍👩‍👧 family*', '<emphasis>👩‍👩‍👧 family</emphasis>'],
    ['~~🍓 berries~~ 🫐', '<deleted>🍓 berries</deleted> 🫐'],
  ])('beside emoji: %s', (text, read) => {
    expect(outline(parseInline(text))).toBe(read);
  });

  test.each([
    ['这是**重点。**请看', '这是<strong>重点。</strong>请看'],
    ['**「納期」**は遅れた', '<strong>「納期」</strong>は遅れた'],
    ['이것은 **"중요"**합니다', '이것은 <strong>"중요"</strong>합니다'],
  ])('in a script without spaces: %s', (text, read) => {
    expect(outline(parseInline(text))).toBe(read);
  });
});

describe('a formula and a price', () => {
  test.each([
    ['$5 and $6 are prices', '$5 and $6 are prices'],
    ['from $1,200 to $1,500, or $x + 1$', 'from $1,200 to $1,500, or <math>x + 1</math>'],
    ['$x$ costs $5', '<math>x</math> costs $5'],
    ['a box is $12.50, and $a^2$ is a square', 'a box is $12.50, and <math>a^2</math> is a square'],
    ['US$5, A$6 and $y_1$', 'US$5, A$6 and <math>y_1</math>'],
    [String.raw`it costs \$5, where $p < 5$`, 'it costs $5, where <math>p < 5</math>'],
    [String.raw`$9 for \(n\) and \[m\]`, '$9 for <math>n</math> and <math>m</math>'],
    ['**$5** for $$e = mc^2$$', '<strong>$5</strong> for <math>e = mc^2</math>'],
  ])('stand beside each other: %s', (text, read) => {
    expect(outline(parseInline(text, { hasMath: true }))).toBe(read);
  });

  test('are both words where the host has switched formulas off', () => {
    expect(outline(parseInline('$x$ costs $5'))).toBe('$x$ costs $5');
  });
});
