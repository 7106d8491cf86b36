import { Icon, IconButton, icons, Progress, VisuallyHidden } from '../../../ui/index.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import { OpenDetails } from './DetailsPanel.tsx';
import styles from './FocusedFinding.module.css';

export function FocusedFinding() {
  const words = useFindingsWords();
  const { cursor, rows, doneCount, gridRef, keys } = useWorkspace();
  const { position } = cursor;
  const total = doneCount + rows.length;
  const place = position < 0 ? undefined : words.place(position + 1, rows.length);
  return (
    <section
      ref={gridRef}
      tabIndex={0}
      aria-label={words.focusMode}
      className={styles.panel}
      data-part="focus"
    >
      <div className={styles.head}>
        <IconButton
          size="small"
          label={words.keyPrevious}
          aria-keyshortcuts={keys.previous ?? undefined}
          disabled={position === 0}
          onClick={() => cursor.move(-1)}
        >
          <Icon path={icons.back} />
        </IconButton>
        <span className={styles.place}>{place}</span>
        <IconButton
          size="small"
          label={words.keyNext}
          aria-keyshortcuts={keys.next ?? undefined}
          disabled={position === rows.length - 1}
          onClick={() => cursor.move(1)}
        >
          <Icon path={icons.forward} />
        </IconButton>
        <span className={styles.progress}>
          <Progress
            value={doneCount / Math.max(1, total)}
            label={words.progress(doneCount, total)}
          />
        </span>
      </div>
      <VisuallyHidden role="status">
        {place !== undefined && `${place}: ${cursor.last?.title ?? ''}`}
      </VisuallyHidden>
      <div className={styles.finding}>
        <OpenDetails />
      </div>
    </section>
  );
}
