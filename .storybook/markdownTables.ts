/** A node of a parsed Markdown file, as remark hands it to its plugins. */
interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  align?: null[];
}

/**
 * Reads tables in `.mdx` files. MDX knows only what CommonMark does, to which tables do not belong:
 * without this they show as lines of bars.
 */
export function markdownTables(): (tree: MarkdownNode) => void {
  return (tree) => {
    tree.children = tree.children?.map((node) => readTable(node) ?? node) ?? [];
  };
}

function readTable({ type, children = [] }: MarkdownNode): MarkdownNode | undefined {
  if (type !== 'paragraph') return undefined;
  const [head, rule, ...rows] = splitRows(children);
  if (head === undefined || rule === undefined || !isRule(rule)) return undefined;
  return {
    type: 'table',
    align: head.map(() => null),
    children: [head, ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((content) => ({ type: 'tableCell', children: content })),
    })),
  };
}

/** The cells of each line: what stands between bars. A bar within code is part of the code. */
function splitRows(nodes: readonly MarkdownNode[]): MarkdownNode[][][] {
  const rows: MarkdownNode[][][] = [[[]]];
  for (const node of nodes) {
    if (node.type !== 'text') {
      rows.at(-1)?.at(-1)?.push(node);
      continue;
    }
    for (const [line, text] of (node.value ?? '').split('\n').entries()) {
      if (line > 0) rows.push([[]]);
      for (const [cell, value] of text.split('|').entries()) {
        if (cell > 0) rows.at(-1)?.push([]);
        if (value.trim() !== '') rows.at(-1)?.at(-1)?.push({ type: 'text', value });
      }
    }
  }
  // A line begins and ends with a bar, so nothing stands before the first or after the last.
  return rows.map((cells) => cells.slice(1, -1));
}

function isRule(cells: readonly MarkdownNode[][]): boolean {
  return (
    cells.length > 0 &&
    cells.every(([first, ...others]) => others.length === 0 && /^ *-+ *$/.test(first?.value ?? ''))
  );
}
