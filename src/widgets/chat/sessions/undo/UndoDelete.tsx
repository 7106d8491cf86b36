import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { SessionSummary } from '../../../../contract/index.ts';
import { Button, Notice } from '../../../../ui/index.ts';
import { useChatWords } from '../../ChatContext.ts';
import styles from './UndoDelete.module.css';

/** Calls back after some milliseconds, unless the function that it returns is called before. */
export type Schedule = (act: () => void, milliseconds: number) => () => void;

/** The timer of the undo window. @default setTimeout */
export const UndoSchedule = createContext<Schedule>((act, milliseconds) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
});

/** How long a deletion can be undone, in milliseconds. */
const undoWindow = 8_000;

/** Props of {@link UndoDelete}. */
export interface UndoDeleteProps {
  session: SessionSummary;
  onUndo: () => void;
  /** Told when the time is over. It starts anew once the notice is neither focused nor hovered. */
  onEnd: () => void;
}

/** Says that a conversation is deleted, and takes it back for some seconds. */
export function UndoDelete({ session, onUndo, onEnd }: UndoDeleteProps) {
  const words = useChatWords();
  const schedule = useContext(UndoSchedule);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(
    () => (isHeld ? undefined : schedule(() => end.current(), undoWindow)),
    [isHeld, schedule],
  );
  return (
    <div
      className={styles.undo}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Notice
        icon="trash"
        title={words.deleted(session.preview?.trim() || words.untitled)}
        actions={
          <Button size="small" onClick={onUndo}>
            {words.undo}
          </Button>
        }
      />
    </div>
  );
}
