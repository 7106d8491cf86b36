/**
 * Repeats what a user typed and chose in a server's markup, so that React hears of it after it took
 * the markup over. Waits until React has rendered, which would put its own values back.
 */
export function replayEdits(root: HTMLElement): void {
  const fields = Array.from(root.querySelectorAll('input, textarea, select'));
  const edits = fields.flatMap((field) => editOf(field) ?? []);
  if (edits.length > 0) queueMicrotask(() => edits.forEach((replay) => replay()));
}

/** Returns a function that repeats the edit of a field, if its value isn't the server's. */
function editOf(field: Element): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return choiceOf(field);
  if (field instanceof HTMLTextAreaElement) return textOf(field, HTMLTextAreaElement.prototype);
  if (!(field instanceof HTMLInputElement)) return undefined;
  if (field.type === 'checkbox' || field.type === 'radio') return checkOf(field);
  if (field.type !== 'file') return textOf(field, HTMLInputElement.prototype);
  return field.value === '' ? undefined : () => dispatch(field, 'change');
}

function choiceOf(field: HTMLSelectElement): (() => void) | undefined {
  const { value, options } = field;
  const given = Array.from(options).find((option) => option.defaultSelected) ?? options[0];
  if (given === undefined || given.selected) return undefined;
  return () => {
    field.value = value;
    dispatch(field, 'change');
  };
}

// React drops the event of a value that it knows. It notes what is set on the element itself, so
// the value goes back first, and then gets the user's through the prototype's setter.

function checkOf(field: HTMLInputElement): (() => void) | undefined {
  const { checked, defaultChecked, type } = field;
  // A radio button is only ever unchecked by another.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
  return () => {
    field.checked = defaultChecked;
    Reflect.set(HTMLInputElement.prototype, 'checked', checked, field);
    // No MouseEvent, which would toggle it again.
    dispatch(field, 'click');
  };
}

function textOf(
  field: HTMLInputElement | HTMLTextAreaElement,
  prototype: object,
): (() => void) | undefined {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return undefined;
  return () => {
    field.value = defaultValue;
    Reflect.set(prototype, 'value', value, field);
    // Some types, such as numbers, have no selection.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    dispatch(field, 'input');
  };
}

function dispatch(field: HTMLElement, type: string): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
