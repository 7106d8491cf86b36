import { createContext } from 'react';

export interface ThreadScroll {
  /** Stops following the end, so that the reader stays in place. */
  hold: () => void;
  /** Scrolls to the end and follows it again. */
  follow: () => void;
  /** Renders a message that is still outside the rendered window. */
  reveal: (messageKey: string) => void;
}

const nothing = (): void => undefined;

/** The scroll methods of the surrounding thread. @default no-ops */
export const ThreadScrollContext = createContext<ThreadScroll>({
  hold: nothing,
  follow: nothing,
  reveal: nothing,
});

/** In pixels: the height that each edge's button covers, at up to 200% text size. */
const reach = { top: 48, bottom: 60 };

/** Returns true if a button at this edge of a thread would cover a form's fields. */
export function hasFormAt(scroller: HTMLElement, edge: 'top' | 'bottom'): boolean {
  const { top, bottom } = scroller.getBoundingClientRect();
  const [from, to] = edge === 'top' ? [top, top + reach.top] : [bottom - reach.bottom, bottom];
  // By tag first, since an attribute alone takes ten times as long to find in a long thread.
  const forms = scroller.querySelectorAll(
    'section:is([data-part="question"], [data-part="confirm"])',
  );
  return [...forms].some((form) => {
    const box = form.getBoundingClientRect();
    return box.top < to && box.bottom > from;
  });
}
