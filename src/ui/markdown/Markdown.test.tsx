import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Markdown, type MarkdownProps } from './Markdown.tsx';
import { words } from './testing/words.ts';

function show(text: string, props: Partial<MarkdownProps> = {}) {
  return render(<Markdown text={text} words={words} {...props} />).container;
}

describe('Markdown', () => {
  it('puts headings two levels down, and none below six', () => {
    show('# One\n\n## Two\n\nThree\n===\n\n###### Six');
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(levels).toEqual(['H3', 'H4', 'H3', 'H6']);
  });

  it.each([
    ['## Late\n\n### Why\n\n## Next', ['H3', 'H4', 'H3']],
    ['#### Deep\n\n# Over it', ['H3', 'H3']],
  ])('begins with an h3, however deep the first heading of the text is: %j', (text, levels) => {
    show(text);
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(levels);
  });

  it('takes the level of the first heading from the host', () => {
    show('# One', { headingLevel: 5 });
    expect(screen.getByRole('heading', { level: 5 }).textContent).toBe('One');
  });

  it('renders words with their styles', () => {
    const container = show('**bold** *italic* ***both*** ~~gone~~ `code` a  \nb\\\nc');
    expect(container.querySelector('strong')?.textContent).toBe('bold');
    expect(container.querySelector('em')?.textContent).toBe('italic');
    expect(container.querySelector('em strong')?.textContent).toBe('both');
    expect(container.querySelector('del')?.textContent).toBe('gone');
    expect(container.querySelector('code')?.textContent).toBe('code');
    expect(container.querySelectorAll('br')).toHaveLength(2);
  });

  it('names headings, cells, tasks and links with the spaces between their words', () => {
    const styled = 'Call **all five** suppliers';
    show(
      [
        `# ${styled}`,
        `| ${styled} |\n|---|\n| ${styled} |`,
        `- [ ] ${styled}`,
        `[${styled}](https://suppliers.example)`,
      ].join('\n\n'),
    );
    const name = 'Call all five suppliers';
    for (const role of ['heading', 'columnheader', 'cell', 'checkbox', 'link'] as const) {
      expect(screen.getByRole(role, { name })).toBeInTheDocument();
    }
  });

  it('leaves single tildes alone: they stand for "about"', () => {
    const container = show('from 20~25 to 30~35');
    expect(container.textContent).toBe('from 20~25 to 30~35');
    expect(container.querySelector('del')).toBeNull();
  });

  it('reads character references in text and leaves them in code', () => {
    const container = show('R&amp;D &copy; &#233; &lt;b&gt; \\&amp; AT&T `&amp;`');
    expect(container.textContent).toBe('R&D © é <b> &amp; AT&T &amp;');
  });

  it('nests lists and starts numbers where the text does', () => {
    show('3. three\n4. four\n   - point\n     1. deep');
    const [outer, middle, inner] = screen.getAllByRole('list');
    expect(outer).toHaveProperty('start', 3);
    expect([outer?.tagName, middle?.tagName, inner?.tagName]).toEqual(['OL', 'UL', 'OL']);
    expect(outer?.contains(middle ?? null) && middle?.contains(inner ?? null)).toBe(true);
  });

  it.each(['- [x] done\n- [ ] **open** task', '- [x] done\n\n- [ ] **open** task'])(
    'shows the state of tasks, named by their text: %j',
    (text) => {
      const container = show(text);
      expect(screen.getByRole('checkbox', { name: 'done' })).toHaveProperty('checked', true);
      const open = screen.getByRole('checkbox', { name: 'open task' });
      expect(open).toHaveProperty('checked', false);
      expect(open).toHaveProperty('disabled', true);
      expect(container.textContent).toBe('doneopen task');
    },
  );

  it('puts a table into a named region that takes the focus', () => {
    show('| a | b | c |\n|:--|:-:|--:|\n| 1 | **2** | x \\| y |\n| only |');
    const region = screen.getByRole('group', { name: 'Table' });
    expect(region.tabIndex).toBe(0);
    const table = within(region).getByRole('table');
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map((cell) => getComputedStyle(cell).textAlign)).toEqual([
      'left',
      'center',
      'right',
    ]);
    const rows = within(table).getAllByRole('row');
    const cells = rows.slice(1).map((row) => within(row).getAllByRole('cell'));
    expect(cells.map((row) => row.map((cell) => cell.textContent))).toEqual([
      ['1', '2', 'x | y'],
      ['only', '', ''],
    ]);
  });

  it('breaks lines in cells, where markdown has no other way', () => {
    const container = show('| a |\n|---|\n| one<br>two |');
    expect(container.querySelectorAll('td br')).toHaveLength(1);
  });

  it('renders quotes and rules', () => {
    const container = show('> words\n>\n> > deeper\n\n---');
    expect(container.querySelector('blockquote blockquote')?.textContent).toBe('deeper');
    expect(screen.getByRole('separator')).toBeTruthy();
  });

  it('opens links apart from the host page and tells it nothing', () => {
    show('[words *here*](https://example.com/a?b=1&amp;c=2 "Title &amp; more")');
    const link = screen.getByRole('link', { name: 'words here' });
    expect(link.getAttribute('href')).toBe('https://example.com/a?b=1&c=2');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.title).toBe('example.com\nTitle & more');
  });

  it('makes links of bare addresses, and leaves the stop out', () => {
    show(
      'See https://example.com/a&amp;b. Or www.example.com, <https://example.org>, a@example.com.',
    );
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([
      'https://example.com/a&amp;b',
      'http://www.example.com/',
      'https://example.org/',
      'mailto:a@example.com',
    ]);
  });

  it('follows references to definitions that come later', () => {
    const container = show(
      '[guide] and [*that*][g]\n\nwords\n\n[guide]: https://example.com/1\n[g]: <https://example.com/2>',
    );
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['https://example.com/1', 'https://example.com/2']);
    expect(container.textContent).toBe('guide and thatwords');
  });

  it('loads images from allowed hosts alone', () => {
    show(
      '![a *map*](https://images.example.com/a.png "Map")\n\n![other](https://evil.test/b.png)',
      {
        allowedImageHosts: ['images.example.com'],
      },
    );
    const image = screen.getByRole('img');
    expect(image.getAttribute('src')).toBe('https://images.example.com/a.png');
    expect(image.getAttribute('alt')).toBe('a map');
    expect(image.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(image.getAttribute('loading')).toBe('lazy');
    const link = screen.getByRole('link', { name: 'Image: other (evil.test)' });
    expect(link.getAttribute('href')).toBe('https://evil.test/b.png');
  });

  it('puts no link into a link', () => {
    show('[![badge](https://evil.test/b.png)](https://example.com)');
    const link = screen.getByRole('link', { name: 'Image: badge (evil.test)' });
    expect(link.getAttribute('href')).toBe('https://example.com/');
    expect(link.querySelector('a')).toBeNull();
  });

  it('finds the direction of each paragraph and item, but leaves code as it is', () => {
    show('Words\n\nشركة كبيرة\n\n- مورد\n- supplier\n\n```\nشركة\n```');
    expect(getComputedStyle(screen.getByText('Words')).direction).toBe('ltr');
    expect(getComputedStyle(screen.getByText('شركة كبيرة')).direction).toBe('rtl');
    expect(getComputedStyle(screen.getByText('مورد')).direction).toBe('rtl');
    expect(getComputedStyle(screen.getByText('supplier')).direction).toBe('ltr');
    expect(getComputedStyle(screen.getByText('شركة')).direction).toBe('ltr');
  });

  it('lets an item of several paragraphs have one direction', () => {
    show('- مورد\n\n  شركة\n\n- supplier');
    const [rtl, ltr] = screen.getAllByRole('listitem');
    expect([rtl, ltr].map((item) => item && getComputedStyle(item).direction)).toEqual([
      'rtl',
      'ltr',
    ]);
  });

  it('gives every element a class, so that resets of the host lose', () => {
    const container = show(
      '# h\n\np **b** *i* ~~d~~ `c` [a](https://a.test) ![i](https://i.test/i.png)  \nx\n\n' +
        '- a\n- [x] b\n\n  c\n\n1. d\n\n| e |\n|---|\n| f |\n\n> g\n\n---\n\n<div>\n\n```js\nk\n```',
      { allowedImageHosts: ['i.test'] },
    );
    const bare = [...container.querySelectorAll('[data-part="markdown"] *')].filter(
      (element) => element.closest('svg') === null && element.className === '',
    );
    expect(bare.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it('keeps its markers when the host takes them from all lists', () => {
    const container = show('- point\n\n1. number');
    const reset = document.createElement('style');
    reset.textContent = 'ul, ol, li { list-style: none }';
    container.append(reset);
    const markers = screen
      .getAllByRole('listitem')
      .map((item) => getComputedStyle(item).listStyleType);
    expect(markers).toEqual(['disc', 'decimal']);
  });

  it('keeps long words and wide blocks inside the column', () => {
    const long = 'x'.repeat(400);
    const container = show(
      `${long}\n\n# ${long}\n\n- ${long}\n\n\`${long}\`\n\n\`\`\`\n${long}\n\`\`\`\n\n| ${long} |\n|---|\n| ${long} |`,
    );
    container.style.width = '320px';
    expect(container.scrollWidth).toBe(320);
    const scrolling = screen.getAllByRole('group').map((region) => region.scrollWidth > 320);
    expect(scrolling).toEqual([true, true]);
  });

  it('shows marks nested deeper than any user nests them', () => {
    const container = show(`${'> '.repeat(200)}deep`);
    expect(container.textContent).toContain('deep');
    expect(container.querySelectorAll('blockquote').length).toBeLessThan(50);
  });

  it('shows the whole number of each item of a long list', () => {
    const container = show('1986. founded\n1987. sold\n\n98. a\n99. b\n100. c');
    const [long] = screen.getAllByRole('listitem');
    const room = Number.parseFloat(getComputedStyle(long ?? container).marginInlineStart);
    const ruler = document.createElement('span');
    ruler.textContent = '1986. ';
    ruler.style.whiteSpace = 'pre';
    long?.append(ruler);
    expect(room).toBeGreaterThan(ruler.getBoundingClientRect().width);
  });

  it('fades a table at the edges beyond which it goes on', async () => {
    const cells = Array.from({ length: 20 }, (_, column) => `column number ${column}`).join('|');
    const container = show(`|${cells}|\n|${'---|'.repeat(20)}`);
    container.style.width = '320px';
    const region = screen.getByRole('group', { name: 'Table' });
    await expect.poll(() => region.dataset['fade']).toBe('right');
    region.scrollLeft = 100;
    await expect.poll(() => region.dataset['fade']).toBe('left right');
    region.scrollLeft = region.scrollWidth;
    await expect.poll(() => region.dataset['fade']).toBe('left');
    expect(getComputedStyle(region).maskImage).toContain('linear-gradient');
  });

  it.each([
    ['NOTE', 'Note'],
    ['tip', 'Tip'],
    ['IMPORTANT', 'Important'],
    ['WARNING', 'Warning'],
    ['CAUTION', 'Caution'],
  ])('titles an alert of the kind %s', (kind, title) => {
    const container = show(`> [!${kind}]\n> Check the **berth** first.\n>\n> - twice`);
    expect(screen.getByText(title)).toBeVisible();
    expect(container.textContent).toBe(`${title}Check the berth first.twice`);
    expect(container.querySelector('blockquote')).toBeNull();
  });

  it('leaves a quote alone that begins with another word in brackets', () => {
    expect(show('> [!NOTHING]\n> words').textContent).toBe('[!NOTHING]\nwords');
  });

  it('leads from a reference to its footnote, which may hold blocks', () => {
    show('Late[^1] and later[^long].\n\n[^1]: By *two* days.\n[^long]: One.\n\n    Two.');
    screen.getByRole('button', { name: 'Footnote 2' }).click();
    expect(document.activeElement?.textContent).toBe('2One.Two.');
    screen.getByRole('button', { name: 'Footnote 1' }).click();
    expect(document.activeElement?.textContent).toBe('1By two days.');
  });

  it.each(['{Enter}', ' '])(
    'leads from a reference to its footnote by the key “%s”',
    async (key) => {
      show('Late[^1].\n\n[^1]: By two days.');
      await userEvent.tab();
      expect(screen.getByRole('button', { name: 'Footnote 1' })).toHaveFocus();
      await userEvent.keyboard(key);
      expect(document.activeElement?.textContent).toBe('1By two days.');
    },
  );

  it('makes links of the numbers of sources, and of no other numbers', () => {
    const sources = [
      { url: 'https://www.portlog.example/31', title: 'Arrivals' },
      { url: 'https://weather.example/' },
    ];
    const text = 'Late [1, 2], `rows[1]` and [^2], not [3] or [0]. [Log [1]](https://a.example)';
    show(text, { sources });
    const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    const second = 'Source 2: weather.example';
    expect(names).toEqual(['Source 1: Arrivals, portlog.example', second, second, null]);
    expect(screen.getByRole('link', { name: /^Log/ }).textContent).toBe('Log\u00a0[1]');
    expect(screen.getByText(/not \[3\] or \[0\]/)).toBeTruthy();
    const [mark] = screen.getAllByRole('link');
    expect(mark && getComputedStyle(mark).marginInlineEnd).toBe('0px');
  });

  it('copies a table as spreadsheets read it', async () => {
    const onCopy = vi.fn();
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show('| Port | Late |\n|---|---|\n| Hull | 3 |', { onCopy });
    screen.getByRole('button', { name: 'Copy table' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onCopy).toHaveBeenCalledWith('Port\tLate\nHull\t3'));
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  });

  it('says where a link leads and where a blocked image is from', () => {
    show('[Read](https://www.log.example/a) ![Map](https://maps.example/b.png)');
    expect(screen.getByRole('link', { name: 'Read' }).title).toBe('log.example');
    expect(screen.getByRole('link', { name: 'Image: Map (maps.example)' })).toBeTruthy();
  });

  it('does not take a link for a footnote, whatever its address', () => {
    show('[Port report](footnote:1) and [^1]\n\n[^1]: See below.');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getAllByRole('paragraph')[0]).toHaveTextContent(/^Port report and/);
  });

  it('keeps the words before a reference to a footnote', () => {
    show('Late [by rail][^1].\n\n[^1]: See below.');
    expect(screen.getByText(/Late \[by rail\]/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Footnote 1' })).toBeTruthy();
  });

  it('shows a reference without a footnote as it was written', () => {
    expect(show('Late[^1].').textContent).toBe('Late[^1].');
  });

  it.each(['a <!-- hidden --> b', 'a\n\n<!-- hidden\nhidden -->\n\nb', '<!-- hidden -->\na b'])(
    'hides comments: %j',
    (text) => {
      expect(show(text).textContent).not.toContain('hidden');
      expect(show(text).textContent).not.toContain('--');
    },
  );

  it('shows a comment that never ends, rather than hide the rest of the answer', () => {
    expect(show('<!-- open\n\nthe rest').textContent).toContain('the rest');
  });

  it.each([
    ['**你好。**世界', '你好。'],
    ['这是**“重点”**内容', '“重点”'],
    ['**リンク（注）**です', 'リンク（注）'],
    ['**"한국어"**는', '"한국어"'],
  ])('emphasises words of scripts without spaces: %s', (text, strong) => {
    expect(show(text).querySelector('strong')?.textContent).toBe(strong);
  });
});
