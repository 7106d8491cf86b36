import { useId } from 'react';
import type { QuestionKind } from '../../controller/index.ts';
import { Field } from '../field/Field.tsx';
import { TextArea, TextInput } from '../field/TextInput.tsx';
import { QuestionGroup, QuestionOption } from './QuestionGroup.tsx';
import { QuestionOptions } from './QuestionOptions.tsx';
import styles from './QuestionField.module.css';
import type { QuestionFieldProps } from './questionProps.ts';

/**
 * Renders a question with the control of its kind. Options are native radio buttons and checkboxes
 * with arrow-key support, and digits select them.
 */
export function QuestionField({ label, ...rest }: QuestionFieldProps) {
  const { kind } = rest.question;
  const props = { ...rest, label: withoutMarks(label) || rest.words.ownWords };
  if (kind === 'choice' || kind === 'choices') return <QuestionOptions {...props} />;
  if (kind === 'yes-no') return <YesNo {...props} />;
  return <Written {...props} />;
}

/** Removes Markdown bold and code delimiters, which models add anywhere. */
function withoutMarks(label: string): string {
  return label
    .replaceAll(/\*\*(?=\S)([^*]{0,200}[^\s*])\*\*/g, '$1')
    .replaceAll(/`([^`]{1,200})`/g, '$1')
    .trim();
}

const inputTypes: Partial<Record<QuestionKind, string>> = {
  date: 'date',
  'date-time': 'datetime-local',
  email: 'email',
  password: 'password',
  url: 'url',
};

function Written({
  label,
  hint,
  description,
  question: { kind },
  draft,
  onChange,
  words,
  error,
  disabled,
}: QuestionFieldProps) {
  const isList = kind === 'list';
  const note = isList ? [description, words.onePerLine].filter(Boolean).join(' ') : description;
  const onText = ({ target }: { target: { value: string } }): void =>
    onChange({ ...draft, text: target.value });
  return (
    <Field
      label={<span className={styles.asked}>{label}</span>}
      hint={hint}
      description={note}
      error={error}
    >
      {(control) => {
        const shared = { ...control, value: draft.text, onChange: onText, disabled } as const;
        return kind === 'long-text' || isList ? (
          <TextArea {...shared} />
        ) : (
          <TextInput
            {...shared}
            type={inputTypes[kind] ?? 'text'}
            inputMode={kind === 'number' ? 'decimal' : undefined}
            autoComplete={kind === 'password' ? 'new-password' : 'off'}
          />
        );
      }}
    </Field>
  );
}

function YesNo(props: QuestionFieldProps) {
  const { draft, onChange, words, disabled } = props;
  const name = useId();
  return (
    <QuestionGroup {...props}>
      <div className={styles.pair}>
        {(['true', 'false'] as const).map((value, index) => (
          <QuestionOption
            key={value}
            type="radio"
            name={name}
            label={value === 'true' ? words.yes : words.no}
            index={index}
            checked={draft.chosen[0] === value}
            disabled={disabled}
            onChange={() => onChange({ ...draft, chosen: [value] })}
          />
        ))}
      </div>
    </QuestionGroup>
  );
}
