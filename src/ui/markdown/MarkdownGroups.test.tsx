import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';
import { words } from './testing/words.ts';

/** The space between each block and the one before it, in pixels. */
function gaps(blocks: readonly Element[]): number[] {
  const boxes = blocks.map((block) => block.getBoundingClientRect());
  return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0));
}

test('paragraphs of a long text are in groups, as far from one another as in one', () => {
  render(<Markdown text={'Words.\n\n'.repeat(100)} words={words} />);
  const paragraphs = screen.getAllByRole('paragraph');
  const groups = new Set(paragraphs.map(({ parentElement }) => parentElement));
  expect([...groups].map((group) => group?.childElementCount)).toEqual([32, 32, 32, 4]);
  const [first = Number.NaN, ...others] = gaps(paragraphs);
  expect(first).toBeGreaterThan(0);
  for (const gap of others) expect(gap).toBeCloseTo(first, 1);
});

test('a heading that begins a group stands as far below words as any other', () => {
  const text = `Words.\n\n## Early\n\n${'Words.\n\n'.repeat(30)}## Late\n\nWords.`;
  const { container } = render(<Markdown text={text} words={words} />);
  const blocks = [...container.querySelectorAll('p, h3')];
  const between = gaps(blocks);
  expect(blocks[32]).toBe(screen.getByRole('heading', { name: 'Late' }));
  expect(blocks[32]).toBe(blocks[32]?.parentElement?.firstElementChild);
  expect(between[31]).toBeCloseTo(between[0] ?? Number.NaN, 1);
  expect(between[32]).toBeCloseTo(between[1] ?? Number.NaN, 1);
});

test('a long text begins with its first words and ends with its last', () => {
  const { container } = render(
    <Markdown text={`## Start\n\n${'Words.\n\n'.repeat(40)}End.`} words={words} />,
  );
  const box = container.querySelector('[data-part="markdown"]')?.getBoundingClientRect();
  const start = screen.getByRole('heading', { name: 'Start' }).getBoundingClientRect();
  const end = screen.getAllByRole('paragraph').at(-1)?.getBoundingClientRect();
  expect(start.top).toBeCloseTo(box?.top ?? Number.NaN, 1);
  expect(end?.bottom).toBeCloseTo(box?.bottom ?? Number.NaN, 1);
});

test.each([
  ['P', 'Words.'],
  ['P', '<b>'],
  ['H3', '# Words'],
  ['UL', '- Words'],
  ['OL', '1. Words'],
  ['BLOCKQUOTE', '> Words'],
  ['DIV', '> [!NOTE]\n> Words'],
  ['DIV', 'Words[^1]\n\n[^1]: Words'],
  ['DIV', '| Words |\n| --- |\n| Words |'],
  ['DETAILS', '<details>\n<summary>Words</summary>\n\nWords\n\n</details>'],
  ['FIGURE', '```\nWords\n```'],
  ['HR', 'Words\n\n---'],
])('a %s that ends a text, as in %j, leaves no space below it', (name, text) => {
  const { container } = render(<Markdown text={text} words={words} />);
  const last = container.querySelector('[data-part="markdown"] > :last-child > :last-child');
  expect(last?.tagName).toBe(name);
  expect(last && getComputedStyle(last).marginBlockEnd).toBe('0px');
});
