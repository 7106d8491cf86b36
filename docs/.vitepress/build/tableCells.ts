import type { MarkdownRenderer } from 'vitepress';

/** The characters of a name that stays on its line, and of code that fits beside two columns. */
const longest = { name: 40, code: 48 };

/**
 * Tells the style sheet of each table how many columns it has, and each cell the head of its column,
 * so that a row which is too wide for the page can be shown as a list.
 */
export function tableCells(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('table-cells', ({ tokens }) => {
    let heads: string[] = [];
    let column = 0;
    let isWide = false;
    for (const [index, token] of tokens.entries()) {
      const content = tokens[index + 1];
      if (token.type === 'table_open') {
        heads = [];
        isWide = false;
      }
      if (token.type === 'tr_open') column = 0;
      if (token.type === 'th_open') heads.push(textOf(content?.children ?? []));
      if (token.type === 'td_open') {
        const cell = content?.children ?? [];
        token.attrSet('data-label', heads[column] ?? '');
        if (cell.length === 0) token.attrJoin('class', 'empty');
        const isName = cell.every(isOfName) && textOf(cell).length <= longest.name;
        if (column === 0 && isName) token.attrJoin('class', 'name');
        isWide ||= cell.some(isLongCode);
        column += 1;
      }
      if (token.type === 'table_close')
        openOf(tokens, index)?.attrSet('data-columns', columnsOf(heads, isWide));
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

function columnsOf({ length }: readonly string[], isWide: boolean): string {
  return length > 3 || (length === 3 && isWide) ? 'many' : String(length);
}

function isLongCode({ type, content }: Token): boolean {
  return type === 'code_inline' && content.length > longest.code;
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ content }) => content).join('');
}

/** Returns true for what a list of names is made of: code, links around it, and commas. */
function isOfName({ type, content }: Token): boolean {
  return type === 'code_inline' || type.startsWith('link_') || /^[,\s]*$/.test(content);
}
