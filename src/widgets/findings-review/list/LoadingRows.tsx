import { Skeleton, VisuallyHidden } from '../../../ui/index.ts';
import { useFindingsWords } from '../FindingsContext.ts';
import styles from '../FindingsWorkspace.module.css';

const widths = ['62%', '48%', '71%', '55%', '66%', '43%', '58%', '69%'];

/** The shape of the list while it is fetched. */
export function LoadingRows() {
  const words = useFindingsWords();
  return (
    <div className={styles.loading}>
      <VisuallyHidden>
        <span role="status">{words.loading}</span>
      </VisuallyHidden>
      {widths.map((width) => (
        <div key={width} className={styles.loadingRow}>
          <Skeleton width="16px" height="16px" />
          <Skeleton width={width} />
          <Skeleton width="72px" />
        </div>
      ))}
    </div>
  );
}
