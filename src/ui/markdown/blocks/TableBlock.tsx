import { memo, useContext, useMemo } from 'react';
import { csvText } from '../../../controller/index.ts';
import { BlockActions } from './BlockActions.tsx';
import { joinClasses } from '../../joinClasses.ts';
import type { Alignment, Row, Table } from '../../../markdown/index.ts';
import { createSequenceView, type ItemViewProps } from './createSequenceView.tsx';
import { directionOf } from './directionOf.ts';
import { InlineElement } from '../inline/Inline.tsx';
import type { MarkdownContext } from '../markdownContext.ts';
import { RenderersContext } from '../renderers.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import { cellsOf, toTsv } from './tableText.ts';
import styles from '../Markdown.module.css';

/**
 * Renders a table that scrolls horizontally and can be copied and downloaded. Its columns follow
 * the direction of its own text. Each cell has its own text direction, but its column's alignment.
 */
export function TableBlock({ table, context }: { table: Table; context: MarkdownContext }) {
  const { head, alignments, rows } = table;
  const { words } = context.settings;
  const { table: render } = useContext(RenderersContext);
  const dir = directionOf([...head, ...(rows.pages[0]?.[0]?.[0]?.cells ?? [])].join(' '));
  const cellDir: Columns['cellDir'] = dir === undefined ? undefined : 'auto';
  const detail = useMemo(() => ({ alignments, cellDir }), [alignments, cellDir]);
  const block = (
    <div className={styles.tableBlock}>
      <ScrollRegion label={words.table} dir={dir}>
        <table dir={dir} className={styles.table}>
          <thead className={styles.tableHead}>
            <tr className={styles.row}>
              {head.map((cell, index) => (
                <InlineElement
                  key={index}
                  tag="th"
                  dir={cellDir}
                  className={classOf(styles.headCell, alignments[index])}
                  isName
                  text={cell}
                  context={context}
                />
              ))}
            </tr>
          </thead>
          {rows.length > 0 && (
            <tbody className={styles.tableBody}>
              <Rows items={rows} context={context} detail={detail} />
            </tbody>
          )}
        </table>
      </ScrollRegion>
      <div className={styles.tableActions}>
        <BlockActions
          copyLabel={words.copyTable}
          downloadLabel={words.downloadTable}
          text={() => toTsv(cellsOf(table))}
          // Excel detects UTF-8 only by the BOM.
          file={() =>
            new File(['\uFEFF', csvText(cellsOf(table))], `${words.table}.csv`, {
              type: 'text/csv',
            })
          }
          settings={context.settings}
        />
      </div>
    </div>
  );
  if (render === undefined) return block;
  const [first = [], ...others] = cellsOf(table);
  return render({ head: first, rows: others }, block) ?? block;
}

interface Columns {
  alignments: readonly Alignment[];
  /** Undefined if cells follow the page's direction. */
  cellDir: 'auto' | undefined;
}

type RowProps = ItemViewProps<Row, Columns>;

const Rows = createSequenceView(
  memo(function RowView({ item: { cells, isOpen }, context, detail }: RowProps) {
    const last = cells.findLastIndex((cell) => cell !== '');
    return (
      <tr className={styles.row}>
        {cells.map((cell, index) => (
          <InlineElement
            key={index}
            tag="td"
            dir={detail.cellDir}
            className={classOf(styles.cell, detail.alignments[index])}
            isName
            text={cell}
            context={context}
            isOpen={isOpen && index === last}
          />
        ))}
      </tr>
    );
  }),
);

function classOf(base: string | undefined, alignment: Alignment): string {
  return joinClasses(
    base,
    alignment === 'center' && styles.alignCenter,
    alignment === 'right' && styles.alignEnd,
  );
}
