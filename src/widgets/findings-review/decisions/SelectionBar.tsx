import { Button } from '../../../ui/index.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import styles from '../FindingsWorkspace.module.css';

/** How many findings are selected, and what can be done with them. */
export function SelectionBar() {
  const words = useFindingsWords();
  const { selection, decidable, canWrite, ask } = useWorkspace();
  if (selection.selected.size === 0) return null;
  return (
    <div className={styles.bar} data-part="selection">
      <span className={styles.barText} role="status">
        {words.selected(selection.selected.size)}
      </span>
      <span className={styles.barActions}>
        {canWrite && decidable.length > 0 && (
          <>
            <Button size="small" variant="primary" onClick={() => ask('approve')}>
              {words.approveSelected(decidable.length)}
            </Button>
            <Button size="small" onClick={() => ask('reject')}>
              {words.rejectSelected(decidable.length)}
            </Button>
          </>
        )}
        <Button size="small" variant="quiet" onClick={selection.clear}>
          {words.clearSelection}
        </Button>
      </span>
    </div>
  );
}
