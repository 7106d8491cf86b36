import { useRef, useState, type ComponentPropsWithoutRef, type DragEvent } from 'react';
import { Icon } from '../icons/Icon.tsx';
import * as icons from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import styles from './DropZone.module.css';

/** Props of {@link DropZone}, in addition to those of its element. */
export interface DropZoneProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onDrop'> {
  /** Shown while files are dragged over. */
  dropLabel: string;
  /** @default false */
  isDisabled?: boolean;
  /** Called synchronously with the drop's data, which the browser clears afterwards. */
  onDropFiles: (dropped: DataTransfer) => void;
}

/** Accepts files dropped anywhere on it. Ignores other drags. */
export function DropZone({
  dropLabel,
  isDisabled = false,
  onDropFiles,
  className,
  children,
  ...props
}: DropZoneProps) {
  /** Entering a child fires before leaving its parent, so the depth is counted. */
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);

  const track = (event: DragEvent, change: 1 | -1 | 0): void => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    depth.current += change;
    setOver(depth.current > 0);
  };

  return (
    <div
      {...props}
      className={joinClasses(styles.zone, className)}
      onDragEnter={(event) => track(event, 1)}
      onDragLeave={(event) => track(event, -1)}
      onDragOver={(event) => track(event, 0)}
      onDrop={(event) => {
        if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        onDropFiles(event.dataTransfer);
      }}
    >
      {children}
      {isOver && (
        <div className={styles.veil} aria-hidden="true">
          <Icon path={icons.upload} size={20} />
          {dropLabel}
        </div>
      )}
    </div>
  );
}
