import type { KeyboardEvent } from 'react';
import { isElement } from '../isElement.ts';

/**
 * Selects the option of a pressed digit: in the focused group, or else in the first group without
 * an answer. Ignores digits typed into a field.
 */
export function chooseByNumber(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || altKey || !/^[1-9]$/.test(key)) return;
  if (!isElement(target) || isTextField(target)) return;
  const group =
    target.closest('fieldset') ?? currentTarget.querySelector('fieldset:not(:has(:checked))');
  const input = group?.querySelectorAll<HTMLInputElement>(optionInputs)[Number(key) - 1];
  if (input === undefined || input.disabled) return;
  event.preventDefault();
  input.focus();
  input.click();
}

const optionInputs = 'input[type="radio"], input[type="checkbox"]';

function isTextField(target: Element): boolean {
  return target.matches(`textarea, select, [contenteditable], input:not(:is(${optionInputs}))`);
}
