import { useContext } from 'react';
import { Skeleton, ThemeContext, VisuallyHidden } from '../../../ui/index.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import { columnTracks } from './columnTracks.ts';
import styles from './FindingsGrid.module.css';
import { rowHeightsOf, type ListHeights } from './listHeights.ts';

/** The share of its cell that each row's placeholder fills. */
const widths = ['82%', '64%', '90%', '71%', '86%', '58%', '77%', '69%'];

export function LoadingRows({ isNarrow, heights }: { isNarrow: boolean; heights: ListHeights }) {
  const words = useFindingsWords();
  const { density } = useContext(ThemeContext);
  const { columns } = useWorkspace().view;
  const shown = isNarrow ? columns.slice(0, 1) : columns;
  const { template } = columnTracks(shown);
  return (
    <div className={styles.loading}>
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <div ref={place(template, heights.head)} className={styles.head} aria-hidden="true">
        <span />
        {!isNarrow &&
          shown.map(({ column }) => (
            <span key={column} className={styles.cell}>
              {words[column]}
            </span>
          ))}
      </div>
      {widths.map((width) => (
        <div
          key={width}
          ref={place(template, rowHeightsOf(heights, isNarrow, density).low)}
          className={styles.loadingRow}
        >
          <span className={styles.check}>
            <Skeleton width="16px" height="16px" />
          </span>
          {shown.map(({ column }) => (
            <span key={column} className={styles.cell}>
              <Skeleton width={width} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Sizes a row from a script: a strict policy ignores `style` in what a server renders. */
function place(template: string, height: number) {
  return (row: HTMLElement | null): void => {
    row?.style.setProperty('grid-template-columns', template);
    row?.style.setProperty('block-size', `${height}px`);
  };
}
