import { useRef, type InputEvent, type KeyboardEvent } from 'react';
import { shortcutKey, isHtmlElement } from '../../ui/index.ts';
import { isStepField } from './core/editorActions.ts';
import { useEditorActions } from './EditorContext.ts';

/**
 * Handles the editor's shortcuts: save, undo, redo and help. In a draft field (named by
 * `data-field`), undo applies to that field; in another field it undoes typing, if any.
 *
 * @returns Event handlers for the widget's root.
 */
export function useEditorKeys(onHelp: () => void): {
  onInput: (event: InputEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const actions = useEditorActions();
  const typed = useRef(new WeakMap<EventTarget, string>());
  return {
    onInput({ target }) {
      if (isTextField(target)) typed.current.set(target, target.value);
    },
    onKeyDown(event) {
      const { target } = event;
      const step = stepOf(event);
      if (event.key === '?' && !isTextField(target)) onHelp();
      if (step === 'save') {
        event.preventDefault();
        void actions.save();
      } else if (step !== undefined && isTextField(target)) {
        const { field, undo } = target.dataset;
        const isOwn = undo === 'own' && target.value !== '';
        if (isStepField(field) && !isOwn) {
          event.preventDefault();
          actions[step](field);
        } else if (typed.current.get(target) !== target.value) {
          // Without own history, the browser would undo typing in another field.
          event.preventDefault();
        }
      } else if (step !== undefined) {
        event.preventDefault();
        actions[step]();
      }
    },
  };
}

/** Returns what a shortcut does, if the pressed keys are one. */
export function stepOf(event: KeyboardEvent): 'save' | 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  switch (shortcutKey(event)) {
    case 's':
      return 'save';
    case 'y':
      return 'redo';
    case 'z':
      return event.shiftKey ? 'redo' : 'undo';
    default:
      return undefined;
  }
}

function isTextField(
  target: EventTarget,
): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    isHtmlElement(target, 'textarea', 'select') ||
    (isHtmlElement(target, 'input') && !['checkbox', 'radio'].includes(target.type))
  );
}
