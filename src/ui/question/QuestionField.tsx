import { useId, type ReactNode } from 'react';
import { Choice, ChoiceGroup } from '../field/Choice.tsx';
import { Field } from '../field/Field.tsx';
import { TextArea, TextInput } from '../field/TextInput.tsx';
import type { AnswerDraft, AskedQuestion } from './answerDraft.ts';
import styles from './QuestionField.module.css';

/** Words around a question. */
export interface QuestionWords {
  /** The choice of an answer in own words. */
  somethingElse: string;
  /** Names the field for own words. */
  ownWords: string;
  yes: string;
  no: string;
}

/** Props of {@link QuestionField}. */
export interface QuestionFieldProps {
  label: string;
  /** Said beside the label, such as "optional". */
  hint?: ReactNode;
  description?: ReactNode;
  question: AskedQuestion;
  draft: AnswerDraft;
  onChange: (draft: AnswerDraft) => void;
  words: QuestionWords;
  /** What is wrong and how to mend it. */
  error?: string;
  /** @default false */
  disabled?: boolean;
}

/**
 * A question with the control that its kind wants. Choices are the browser's own, so that arrows
 * move in a group of radios; the element with `data-answer` is the one to focus.
 */
export function QuestionField(props: QuestionFieldProps) {
  const { kind } = props.question;
  if (kind === 'choice' || kind === 'choices') return <Options {...props} />;
  if (kind === 'yes-no') return <YesNo {...props} />;
  return <Written {...props} />;
}

function Written({
  label,
  hint,
  description,
  question: { kind },
  draft,
  onChange,
  error,
  disabled,
}: QuestionFieldProps) {
  const onText = ({ target }: { target: { value: string } }): void =>
    onChange({ ...draft, text: target.value });
  return (
    <Field label={label} hint={hint} description={description} error={error}>
      {(control) => {
        const shared = { ...control, value: draft.text, onChange: onText, disabled } as const;
        return kind === 'long-text' ? (
          <TextArea {...shared} data-answer="" />
        ) : (
          <TextInput
            {...shared}
            data-answer=""
            type={kind === 'date' ? 'date' : 'text'}
            inputMode={kind === 'number' ? 'decimal' : undefined}
            autoComplete="off"
          />
        );
      }}
    </Field>
  );
}

function Options({
  label,
  hint,
  description,
  question: { kind, options, allowsOther },
  draft,
  onChange,
  words,
  error,
  disabled,
}: QuestionFieldProps) {
  const name = useId();
  const isSingle = kind === 'choice';
  const type = isSingle ? 'radio' : 'checkbox';
  const isChosen = (option: string): boolean =>
    draft.chosen.includes(option) && !(isSingle && draft.isOther);
  const choose = (option: string, on: boolean): void => {
    if (isSingle) onChange({ ...draft, chosen: [option], isOther: false });
    else {
      const others = draft.chosen.filter((one) => one !== option);
      onChange({ ...draft, chosen: on ? [...others, option] : others });
    }
  };
  return (
    <ChoiceGroup
      legend={<Legend label={label} hint={hint} />}
      description={description}
      error={error}
    >
      {options.map((option, at) => (
        <Choice
          key={option}
          type={type}
          name={name}
          label={option}
          data-answer={at === 0 ? '' : undefined}
          checked={isChosen(option)}
          disabled={disabled}
          onChange={({ target }) => choose(option, target.checked)}
        />
      ))}
      {allowsOther && (
        <div className={styles.other}>
          <Choice
            type={type}
            name={name}
            label={words.somethingElse}
            checked={draft.isOther}
            disabled={disabled}
            onChange={({ target }) => onChange({ ...draft, isOther: target.checked })}
          />
          {draft.isOther && (
            <TextInput
              aria-label={`${words.ownWords}: ${label}`}
              value={draft.text}
              disabled={disabled}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...draft, text: target.value })}
            />
          )}
        </div>
      )}
    </ChoiceGroup>
  );
}

function YesNo({
  label,
  hint,
  description,
  draft,
  onChange,
  words,
  error,
  disabled,
}: QuestionFieldProps) {
  const name = useId();
  return (
    <ChoiceGroup
      legend={<Legend label={label} hint={hint} />}
      description={description}
      error={error}
    >
      {(['true', 'false'] as const).map((value) => (
        <Choice
          key={value}
          type="radio"
          name={name}
          label={value === 'true' ? words.yes : words.no}
          data-answer={value === 'true' ? '' : undefined}
          checked={draft.chosen[0] === value}
          disabled={disabled}
          onChange={() => onChange({ ...draft, chosen: [value] })}
        />
      ))}
    </ChoiceGroup>
  );
}

function Legend({ label, hint }: { label: string; hint: ReactNode }) {
  return (
    <span dir="auto" className={styles.legend}>
      {label}
      {hint !== undefined && <span className={styles.hint}> {hint}</span>}
    </span>
  );
}
