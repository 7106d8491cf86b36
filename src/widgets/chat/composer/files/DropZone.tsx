import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Icon, joinClasses } from '../../../../ui/index.ts';
import { useChatState, useChatWords, useActions } from '../../ChatContext.ts';
import { useSettings } from '../../chatSettings.ts';
import styles from './DropZone.module.css';

/** Props of {@link DropZone}. */
export interface DropZoneProps {
  className: string | undefined;
  children: ReactNode;
}

/** Takes files that are dropped anywhere on it. */
export function DropZone({ className, children }: DropZoneProps) {
  const words = useChatWords();
  const actions = useActions();
  const { accept } = useSettings();
  const isReadOnly = useChatState(({ missingScope }) => missingScope !== undefined);
  /** Entering a child fires before leaving its parent, so depth is counted. */
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);

  const track = (event: DragEvent, change: 1 | -1): void => {
    if (isReadOnly || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    depth.current += change;
    setOver(depth.current > 0);
  };

  return (
    <div
      className={joinClasses(styles.zone, className)}
      onDragEnter={(event) => track(event, 1)}
      onDragLeave={(event) => track(event, -1)}
      onDragOver={(event) => {
        if (!isReadOnly && event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        if (isReadOnly || event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        actions.addFiles([...event.dataTransfer.files], accept);
      }}
    >
      {children}
      {isOver && (
        <div className={styles.veil} aria-hidden="true">
          <Icon name="attach" size={20} />
          {words.dropHere}
        </div>
      )}
    </div>
  );
}
