import { createContext } from 'react';

/** The scrolling methods for parts of the thread. */
export interface ThreadScroll {
  /** Stays where the reader is, whatever is added at the end. */
  hold: () => void;
  /** Goes to the end and follows it again. */
  follow: () => void;
  /** Renders a message that is too far up to be rendered yet. */
  reveal: (messageKey: string) => void;
}

const nothing = (): void => undefined;

/** The scrolling of the thread around. @default none */
export const ThreadScrollContext = createContext<ThreadScroll>({
  hold: nothing,
  follow: nothing,
  reveal: nothing,
});
