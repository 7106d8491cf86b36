/**
 * The methods of elements, by the names of their widgets' actions. An action is another name where
 * the element has something of its own by that name: a launcher is `open`, and any element takes the
 * focus by `focus()`.
 */
const chat = {
  openChat: 'open',
  send: 'send',
  setDraft: 'setDraft',
  addFiles: 'addFiles',
  focus: 'focus',
} as const;

/** The methods of each widget's declaration, for the loader, which has no declarations. */
export const widgetMethods = {
  chat,
  chatLauncher: chat,
  findingsReview: { select: 'select' },
  brainViewer: { showLabel: 'focus', fit: 'fit', export: 'export' },
} as const;
