const open: HTMLDialogElement[] = [];

/**
 * Lets Escape close the dialog that was opened last, and that alone. A library's modal around it
 * hears keys at the document before anything inside, and would close itself instead: so this listens
 * before the document.
 *
 * @returns Stops listening.
 */
export function takeEscape(dialog: HTMLDialogElement, onEscape: () => void): () => void {
  const view = dialog.ownerDocument.defaultView;
  const listen = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing || open.at(-1) !== dialog) return;
    if (!isWithin(event, dialog)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onEscape();
  };
  open.push(dialog);
  view?.addEventListener('keydown', listen, { capture: true });
  return () => {
    open.splice(open.indexOf(dialog), 1);
    view?.removeEventListener('keydown', listen, { capture: true });
  };
}

/** Whether a key was meant for a dialog: pressed in it, or where nothing has the focus. */
function isWithin(event: Event, dialog: HTMLDialogElement): boolean {
  const { body, documentElement } = dialog.ownerDocument;
  const [target] = event.composedPath();
  return target === body || target === documentElement || event.composedPath().includes(dialog);
}
