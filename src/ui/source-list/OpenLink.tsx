import type { HTMLAttributes, KeyboardEvent, MouseEvent } from 'react';

export interface OpenLinkProps extends HTMLAttributes<HTMLElement> {
  /** The target's URL, if allowed. */
  href?: string | undefined;
  /** Called instead of navigation. With Ctrl, ⌘ or Shift, a link still opens its page. */
  onOpen?: (() => void) | undefined;
}

/** A link with an optional own action. Without a URL, a button. */
export function OpenLink({ href, onOpen, ...props }: OpenLinkProps) {
  const open = (event: MouseEvent | KeyboardEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen?.();
  };
  if (href !== undefined) {
    return (
      <a
        {...props}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        {...(onOpen === undefined ? {} : { onClick: open })}
      />
    );
  }
  if (onOpen === undefined) return <span {...props} />;
  return (
    <span
      {...props}
      role="button"
      tabIndex={0}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') open(event);
      }}
    />
  );
}
