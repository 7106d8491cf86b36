import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Markdown, type MarkdownProps } from './Markdown.tsx';
import { words } from './testing/words.ts';

type Direction = 'ltr' | 'rtl';

/** Shows a text in a column of a page. */
function show(text: string, page: Direction, { inlineSize = 600, ...props }: ShowOptions = {}) {
  return render(
    <div dir={page} style={{ inlineSize }}>
      <Markdown text={text} words={words} {...props} />
    </div>,
  );
}

interface ShowOptions extends Partial<MarkdownProps> {
  inlineSize?: number;
}

const english = '| Port | Calls |\n| - | -: |\n| Havnsund | 12 |\n| Torvik | 7 |';
const arabic = '| الميناء | الرحلات |\n| - | -: |\n| هافنسوند | 12 |\n| Torvik | 7 |';
const numbers = '| 1 | 2 |\n| - | - |\n| 3 | 4 |';

/** Returns the side of its cell on which each cell's words are, column by column. */
function sides(): string[][] {
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  const columns = rows[0]?.children.length ?? 0;
  return Array.from({ length: columns }, (_, column) =>
    rows.map((row) => {
      const cell = row.children[column];
      if (cell === undefined) throw new TypeError('the row has no such cell');
      const range = document.createRange();
      range.selectNodeContents(cell);
      const own = range.getBoundingClientRect();
      const box = cell.getBoundingClientRect();
      return own.left - box.left < box.right - own.right ? 'left' : 'right';
    }),
  );
}

function isFirstColumnLeft(): boolean {
  const [first, second] = screen.getAllByRole('columnheader');
  return (
    (first?.getBoundingClientRect().left ?? NaN) < (second?.getBoundingClientRect().left ?? NaN)
  );
}

test.each<[string, Direction, string, boolean, string[]]>([
  ['English', 'rtl', english, true, ['left', 'right']],
  ['English', 'ltr', english, true, ['left', 'right']],
  ['Arabic', 'rtl', arabic, false, ['right', 'left']],
  ['Arabic', 'ltr', arabic, false, ['right', 'left']],
])(
  'the columns of a table of %s words go in the direction of its words on a page that is %s',
  (_language, page, table, isLeftFirst, [first, second]) => {
    show(table, page);
    expect(isFirstColumnLeft()).toBe(isLeftFirst);
    // Numbers are aligned with the words above them, though they read from left to right.
    for (const side of sides()[0] ?? []) expect(side).toBe(first);
    for (const side of sides()[1] ?? []) expect(side).toBe(second);
  },
);

test.each<[Direction, boolean, string]>([
  ['ltr', true, 'left'],
  ['rtl', false, 'right'],
])('the columns of a table without words go as the page does: %s', (page, isLeftFirst, side) => {
  show(numbers, page);
  expect(isFirstColumnLeft()).toBe(isLeftFirst);
  expect(sides().flat()).toEqual([side, side, side, side]);
});

test('a wide table of English words begins at its first column on an Arabic page', () => {
  const columns = Array.from({ length: 30 }, (_, at) => `Column ${at}`);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  show([line(columns), line(columns.map(() => '-'))].join('\n'), 'rtl');
  const region = screen.getByRole('group', { name: 'Table' });
  const first = screen.getByRole('columnheader', { name: 'Column 0' });
  expect(first.getBoundingClientRect().left).toBeCloseTo(region.getBoundingClientRect().left, -1);
});

const sources = [
  { url: 'https://port.example/1', title: 'One' },
  { url: 'https://port.example/2', title: 'Two' },
];

test.each(['[1] [2]', '2026-11-23: 12', '# 2026'])(
  'a line without letters stands where the words of the page do: %s',
  (text) => {
    const { container } = show(text, 'rtl', { sources });
    const line = container.querySelector('p, h3');
    if (line === null) throw new TypeError('nothing is shown');
    expect(getComputedStyle(line).direction).toBe('rtl');
  },
);

test('a line of English words reads from left to right on an Arabic page', () => {
  show('Deliveries were late [1].', 'rtl', { sources });
  expect(getComputedStyle(screen.getByText(/^Deliveries/)).direction).toBe('ltr');
});

const notes = '\n\n[^a]: One.\n[^b]: Two.';

test.each([
  ['a citation', 'The quays were quiet [1], then busy [2].'],
  ['a citation after bold words', 'The quays were **quiet** [1], then **busy** [2].'],
  ['a citation within bold words', 'The quays were **quiet [1]**, then *busy [2]*.'],
  ['a bold citation', 'The quays were quiet **[1]**, then *busy* **[2]**.'],
  ['a citation after code', 'The quays were at `quiet` [1], then at `busy` [2].'],
  ['a citation after a formula', 'The quays were at $x^2$ [1], then at busy [2].'],
  ['a citation after a stop', 'The quays were **quiet.** [1] Then they were *busy.* [2]'],
  ['a citation', 'تأخرت الشحنات [1] ثم وصلت [2].'],
  ['a citation without a space before it', '码头很安静，也很空旷[1]后来又变得非常忙[2]。'],
  ['a footnote', `The quays were quiet[^a], then busy [^b].${notes}`],
  ['a footnote', `تأخرت الشحنات[^a] ثم وصلت [^b].${notes}`],
  [
    'a footnote without a space before it',
    `码头很安静，也很空旷[^a]后来又变得非常忙[^b]。${notes}`,
  ],
])('%s never begins a line, however wide the column is: %s', (_kind, text) => {
  const { container } = show(text, 'ltr', { sources });
  const [column] = container.children;
  const line = container.querySelector('p');
  if (!(column instanceof HTMLElement) || line === null) throw new TypeError('nothing is shown');
  const marks = [...line.querySelectorAll('a, [role="button"], button')];
  expect(marks).toHaveLength(2);
  const torn: number[] = [];
  // In narrower ones a word and its number do not fit into one line.
  for (let width = 110; width < 420; width += 2) {
    column.style.inlineSize = `${width}px`;
    if (marks.some((mark) => !isBesideWords(mark, line))) torn.push(width);
  }
  expect(torn).toEqual([]);
});

/** Returns true if a number, which is a little higher, shares the line of the letter before it. */
function isBesideWords(mark: Element, line: Element): boolean {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let last: { node: Node; end: number } | undefined;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isBefore = mark.compareDocumentPosition(node) === Node.DOCUMENT_POSITION_PRECEDING;
    const end = (node.textContent ?? '').trimEnd().length;
    if (isBefore && end > 0) last = { node, end };
  }
  if (last === undefined) throw new TypeError('there are no words before the number');
  const letter = document.createRange();
  letter.setStart(last.node, last.end - 1);
  letter.setEnd(last.node, last.end);
  const own = letter.getBoundingClientRect();
  return Math.abs(middleOf(own) - middleOf(mark.getBoundingClientRect())) < own.height / 2;
}

const middleOf = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;
