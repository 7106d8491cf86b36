/**
 * Returns true if a key belongs to an input method (IME), such as the Enter that confirms a
 * suggestion. Safari ends the composition before the key event, so `isComposing` is false there and
 * only key code 229 reveals it.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Nothing else tells in Safari.
  return event.isComposing || event.keyCode === 229;
}
