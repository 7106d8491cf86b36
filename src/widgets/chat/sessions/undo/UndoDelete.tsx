import { useEffect } from 'react';
import { useBrainstem } from '../../../../provider/index.ts';
import { Button, Notice, icons, useHoverOrFocus, useLatest } from '../../../../ui/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { sessionName } from '../sessionName.ts';
import type { ListedSession } from '../useSessions.ts';
import styles from './UndoDelete.module.css';

/** The period in which a deletion can be undone, in milliseconds. */
const undoWindow = 8_000;

export interface UndoDeleteProps {
  session: ListedSession;
  onUndo: () => void;
  /** Called when the period ends. Focus or pointer on the notice restarts it when they leave. */
  onEnd: () => void;
}

/** Reports a deleted conversation, and offers to undo the deletion for a few seconds. */
export function UndoDelete({ session, onUndo, onEnd }: UndoDeleteProps) {
  const words = useChatWords();
  const { schedule } = useBrainstem().environment;
  const { isHoveredOrFocused, props } = useHoverOrFocus();
  const end = useLatest(onEnd);
  useEffect(
    () => (isHoveredOrFocused ? undefined : schedule.after(undoWindow, () => end.current())),
    [isHoveredOrFocused, schedule, end],
  );
  return (
    <div className={styles.undo} {...props}>
      <Notice
        icon={icons.trash}
        role="note"
        title={words.deleted(sessionName(session, words.untitled))}
        actions={
          <Button size="small" onClick={onUndo}>
            {words.undo}
          </Button>
        }
      />
    </div>
  );
}
