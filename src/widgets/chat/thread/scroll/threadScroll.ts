import { createContext } from 'react';

/** Scroll methods for parts of the thread. */
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
