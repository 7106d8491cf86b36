/** A text with one of GitHub's extensions, and the HTML that it means. */
export interface GfmExample {
  extension: 'table' | 'task list' | 'strikethrough' | 'autolink';
  markdown: string;
  html: string;
}

/**
 * Examples of what the specification of GitHub Flavored Markdown 0.29 adds to CommonMark
 * (https://github.github.com/gfm), one for each of its rules, in words of our own. On one point we
 * differ by choice: one tilde strikes nothing through, because answers write "~5" for "about 5".
 */
export const gfmExamples: readonly GfmExample[] = [
  ...of('table', [
    [
      '| city | people |\n| --- | --- |\n| Kiel | 247 |',
      '<table><thead><tr><th>city</th><th>people</th></tr></thead><tbody><tr><td>Kiel</td><td>247</td></tr></tbody></table>',
    ],
    [
      '| left | middle | right |\n|:-|:-:|-:|\na | b | c',
      '<table><thead><tr><th align="left">left</th><th align="center">middle</th><th align="right">right</th></tr></thead><tbody><tr><td align="left">a</td><td align="center">b</td><td align="right">c</td></tr></tbody></table>',
    ],
    [
      '| a |\n| --- |\n| x \\| y |\n| `p \\| q` |\n| **r \\| s** |',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>x | y</td></tr><tr><td><code>p | q</code></td></tr><tr><td><strong>r | s</strong></td></tr></tbody></table>',
    ],
    [
      '| a | b |\n| --- | --- |\n| 1 | 2 |\n> said',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><blockquote><p>said</p></blockquote>',
    ],
    [
      '| a | b |\n| --- | --- |\n| 1 | 2 |\nlast\n\nwords',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr><tr><td>last</td><td></td></tr></tbody></table><p>words</p>',
    ],
    ['| a | b |\n| --- |\n| 1 |', '<p>| a | b |\n| --- |\n| 1 |</p>'],
    [
      '| a | b |\n| --- | --- |\n| 1 |\n| 1 | 2 | 3 |',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td></td></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
    ['| a | b |\n| --- | --- |', '<table><thead><tr><th>a</th><th>b</th></tr></thead></table>'],
    [
      'words\n| a |\n| - |\n| 1 |',
      '<p>words</p><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    ],
  ]),
  ...of('task list', [
    [
      '- [ ] open\n- [x] done\n- [X] also done',
      '<ul><li><input disabled="" type="checkbox"> open</li><li><input checked="" disabled="" type="checkbox"> done</li><li><input checked="" disabled="" type="checkbox"> also done</li></ul>',
    ],
    [
      '- [x] outer\n  - [ ] inner',
      '<ul><li><input checked="" disabled="" type="checkbox"> outer<ul><li><input disabled="" type="checkbox"> inner</li></ul></li></ul>',
    ],
    ['- [x]none', '<ul><li>[x]none</li></ul>'],
    ['[x] no item', '<p>[x] no item</p>'],
    ['- [y] none', '<ul><li>[y] none</li></ul>'],
  ]),
  ...of('strikethrough', [
    ['~~gone~~ words', '<p><del>gone</del> words</p>'],
    ['~~a\n\nb~~', '<p>~~a</p><p>b~~</p>'],
    ['~~~~four~~~~ ~~~three~~~ x', '<pre><code class="language-four~~~~"></code></pre>'],
    ['x ~~~three~~~', '<p>x ~~~three~~~</p>'],
    ['~~a **b** c~~', '<p><del>a <strong>b</strong> c</del></p>'],
    ['~5 to ~10', '<p>~5 to ~10</p>'],
  ]),
  ...of('autolink', [
    ['www.example.com', '<p><a href="http://www.example.com">www.example.com</a></p>'],
    [
      'see www.example.com/help for more',
      '<p>see <a href="http://www.example.com/help">www.example.com/help</a> for more</p>',
    ],
    [
      'at www.example.com. And www.example.com/a.b!',
      '<p>at <a href="http://www.example.com">www.example.com</a>. And <a href="http://www.example.com/a.b">www.example.com/a.b</a>!</p>',
    ],
    [
      '(www.example.com/a(b)c)) and (www.example.com/d)',
      '<p>(<a href="http://www.example.com/a(b)c">www.example.com/a(b)c</a>)) and (<a href="http://www.example.com/d">www.example.com/d</a>)</p>',
    ],
    [
      'www.example.com/?q=a&copy; x',
      '<p><a href="http://www.example.com/?q=a">www.example.com/?q=a</a>© x</p>',
    ],
    ['www.example.com/a<b', '<p><a href="http://www.example.com/a">www.example.com/a</a>&lt;b</p>'],
    [
      '*https://example.com/a_b_* _http://example.com_',
      '<p><em><a href="https://example.com/a_b">https://example.com/a_b</a>_</em> <em><a href="http://example.com">http://example.com</a></em></p>',
    ],
    ['xhttps://example.com', '<p>xhttps://example.com</p>'],
    ['http://my_host.ex_ample.com', '<p>http://my_host.ex_ample.com</p>'],
    [
      'me@example.com, a.b+c-d_e@mail.example.com.',
      '<p><a href="mailto:me@example.com">me@example.com</a>, <a href="mailto:a.b+c-d_e@mail.example.com">a.b+c-d_e@mail.example.com</a>.</p>',
    ],
    [
      'me@example.com- me@example.com_ me@example',
      '<p>me@example.com- me@example.com_ me@example</p>',
    ],
    [
      '`www.example.com` <b title="www.example.com">',
      '<p><code>www.example.com</code> <b title="www.example.com"></p>',
    ],
  ]),
];

function of(
  extension: GfmExample['extension'],
  pairs: readonly (readonly [markdown: string, html: string])[],
): GfmExample[] {
  return pairs.map(([markdown, html]) => ({ extension, markdown, html }));
}
