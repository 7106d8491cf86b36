import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { Button, Field, layout } from '../../../../ui/index.ts';
import { isRequired, type FieldDeclaration } from '../declaration.ts';
import { useFormKit } from '../FormKitContext.ts';
import styles from '../Forms.module.css';
import { PasswordInput } from './PasswordInput.tsx';
import { PemInput } from './PemInput.tsx';
import { changeSecret, createSecret, isSecret, type SecretAction } from './secretModel.ts';
import { errorOf } from '../useDeclaredForm.ts';
import { useFormWords } from '../useFormWords.ts';

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
        <span className={styles.storedLabel}>{field.label}</span>
        <span className={styles.storedState}>
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
      {(control) => (
        <>
          <Input
            control={control}
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
        </>
      )}
    </Field>
  );
}
