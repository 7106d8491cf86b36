import {
  useId,
  useRef,
  type ClipboardEvent,
  type KeyboardEventHandler,
  type RefObject,
} from 'react';
import { useBrowserLayoutEffect, VisuallyHidden } from '../../../ui/index.ts';
import {
  useActions,
  useChatMissingScope,
  useChatStartWords,
  useConversation,
} from '../context/ChatContext.ts';
import { useSettings } from '../context/chatSettings.ts';
import styles from './Composer.module.css';
import type { ShownMenu } from './ComposerAssist.tsx';
import { pastedFiles } from './pastedFiles.ts';
import type { PastedText } from './useLongPaste.tsx';

export interface MessageFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  menu: ShownMenu | undefined;
  onKeyDown: KeyboardEventHandler<HTMLTextAreaElement>;
  /** Called with each pasted text. Pasted files are added to the message instead. */
  onPasteText: (pasted: PastedText) => void;
}

/**
 * Renders the draft in an auto-growing field, which takes the focus when the draft changes
 * programmatically.
 */
export function MessageField({ field, menu, onKeyDown, onPasteText }: MessageFieldProps) {
  const words = useChatStartWords();
  const { addFiles, setDraft } = useActions();
  const { accept } = useSettings();
  const draft = useConversation((conversation) => conversation.draft);
  const occasion = useConversation(({ key, edits }) => `${key} ${edits}`);
  const isReadOnly = useChatMissingScope() !== undefined;
  const hintId = useId();
  useBrowserLayoutEffect(() => growToContent(field.current), [field, draft]);
  useFocusOnChange(field, occasion);
  const onPaste = (event: ClipboardEvent): void => {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0) {
      onPasteText({ text: event.clipboardData.getData('text/plain') });
      return;
    }
    event.preventDefault();
    addFiles(files, accept);
  };
  return (
    <>
      <textarea
        ref={field}
        className={styles.field}
        rows={1}
        // An empty field inherits the page's direction, for its placeholder.
        dir={draft === '' ? undefined : 'auto'}
        aria-label={words.message}
        aria-describedby={hintId}
        placeholder={words.placeholder}
        value={draft}
        readOnly={isReadOnly}
        onChange={(event) => setDraft(event.target.value)}
        aria-autocomplete="list"
        {...menu}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <VisuallyHidden id={hintId}>{words.hint}</VisuallyHidden>
    </>
  );
}

/** Grows the field to fit its text in browsers without `field-sizing`. */
function growToContent(element: HTMLTextAreaElement | null): void {
  // jsdom has no CSS object; happy-dom's lacks supports().
  const canGrow =
    typeof CSS === 'undefined' || !('supports' in CSS) || CSS.supports('field-sizing', 'content');
  if (element === null || canGrow) return;
  element.style.blockSize = 'auto';
  element.style.blockSize = `${element.scrollHeight}px`;
}

/**
 * Focuses the field when another conversation opens, but not on mount. Runs as a layout effect,
 * before the effects in which the list keeps the focus after its open conversation was deleted.
 */
function useFocusOnChange(field: RefObject<HTMLTextAreaElement | null>, key: string): void {
  const shown = useRef(key);
  useBrowserLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    field.current?.focus({ preventScroll: true });
  }, [field, key]);
}
