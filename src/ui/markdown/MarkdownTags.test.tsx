import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Markdown, type MarkdownProps } from './Markdown.tsx';
import { words } from './testing/words.ts';

function show(text: string, props: Partial<MarkdownProps> = {}) {
  return render(<Markdown text={text} words={words} {...props} />).container;
}

test.each([
  ['H<sub>2</sub>O and x<SUP>2</SUP>', 'H2O and x2', ['sub', 'sup']],
  ['Press <kbd class="key">Ctrl</kbd>', 'Press Ctrl', ['kbd']],
  ['<b>b</b> <i>i</i> <u>u</u> <mark>m</mark> <s>s</s>', 'b i u m s', 'strong em u mark del'],
  ['<b>bold and *both*</b>', 'bold and both', ['strong', 'strong em']],
  ['<mark>\nalone\n</mark>', '\nalone\n', ['mark']],
  ['| a |\n|---|\n| x<sup>2</sup> |', 'ax2', ['sup']],
])('the tags of styles are drawn: %j', (text, shown, found) => {
  const container = show(text);
  expect(container.querySelector('p, table')?.textContent).toBe(shown);
  for (const name of typeof found === 'string' ? found.split(' ') : found) {
    expect(container.querySelector(name)).not.toBeNull();
  }
  expect(container.querySelector('kbd')?.getAttributeNames() ?? ['class']).toEqual(['class']);
});

test.each(['<b>never closed', 'never opened</b>', '*a <b>b* c</b>', '<blink>x</blink>'])(
  'a tag without its partner, or of another name, stays as it was typed: %j',
  (text) => {
    const container = show(text);
    expect(container.textContent).toBe(text.replaceAll('*', ''));
    expect(container.querySelector('strong')).toBeNull();
  },
);

test('a style whose end is still to come is drawn without its tag', () => {
  const container = show('words <b>and mo', { streaming: true });
  expect(container.textContent).toBe('words and mo');
  expect(container.querySelector('strong')?.textContent).toBe('and mo');
});

test('lines, rules and paragraphs by tags are drawn', () => {
  const container = show(
    '<p align="center">one</p>\n<p>two\n</p>three\n<hr>\n\n<br/>\n\nfour\n<hr />\nfive',
  );
  expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual([
    'one',
    'two',
    'three',
    '',
    'four',
    'five',
  ]);
  expect(screen.getAllByRole('separator')).toHaveLength(2);
  expect(container.querySelectorAll('br')).toHaveLength(1);
  expect(container.querySelector('[align]')).toBeNull();
});

test.each([
  '<details>\n<summary>More <b>here</b></summary>\n\n- **a**\n- b\n\n</details>\n\nafter',
  '<details><summary>More <b>here</b></summary>- **a**\n- b\n</details>\nafter',
  '<details>\n  <summary>\n  More\n  <b>here</b>\n  </summary>\n\n- **a**\n- b\n</details>\nafter',
])('what can be folded up holds blocks, below its summary: %j', async (text) => {
  const container = show(text);
  const details = container.querySelector('details');
  expect(details?.querySelector('summary')?.textContent).toBe('More here');
  expect(details?.querySelectorAll('li')).toHaveLength(2);
  expect(details?.querySelector('li strong')?.textContent).toBe('a');
  expect(container.textContent).toBe('More hereabafter');
  expect(details).toHaveProperty('open', false);
  await userEvent.click(screen.getByText('More'));
  expect(details).toHaveProperty('open', true);
});

test('what can be folded up has a name without a summary, may begin unfolded, and ends with its item', () => {
  const container = show('- <details open onclick="x()">\n\n  inside\n\nafter');
  const details = container.querySelector('details');
  expect(details?.textContent).toBe('Detailsinside');
  expect(details).toHaveProperty('open', true);
  expect(details?.getAttributeNames().toSorted()).toEqual(['class', 'open']);
});

test('an end without a beginning, and tags in code, stay as they were typed', () => {
  const container = show('</details>\n\n```\n<details>\n</p>\n```');
  expect(container.querySelector('details')).toBeNull();
  expect(container.querySelector('pre')?.textContent).toBe('<details>\n</p>');
});

test.each([
  ['See [https://a.example/x](https://a.example/x).', ['https://a.example/x'], undefined],
  ['[www.a.example](https://b.example/)', ['https://b.example/'], 'www.a.example'],
  ['[visit https://x.example now](https://y.example/)', ['https://y.example/'], undefined],
  ['[<https://x.example>](https://y.example/)', ['https://y.example/'], 'https://x.example'],
  ['[a *https://x.example/a_b_c*](https://y.example/)', ['https://y.example/'], undefined],
  ['[see https://x.example/a]', ['https://x.example/a'], 'https://x.example/a'],
  ['[see https://x.example/a[1]b]', ['https://x.example/a[1]b'], undefined],
  ['https://x.example/a[1]', ['https://x.example/a[1]'], undefined],
])('a link may be named by an address, and holds no other link: %j', (text, hrefs, name) => {
  const container = show(text);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  expect(container.querySelector('a a')).toBeNull();
  expect(container.textContent).not.toContain('](');
  if (name !== undefined) expect(links[0]?.textContent).toBe(name);
});

test('a link says where it leads before its own title', () => {
  show('[Your bank](https://evil.test/x "bank.example")');
  expect(screen.getByRole('link').title).toBe('evil.test\nbank.example');
});

test('footnotes have numbers, whatever their labels', () => {
  const container = show('One[^long] two[^b] three[^Long].\n\n[^long]: first\n\n[^b]: second');
  const marks = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(marks).toEqual(['1', '2', '1']);
  const notes = [...container.querySelectorAll('[data-footnote]')];
  expect(notes.map(({ textContent }) => textContent)).toEqual(['1first', '2second']);
});
