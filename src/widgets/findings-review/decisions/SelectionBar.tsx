import { isSameJson } from '../../../controller/index.ts';
import { Button, FloatingBar, Icon, IconButton, icons, texts } from '../../../ui/index.ts';
import { isFiltering } from '../core/findingsView.ts';
import type { Decision } from '../core/reviewState.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import { KeyHint } from '../keys/KeyHint.tsx';
import styles from '../FindingsWorkspace.module.css';

/** Shows the number of selected findings, inside and outside the view, with bulk actions. */
export function SelectionBar() {
  const words = useFindingsWords();
  const { selection, decidable, canWrite, ask } = useWorkspace();
  const { selected, shownCount } = selection;
  const isEmpty = selected.size === 0;
  return (
    <FloatingBar isShown={!isEmpty} data-part={isEmpty ? undefined : 'selection'}>
      {/* Always rendered: screen readers ignore a live region that mounts with its text. */}
      <span className={styles.barText} role="status">
        {!isEmpty &&
          (selected.size === shownCount
            ? words.selectedAll(selected.size)
            : words.selected(selected.size, shownCount))}
      </span>
      {!isEmpty && (
        <>
          <IconButton size="small" label={words.clearSelection} onClick={selection.clear}>
            <Icon path={icons.close} />
          </IconButton>
          <SelectedQuery />
          {canWrite && decidable.length > 0 && (
            <span className={styles.barActions}>
              <DecideSelected count={decidable.length} ask={ask} />
            </span>
          )}
        </>
      )}
    </FloatingBar>
  );
}

function DecideSelected({ count, ask }: { count: number; ask: (decision: Decision) => void }) {
  const words = useFindingsWords();
  const { keys } = useWorkspace();
  return (
    <>
      <Button
        size="small"
        variant="primary"
        aria-keyshortcuts={keys.approve ?? undefined}
        onClick={() => ask('approve')}
      >
        <span>{words.approveSelected(count)}</span>
        <KeyHint command="approve" />
      </Button>
      <Button
        size="small"
        aria-keyshortcuts={keys.reject ?? undefined}
        onClick={() => ask('reject')}
      >
        <span>{words.rejectSelected(count)}</span>
        <KeyHint command="reject" />
      </Button>
    </>
  );
}

/** Shows the search or filter behind a selection, once the list shows something else. */
function SelectedQuery() {
  const words = useFindingsWords();
  const { selection, view } = useWorkspace();
  const chosen = selection.selection;
  // The same search may have been left and typed again.
  if (chosen.kind !== 'all' || isSameJson(chosen.filter, view.filter)) return null;
  const { search } = chosen.filter;
  return (
    <span className={texts.note} dir="auto">
      {search.trim() !== ''
        ? words.allMatching(search.trim())
        : isFiltering(chosen.filter) && words.allFiltered}
    </span>
  );
}
