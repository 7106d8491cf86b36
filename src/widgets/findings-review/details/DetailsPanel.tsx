import { WidgetBoundary } from '../../../provider/index.ts';
import { Dialog, Icon, IconButton } from '../../../ui/index.ts';
import { UndoBar } from '../decisions/UndoBar.tsx';
import { FocusAfterDialog } from '../FocusAfterDialog.tsx';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import styles from '../FindingsWorkspace.module.css';
import { FindingDetails } from './FindingDetails.tsx';

/** The details of the current finding, beside the list. */
export function DetailsAside() {
  const words = useFindingsWords();
  const { last } = useWorkspace().cursor;
  if (last === undefined) return null;
  return (
    <aside aria-label={words.details} className={styles.aside} data-part="details">
      <span className={styles.close}>
        <CloseButton />
      </span>
      <WidgetBoundary resetKey={last.finding_id}>
        <FindingDetails finding={last} />
      </WidgetBoundary>
    </aside>
  );
}

/** The details of the current finding, over the list. */
export function DetailsDialog({ isOpen }: { isOpen: boolean }) {
  const words = useFindingsWords();
  const { cursor, setDetails } = useWorkspace();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => setDetails(open ? 'open' : 'closed')}
      title={words.details}
      titleHidden
    >
      <FocusAfterDialog />
      {/* First, so that a second Enter closes the dialog and decides nothing. */}
      <span className={styles.dialogClose}>
        <CloseButton />
      </span>
      {cursor.last !== undefined && (
        <WidgetBoundary resetKey={cursor.last.finding_id}>
          <FindingDetails finding={cursor.last} />
        </WidgetBoundary>
      )}
      <div className={styles.dialogUndo}>
        <WidgetBoundary>
          <UndoBar isActive />
        </WidgetBoundary>
      </div>
    </Dialog>
  );
}

function CloseButton() {
  const words = useFindingsWords();
  const { setDetails } = useWorkspace();
  return (
    <IconButton size="small" label={words.closeDetails} onClick={() => setDetails('closed')}>
      <Icon name="close" />
    </IconButton>
  );
}
