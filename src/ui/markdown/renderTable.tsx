import type { Tokens } from 'marked';
import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import type { MarkdownContext } from './markdownContext.ts';
import { renderInline } from './renderInline.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';
import styles from './Markdown.module.css';

/** A table that scrolls by itself when it is wider than the column. */
export function renderTable(token: Tokens.Table, context: MarkdownContext): ReactNode {
  const inner = { ...context, hasDirection: true };
  return (
    <ScrollRegion label={context.words.table}>
      <table className={styles.table}>
        <thead className={styles.tableHead}>
          <tr className={styles.row}>
            {token.header.map((cell, index) => (
              <th key={index} scope="col" dir="auto" className={classOf(styles.headCell, cell)}>
                {renderInline(cell.tokens, inner)}
              </th>
            ))}
          </tr>
        </thead>
        {token.rows.length > 0 && (
          <tbody className={styles.tableBody}>
            {token.rows.map((cells, row) => (
              <tr key={row} className={styles.row}>
                {cells.map((cell, index) => (
                  <td key={index} dir="auto" className={classOf(styles.cell, cell)}>
                    {renderInline(cell.tokens, inner)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </ScrollRegion>
  );
}

function classOf(base: string | undefined, { align }: Tokens.TableCell): string {
  return joinClasses(
    base,
    align === 'center' && styles.alignCenter,
    align === 'right' && styles.alignEnd,
  );
}
