import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useControllerEvent, useGeneralWords, useOperation } from '../../../../provider/index.ts';
import {
  Button,
  Field,
  Icon,
  icons,
  isComposing,
  isHtmlElement,
  TextInput,
  useLatest,
  layout,
} from '../../../../ui/index.ts';
import type { FormKit } from '../FormKitContext.ts';
import styles from '../Forms.module.css';
import { DotSeparated } from '../../surface/DotSeparated.tsx';
import { secretAttributes } from '../secrets/secretInput.ts';
import { useForget } from '../secrets/useForget.ts';
import { useFormWords } from '../useFormWords.ts';

export type PasteResult =
  | { readonly isProblem: true; readonly text: string }
  | {
      readonly isProblem: false;
      /** Descriptions of the parsed parts, without secrets. */
      readonly understood: readonly string[];
      readonly undo: () => void;
    };

export interface PasteBoxProps<R> {
  form: FormKit['form'];
  /**
   * The fields in which a pasted connection string is parsed, so that no part of it stays there.
   */
  plainFields: readonly string[];
  /** Loads the parser on focus, and again after a failure. */
  loadReader: () => Promise<R>;
  /** Expands the filled-in fields. @default they are expanded */
  onEdit?: (() => void) | undefined;
  onPaste: (text: string, reader: R) => PasteResult;
}

/**
 * An input for a connection string. It is cleared immediately, since the string holds the password;
 * a typed one that can't be read comes back to be corrected. Filling in can be undone until the form
 * is edited.
 */
export function PasteBox<R>({ form, plainFields, loadReader, onEdit, onPaste }: PasteBoxProps<R>) {
  const words = useFormWords();
  const { tryAgain } = useGeneralWords();
  const input = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<Note>();
  const [undo, offerUndo] = useUndo(form);
  const isTyped = useRef(false);
  const show = (text: string, result: PasteResult): void => {
    if (result.isProblem) {
      setNote({ kind: 'problem', text: result.text });
      if (isTyped.current && input.current?.value === '') input.current.value = text;
      return;
    }
    setNote({ kind: 'understood', pieces: result.understood });
    offerUndo(result.undo);
  };
  const { status, read, retry } = useReader(loadReader, (text, reader) =>
    show(text, onPaste(text, reader)),
  );
  useForget(() => {
    if (input.current !== null) input.current.value = '';
  });
  const take = (text: string, typed = false): void => {
    if (input.current !== null) input.current.value = '';
    isTyped.current = typed;
    offerUndo(undefined);
    setNote(undefined);
    read(text);
  };
  usePasteInto(plainFields, input, take);
  const isUnderstood = note?.kind === 'understood';
  return (
    <div className={layout.stack2}>
      <Field
        label={words.pasteLabel}
        description={words.pasteText}
        error={status === 'failed' ? words.pasteNotLoaded : problemOf(note)}
      >
        <TextInput
          {...secretAttributes}
          ref={input}
          dir="ltr"
          className={styles.pasteInput}
          placeholder="scheme://user:password@host/database"
          // A failure is ignored here: the paste fails too and reports it.
          onFocus={() => void loadReader().catch(() => undefined)}
          onPaste={(event) => {
            event.preventDefault();
            take(event.clipboardData.getData('text'));
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            take(event.currentTarget.value, true);
          }}
          onBlur={({ currentTarget: { value } }) => {
            if (value !== '') take(value, true);
          }}
        />
      </Field>
      <span className={styles.understood} data-understood={isUnderstood ? '' : undefined}>
        {isUnderstood && <Icon path={icons.check} />}
        <span role="status" className={styles.understoodText}>
          {status === 'running' && <span>{words.pasteLoading}</span>}
          {isUnderstood && <DotSeparated pieces={note.pieces} />}
          {note?.kind === 'undone' && <span>{words.pasteUndone}</span>}
        </span>
        {status === 'failed' && (
          <Button
            size="small"
            onClick={() => {
              input.current?.focus();
              retry();
            }}
          >
            {tryAgain}
          </Button>
        )}
        {isUnderstood && onEdit !== undefined && (
          <Button size="small" onClick={onEdit}>
            {words.edit}
          </Button>
        )}
        {undo !== undefined && (
          <Button
            size="small"
            onClick={() => {
              input.current?.focus();
              offerUndo(undefined);
              undo();
              setNote({ kind: 'undone' });
            }}
          >
            {words.pasteUndo}
          </Button>
        )}
      </span>
    </div>
  );
}

type Note =
  | { readonly kind: 'problem'; readonly text: string }
  | { readonly kind: 'understood'; readonly pieces: readonly string[] }
  | { readonly kind: 'undone' };

function problemOf(note: Note | undefined): string | undefined {
  return note?.kind === 'problem' ? note.text : undefined;
}

/**
 * Parses pasted text with lazy-loaded code. Meanwhile the text, which holds a password, is kept in
 * memory only; another paste, unmount and leaving the page drop it.
 */
function useReader<R>(loadReader: () => Promise<R>, onRead: (text: string, reader: R) => void) {
  const waiting = useRef<string>(undefined);
  const [{ status }, loading] = useOperation<R>();
  const forget = (): void => {
    waiting.current = undefined;
    loading.actions.reset();
  };
  useForget(forget);
  useControllerEvent(loading, 'done', (reader) => {
    const text = waiting.current;
    forget();
    if (text !== undefined) onRead(text, reader);
  });
  const retry = (): void => loading.actions.run(loadReader);
  const read = (text: string): void => {
    waiting.current = text;
    retry();
  };
  return { status, read, retry };
}

/** Takes connection strings that are pasted into other fields of the input's form. */
function usePasteInto(
  fields: readonly string[],
  input: RefObject<HTMLInputElement | null>,
  take: (text: string) => void,
): void {
  const latest = useLatest({ fields, take });
  useEffect(() => {
    const form = input.current?.form;
    const onPaste = (event: ClipboardEvent): void => {
      const { target, clipboardData } = event;
      const text = clipboardData?.getData('text') ?? '';
      const isPlain = isHtmlElement(target, 'input') && latest.current.fields.includes(target.name);
      if (!isPlain || !text.includes('://')) return;
      event.preventDefault();
      latest.current.take(text);
    };
    form?.addEventListener('paste', onPaste);
    return () => form?.removeEventListener('paste', onPaste);
  }, [latest, input]);
}

/** Keeps the undo until the next edit or the page is left, since it holds the previous password. */
function useUndo(form: FormKit['form']) {
  const [undo, setUndo] = useState<{ run: () => void }>();
  const forget = useCallback(() => setUndo(undefined), []);
  useForget(forget);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: forget }),
    [form, forget],
  );
  const offer = (run: (() => void) | undefined): void =>
    setUndo(run === undefined ? undefined : { run });
  return [undo?.run, offer] as const;
}
