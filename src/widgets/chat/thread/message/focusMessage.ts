/** Focuses a message, which is in no tab order, and leaves the thread where it is scrolled to. */
export function focusMessage(message: HTMLElement): void {
  message.tabIndex = -1;
  message.focus({ preventScroll: true });
}

/** Focuses the message around a part whose focused control is about to go. */
export function keepFocusInMessage(part: Element | null): void {
  const message = part?.closest('article');
  if (part?.matches(':focus-within') === true && message) focusMessage(message);
}
