import type { MarkdownRenderer } from 'vitepress';

/**
 * Tells the style sheet of each table how many columns it has, and each cell the head of its column,
 * so that a row which is too wide for the page can be shown as a list.
 */
export function tableCells(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('table-cells', ({ tokens }) => {
    let heads: string[] = [];
    let column = 0;
    for (const [index, token] of tokens.entries()) {
      const content = tokens[index + 1];
      if (token.type === 'table_open') heads = [];
      if (token.type === 'tr_open') column = 0;
      if (token.type === 'th_open') heads.push(textOf(content?.children ?? []));
      if (token.type === 'td_open') {
        const cell = content?.children ?? [];
        token.attrSet('data-label', heads[column] ?? '');
        if (cell.length === 0) token.attrJoin('class', 'empty');
        if (column === 0 && cell.every(isOfName)) token.attrJoin('class', 'name');
        column += 1;
      }
      if (token.type === 'table_close')
        openOf(tokens, index)?.attrSet('data-columns', columnsOf(heads));
    }
  });
  markdown.renderer.rules['td_open'] = (tokens, index, options, _env, self) =>
    `${self.renderToken(tokens, index, options)}<div>`;
  markdown.renderer.rules['td_close'] = (tokens, index, options, _env, self) =>
    `</div>${self.renderToken(tokens, index, options)}`;
}

type Token = ReturnType<MarkdownRenderer['parse']>[number];

function openOf(tokens: readonly Token[], close: number): Token | undefined {
  return tokens.slice(0, close).findLast(({ type }) => type === 'table_open');
}

function columnsOf(heads: readonly string[]): string {
  return heads.length > 3 ? 'many' : String(heads.length);
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ content }) => content).join('');
}

/** Returns true for what a list of names is made of: code, links around it, and commas. */
function isOfName({ type, content }: Token): boolean {
  return type === 'code_inline' || type.startsWith('link_') || /^[,\s]*$/.test(content);
}
