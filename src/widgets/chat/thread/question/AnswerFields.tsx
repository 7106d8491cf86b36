import { useContext, useId, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../../../ui/index.ts';
import { useChatWords } from '../../ChatContext.ts';
import styles from './HumanInput.module.css';
import { readAnswers, type FieldValue, type HumanField } from './humanInputModel.ts';
import type { ThreadToolCall } from '../../core/index.ts';
import { useSettings } from '../../chatSettings.ts';
import { ThreadScrollContext } from '../scroll/threadScroll.ts';

/** Props of {@link AnswerFields}. */
export interface AnswerFieldsProps {
  call: ThreadToolCall;
  fields: readonly HumanField[];
  isBusy: boolean;
  isReadOnly: boolean;
  onSubmit: (answers: Record<string, unknown>) => void;
}

/** A form that the assistant asks a person to fill in. What was filled in survives a failure. */
export function AnswerFields({ call, fields, isBusy, isReadOnly, onSubmit }: AnswerFieldsProps) {
  const words = useChatWords();
  const { drafts } = useSettings();
  const [values, setValues] = useState<ReadonlyMap<string, FieldValue>>(
    drafts.get(call.toolCallId) ?? new Map(),
  );
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const scroll = useContext(ThreadScrollContext);
  const { answers, missing, wrong } = readAnswers(fields, values);

  const change = (name: string, value: FieldValue): void => {
    const next = new Map(values).set(name, value);
    setValues(next);
    drafts.set(call.toolCallId, next);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setChecked(true);
    const [first] = fields.filter(({ name }) => missing.includes(name) || wrong.includes(name));
    if (first === undefined) {
      scroll.follow();
      onSubmit(answers);
      return;
    }
    // What is said of the fields makes the form longer, and its end is not what is to be read now.
    scroll.hold();
    const controls = form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
    [...controls].find(({ dataset }) => dataset['field'] === first.name)?.focus();
  };
  const errorOf = ({ name, label }: HumanField): string | undefined => {
    if (!isChecked) return undefined;
    if (missing.includes(name)) return words.fieldRequired(label);
    return wrong.includes(name) ? words.fieldNoNumber : undefined;
  };

  return (
    <form ref={form} className={styles.fields} noValidate onSubmit={submit}>
      {fields.map((field) => (
        <AnswerField
          key={field.name}
          field={field}
          value={values.get(field.name) ?? field.initial}
          error={errorOf(field)}
          isDisabled={isReadOnly}
          onChange={(value) => change(field.name, value)}
        />
      ))}
      <Button type="submit" variant="primary" disabled={isBusy || isReadOnly}>
        {words.answer}
      </Button>
    </form>
  );
}

interface AnswerFieldProps {
  field: HumanField;
  value: FieldValue;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (value: FieldValue) => void;
}

function AnswerField({ field, value, error, isDisabled, onChange }: AnswerFieldProps) {
  const words = useChatWords();
  const { name, label, description, kind, required, options } = field;
  const id = useId();
  const noteId = `${id}-note`;
  const note = [description, error].filter((text) => text !== undefined).join(' ');
  const shared = {
    'data-field': name,
    disabled: isDisabled,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': note === '' ? undefined : noteId,
  } as const;
  const notes = note !== '' && (
    <span id={noteId} className={styles.notes}>
      {description !== undefined && <span className={styles.note}>{description}</span>}{' '}
      {error !== undefined && <span className={styles.error}>{error}</span>}
    </span>
  );
  const heading = (
    <>
      {label}
      {!required && kind !== 'boolean' && (
        <span className={styles.note}> {words.fieldOptional}</span>
      )}
    </>
  );

  if (kind === 'choice' || kind === 'choices') {
    const places = typeof value === 'object' ? value : [];
    return (
      <fieldset className={styles.group} aria-describedby={shared['aria-describedby']}>
        <legend className={styles.label}>{heading}</legend>
        {options.map((option, place) => (
          <label key={option.label} className={styles.choice}>
            <input
              {...shared}
              data-field={place === 0 ? name : undefined}
              type={kind === 'choice' ? 'radio' : 'checkbox'}
              name={id}
              checked={places.includes(place)}
              onChange={({ target }) =>
                onChange(
                  kind === 'choice'
                    ? [place]
                    : options.flatMap((_, at) =>
                        (at === place ? target.checked : places.includes(at)) ? [at] : [],
                      ),
                )
              }
            />
            <span dir="auto">{option.label}</span>
          </label>
        ))}
        {notes}
      </fieldset>
    );
  }
  if (kind === 'boolean') {
    return (
      <div className={styles.group}>
        <label className={styles.choice}>
          <input
            {...shared}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onChange(target.checked)}
          />
          <span dir="auto">{label}</span>
        </label>
        {notes}
      </div>
    );
  }
  const text = {
    ...shared,
    id,
    className: styles.field,
    dir: 'auto',
    required,
    value: typeof value === 'string' ? value : '',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  } as const;
  return (
    <div className={styles.group}>
      <label className={styles.label} htmlFor={id}>
        {heading}
      </label>
      {kind === 'long-text' ? (
        <textarea {...text} rows={3} />
      ) : (
        <input
          {...text}
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'number' ? 'decimal' : kind === 'integer' ? 'numeric' : undefined}
        />
      )}
      {notes}
    </div>
  );
}
