import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigate } from './useRoute.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link inside the product. With a modifier key, it opens a tab like any link. */
export function Link({ href, onClick, ...props }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    navigate(href);
  };
  return <a {...props} href={href} onClick={follow} />;
}
