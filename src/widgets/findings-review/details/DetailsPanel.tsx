import { useEffect } from 'react';
import { QueryError, WidgetBoundary } from '../../../provider/index.ts';
import {
  Dialog,
  Icon,
  IconButton,
  icons,
  joinClasses,
  Skeleton,
  useLatest,
} from '../../../ui/index.ts';
import { UndoBar } from '../decisions/UndoBar.tsx';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import styles from '../FindingsWorkspace.module.css';
import { FindingDetails } from './FindingDetails.tsx';

export function DetailsAside() {
  const words = useFindingsWords();
  return (
    <aside aria-label={words.details} className={styles.aside} data-part="details">
      <span className={styles.close}>
        <CloseButton />
      </span>
      <OpenDetails />
    </aside>
  );
}

export function DetailsSkeleton() {
  return (
    <div className={joinClasses(styles.aside, styles.placeholders)} aria-hidden="true">
      <Skeleton width="72px" height="20px" />
      <Skeleton width="85%" height="20px" />
      <Skeleton width="60%" />
      <Skeleton height="120px" />
    </div>
  );
}

export function DetailsDialog({ isOpen }: { isOpen: boolean }) {
  const words = useFindingsWords();
  const { setDetails } = useWorkspace();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => setDetails(open ? 'open' : 'closed')}
      title={words.details}
      titleHidden
    >
      <FocusAfterDialog />
      {/* First in focus order, so that a repeated Enter closes the dialog instead of deciding. */}
      <span className={styles.dialogClose}>
        <CloseButton />
      </span>
      <OpenDetails />
      <div className={styles.dialogUndo}>
        <WidgetBoundary>
          <UndoBar isActive />
        </WidgetBoundary>
      </div>
    </Dialog>
  );
}

/** Moves the focus to the list when the surrounding dialog has closed and nothing has the focus. */
export function FocusAfterDialog() {
  const latest = useLatest(useWorkspace().takeFocus);
  useEffect(() => {
    const takeFocus = latest;
    return () => takeFocus.current();
  }, [latest]);
  return null;
}

/** Shows the details of the current finding, or of one being fetched. */
export function OpenDetails() {
  const words = useFindingsWords();
  const { cursor, opening } = useWorkspace();
  const { last } = cursor;
  if (opening !== undefined) {
    if (opening.error === null) return <Skeleton height="120px" />;
    return <QueryError query={opening} title={words.openFailed} />;
  }
  if (last === undefined) return null;
  return (
    <WidgetBoundary resetKey={last.finding_id}>
      <FindingDetails finding={last} />
    </WidgetBoundary>
  );
}

function CloseButton() {
  const words = useFindingsWords();
  const { setDetails } = useWorkspace();
  return (
    <IconButton size="small" label={words.closeDetails} onClick={() => setDetails('closed')}>
      <Icon path={icons.close} />
    </IconButton>
  );
}
