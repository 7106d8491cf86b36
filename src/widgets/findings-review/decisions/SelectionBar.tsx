import { Button } from '../../../ui/index.ts';
import { isFiltering } from '../core/findingsView.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import { KeyHint } from '../keys/KeyHint.tsx';
import styles from '../FindingsWorkspace.module.css';

/** How many findings are selected, in this view and out of it, and what can be done with them. */
export function SelectionBar() {
  const words = useFindingsWords();
  const { selection, decidable, canWrite, ask } = useWorkspace();
  const { selected, shownCount } = selection;
  if (selected.size === 0) return null;
  return (
    <div className={styles.bar} data-part="selection">
      <span className={styles.barText} role="status">
        {words.selected(selected.size, shownCount)}
      </span>
      <SelectedQuery />
      <span className={styles.barActions}>
        {canWrite && decidable.length > 0 && (
          <>
            <Button size="small" variant="primary" onClick={() => ask('approve')}>
              {words.approveSelected(decidable.length)}
              <KeyHint command="approve" />
            </Button>
            <Button size="small" onClick={() => ask('reject')}>
              {words.rejectSelected(decidable.length)}
              <KeyHint command="reject" />
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

/** The search or filters that chose the selection, once the list shows something else. */
function SelectedQuery() {
  const words = useFindingsWords();
  const { selection, view } = useWorkspace();
  const chosen = selection.selection;
  if (chosen.kind !== 'all' || chosen.filter === view.filter) return null;
  const { search } = chosen.filter;
  return (
    <span className={styles.note} dir="auto">
      {search.trim() !== ''
        ? words.allMatching(search.trim())
        : isFiltering(chosen.filter) && words.allFiltered}
    </span>
  );
}
