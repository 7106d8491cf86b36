import type { HTMLAttributes, KeyboardEvent, MouseEvent } from 'react';

export interface OpenLinkProps extends HTMLAttributes<HTMLElement> {
  /** The address that it leads to, if it may be followed. */
  href?: string | undefined;
  /** Called in place of opening the page. With Ctrl, ⌘ or Shift, a link still opens its page. */
  onOpen?: (() => void) | undefined;
}

/** A link that opens something in its place, if given; a button where there is no address. */
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
