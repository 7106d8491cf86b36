import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../brand/Icon.tsx';

export interface SidePanelProps {
  title: string;
  className: string;
  onClose: () => void;
  children: ReactNode;
}

/** A side panel. It takes the focus when it opens, and Escape closes it, but it isn't modal. */
export function SidePanel({ title, className, onClose, children }: SidePanelProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };

  return (
    <aside className={`side-panel ${className}`} aria-labelledby={headingId} onKeyDown={onKeyDown}>
      <div className="side-panel-head">
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={`Close ${title}`}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </aside>
  );
}
