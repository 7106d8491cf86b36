/** Focuses a message, which has no tab stop, without scrolling the thread. */
export function focusMessage(message: HTMLElement): void {
  message.tabIndex = -1;
  message.focus({ preventScroll: true });
}

/** Focuses the message around a part whose focused control is about to unmount. */
export function keepFocusInMessage(part: Element | null): void {
  const message = part?.closest('article');
  if (part?.matches(':focus-within') === true && message) focusMessage(message);
}
