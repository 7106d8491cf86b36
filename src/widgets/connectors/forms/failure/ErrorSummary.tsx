import { useEffect, useRef } from 'react';
import { fieldsOf } from '../declaration.ts';
import { useFormKit } from '../FormKitContext.ts';
import styles from '../Forms.module.css';
import { errorOf } from '../useDeclaredForm.ts';
import { useFormWords } from '../useFormWords.ts';

/** Lists the form's errors after an attempt to save. Each entry links to its field. */
export function ErrorSummary() {
  const kit = useFormKit();
  const words = useFormWords();
  const box = useRef<HTMLDivElement>(null);
  const { submitCount } = kit.form.formState;
  const errors = fieldsOf(kit.declaration).flatMap(({ name, label }) => {
    const message = errorOf(kit.form, name);
    return message === undefined ? [] : [{ name, label, message }];
  });
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (hasErrors && submitCount > 0) box.current?.focus();
    // Only a new submit moves the focus, not an error cleared while typing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount]);
  if (!hasErrors || submitCount === 0) return null;
  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-label={words.errorCount(errors.length)}
      className={styles.summary}
      data-part="error-summary"
    >
      <strong className={styles.summaryTitle}>{words.errorCount(errors.length)}</strong>
      <ul className={styles.summaryList}>
        {errors.map(({ name, label, message }) => (
          <li key={name}>
            <button type="button" className={styles.link} onClick={() => kit.form.setFocus(name)}>
              <bdi>{label}</bdi>: <bdi>{message}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
