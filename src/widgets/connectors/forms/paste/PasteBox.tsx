import { useEffect, useRef, useState } from 'react';
import { useGeneralWords } from '../../../../provider/index.ts';
import { Button, Field, Icon, icons, TextInput, useLatest } from '../../../../ui/index.ts';
import type { FormKit } from '../FormKitContext.ts';
import styles from '../Forms.module.css';
import { Pieces } from '../../surface/Pieces.tsx';
import { secretAttributes } from '../secrets/secretInput.ts';
import { useFormWords } from '../useFormWords.ts';
import { usePasteReader } from './usePasteReader.ts';

/** The result of a paste: the reason why it was rejected, or the understood parts. */
export type PasteResult =
  | { readonly isProblem: true; readonly text: string }
  | {
      readonly isProblem: false;
      /** The understood parts, one by one and without secrets. */
      readonly understood: readonly string[];
      /** Puts back what the form held before. */
      readonly undo: () => void;
    };

export interface PasteBoxProps<R> {
  form: FormKit['form'];
  /** The fields that a string is read for when one is pasted into them: no part of it may stay there. */
  plainFields: readonly string[];
  /** Fetches what reads the text: when the box gets the focus, and again where that failed. */
  loadReader: () => Promise<R>;
  /** Opens the fields that were filled in. @default they are open */
  onEdit?: (() => void) | undefined;
  /** Reads the text and fills in what it says. */
  onPaste: (text: string, reader: R) => PasteResult;
}

/**
 * A box that takes a connection string and is emptied at once, read or not, since it holds the
 * password. The filled-in values can be undone until the form is edited.
 */
export function PasteBox<R>({ form, plainFields, loadReader, onEdit, onPaste }: PasteBoxProps<R>) {
  const words = useFormWords();
  const { tryAgain } = useGeneralWords();
  const input = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<Note>();
  const [undo, offerUndo] = useUndo(form);
  const show = (result: PasteResult): void => {
    if (result.isProblem) {
      setNote({ kind: 'problem', text: result.text });
      return;
    }
    setNote({ kind: 'understood', pieces: result.understood });
    offerUndo(result.undo);
  };
  const { status, preload, read, retry } = usePasteReader<R>({
    loadReader,
    onRead: (text, reader) => show(onPaste(text, reader)),
  });
  const take = (text: string): void => {
    if (input.current !== null) input.current.value = '';
    offerUndo(undefined);
    setNote(undefined);
    read(text);
  };
  const latestTake = useLatest(take);
  const latestFields = useLatest(plainFields);
  useEffect(() => {
    const around = input.current?.form;
    const onPasteAround = (event: ClipboardEvent): void => {
      const { target, clipboardData } = event;
      const text = clipboardData?.getData('text') ?? '';
      const isPlain =
        target instanceof HTMLInputElement && latestFields.current.includes(target.name);
      if (!isPlain || !text.includes('://')) return;
      event.preventDefault();
      latestTake.current(text);
    };
    around?.addEventListener('paste', onPasteAround);
    return () => around?.removeEventListener('paste', onPasteAround);
  }, [latestTake, latestFields]);
  const isUnderstood = note?.kind === 'understood';
  return (
    <div className={styles.paste}>
      <Field
        label={words.pasteLabel}
        description={words.pasteText}
        error={status === 'failed' ? words.pasteNotLoaded : problemOf(note)}
      >
        {(control) => (
          <TextInput
            {...control}
            {...secretAttributes}
            ref={input}
            dir="ltr"
            className={styles.pasteInput}
            placeholder="scheme://user:password@host/database"
            onFocus={preload}
            onPaste={(event) => {
              event.preventDefault();
              take(event.clipboardData.getData('text'));
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              take(event.currentTarget.value);
            }}
            onBlur={({ currentTarget: { value } }) => {
              if (value !== '') take(value);
            }}
          />
        )}
      </Field>
      <span className={styles.understood} data-understood={isUnderstood ? '' : undefined}>
        {isUnderstood && <Icon path={icons.check} />}
        <span role="status" className={styles.understoodText}>
          {status === 'loading' && words.pasteLoading}
          {isUnderstood && <Pieces pieces={note.pieces} />}
          {note?.kind === 'undone' && words.pasteUndone}
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
 * Keeps what undoes a paste, and forgets it with the next edit and when the page goes: it holds the
 * password that stood in the form before.
 */
function useUndo(form: FormKit['form']) {
  const [undo, setUndo] = useState<{ run: () => void }>();
  useEffect(() => {
    const forget = (): void => setUndo(undefined);
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: forget });
    window.addEventListener('pagehide', forget);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', forget);
    };
  }, [form]);
  const offer = (run: (() => void) | undefined): void =>
    setUndo(run === undefined ? undefined : { run });
  return [undo?.run, offer] as const;
}
