import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../brand/Icon.tsx';

export interface SidePanelProps {
  title: string;
  className: string;
  /** @default true */
  isOpen?: boolean;
  onClose: () => void;
  /** True if Escape closes it; false if its content handles that key. @default false */
  closesOnEscape?: boolean;
  children: ReactNode;
}

/** A side panel. It takes the focus when it opens, but isn't modal. */
export function SidePanel({
  title,
  className,
  isOpen = true,
  onClose,
  closesOnEscape = false,
  children,
}: SidePanelProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (closesOnEscape && event.key === 'Escape' && !event.defaultPrevented) onClose();
  };

  return (
    <aside
      className={`side-panel ${className}`}
      aria-labelledby={headingId}
      hidden={!isOpen}
      onKeyDown={onKeyDown}
    >
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
