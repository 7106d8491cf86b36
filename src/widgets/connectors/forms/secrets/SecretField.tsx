import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useControllerEvent, useOperation } from '../../../../provider/index.ts';
import {
  Button,
  Field,
  layout,
  Icon,
  IconButton,
  icons,
  TextInput,
  TextArea,
  texts,
  joinClasses,
  useFilePicker,
} from '../../../../ui/index.ts';
import { isRequired, type FieldDeclaration } from '../declaration.ts';
import { useFormKit } from '../FormKitContext.ts';
import styles from '../Forms.module.css';
import { changeSecret, createSecret, isSecret, type SecretAction } from './secretModel.ts';
import { errorOf } from '../useDeclaredForm.ts';
import { useFormWords } from '../useFormWords.ts';
import { secretAttributes, useText, type SecretInputProps } from './secretInput.ts';
import { restoreLines } from './checkPem.ts';

/**
 * A secret field: typed for a new connection; kept, replaced or cleared for an existing one. Its
 * value is never written to an attribute.
 */
export function SecretField({ field }: { field: FieldDeclaration }) {
  const { form, mode, keptText } = useFormKit();
  const words = useFormWords();
  const { field: bound } = useController({ control: form.control, name: field.name });
  const state = isSecret(bound.value) ? bound.value : createSecret(false);
  const act = (action: SecretAction): void => {
    bound.onChange(changeSecret(state, action));
  };
  const focus = useRef<HTMLElement>(null);
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (wantsFocus.current) focus.current?.focus();
    wantsFocus.current = false;
  }, [state.kind]);
  const actAndFocus = (action: SecretAction): void => {
    wantsFocus.current = true;
    act(action);
  };
  const takeRef = (element: HTMLElement | null): void => {
    focus.current = element;
    bound.ref(element);
  };

  if (state.kind !== 'typed') {
    return (
      <div className={styles.stored} role="group" aria-label={field.label} data-part="field">
        <span className={joinClasses(texts.label, styles.storedLabel)}>{field.label}</span>
        <span className={joinClasses(texts.note, styles.storedState)}>
          {state.kind === 'kept' ? (keptText ?? words.secretStored) : words.secretCleared}
        </span>
        <span className={layout.bar2}>
          {state.kind === 'kept' ? (
            <>
              <Button ref={takeRef} size="small" onClick={() => actAndFocus({ type: 'replace' })}>
                {words.replace}
              </Button>
              {field.required !== true && keptText === undefined && (
                <Button size="small" variant="quiet" onClick={() => actAndFocus({ type: 'clear' })}>
                  {words.clear}
                </Button>
              )}
            </>
          ) : (
            <Button ref={takeRef} size="small" onClick={() => actAndFocus({ type: 'keep' })}>
              {words.keepStored}
            </Button>
          )}
        </span>
      </div>
    );
  }
  const required = isRequired(field, mode);
  const Input = field.kind === 'pem' ? PemInput : PasswordInput;
  return (
    <Field
      label={field.label}
      required={required}
      hint={required ? undefined : words.optional}
      description={field.description}
      error={errorOf(form, field.name)}
    >
      <Input
        inputRef={takeRef}
        value={state.value}
        label={field.label}
        onType={(value) => act({ type: 'type', value })}
        onBlur={bound.onBlur}
      />
      {state.isStored && (
        <Button
          size="small"
          variant="quiet"
          className={styles.keep}
          onClick={() => actAndFocus({ type: 'keep' })}
        >
          {words.keepStored}
        </Button>
      )}
    </Field>
  );
}

/** A single-line secret input with a button to reveal it. */
function PasswordInput({ inputRef, value, label, onType, onBlur }: SecretInputProps) {
  const words = useFormWords();
  const [isShown, setShown] = useState(false);
  const takeRef = useText(value, inputRef);
  return (
    <span className={layout.inField}>
      <TextInput
        {...secretAttributes}
        ref={takeRef}
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        onChange={({ target }) => onType(target.value)}
        onBlur={onBlur}
      />
      <IconButton
        size="small"
        aria-pressed={isShown}
        label={words.showSecret(label)}
        onClick={() => setShown(!isShown)}
      >
        <Icon path={isShown ? icons.eyeOff : icons.eye} />
      </IconButton>
    </span>
  );
}

/** The limit of bytes read from a key file; keys have a few thousand. */
const maxKeySize = 64 * 1024;

/** An input for a PEM key, pasted or from a file. Preserves its line breaks. */
function PemInput({ inputRef, value, onType, onBlur }: SecretInputProps) {
  const words = useFormWords();
  const [{ status }, reading] = useOperation<string>();
  const takeRef = useText(value, inputRef);
  const [isTooLarge, setTooLarge] = useState(false);
  const type = (text: string): void => {
    setTooLarge(false);
    // Forgets the key, and ignores a file that is still being read.
    reading.actions.reset();
    onType(restoreLines(text));
  };
  useControllerEvent(reading, 'done', type);
  const picker = useFilePicker({
    label: words.pemChooseFile,
    onChoose([file]) {
      if (file === undefined) return;
      reading.actions.reset();
      setTooLarge(file.size > maxKeySize);
      if (file.size <= maxKeySize) reading.actions.run(() => file.text());
    },
  });
  return (
    <>
      <TextArea
        {...secretAttributes}
        ref={takeRef}
        rows={5}
        dir="ltr"
        wrap="off"
        className={styles.pem}
        onChange={({ target }) => type(target.value)}
        onBlur={onBlur}
      />
      <span className={layout.bar2}>
        <Button size="small" onClick={picker.open}>
          {words.pemChooseFile}
        </Button>
        {picker.input}
        <span role="status" className={texts.error}>
          {isTooLarge && words.pemTooLarge}
          {status === 'failed' && words.pemNotRead}
        </span>
      </span>
    </>
  );
}
