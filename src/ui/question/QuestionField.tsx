import { useEffect, useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { AnswerDraft, Question } from '../../controller/index.ts';
import { Key } from '../keys/Key.tsx';
import { Choice, ChoiceGroup, type ChoiceProps } from '../field/Choice.tsx';
import { Field } from '../field/Field.tsx';
import { TextArea, TextInput } from '../field/TextInput.tsx';
import { chooseByNumber } from './chooseByNumber.ts';
import styles from './QuestionField.module.css';

/** The words of a question's controls. */
export interface QuestionWords {
  /** The option for an answer in the person's own words. */
  somethingElse: string;
  /** Names the field of that option. */
  ownWords: string;
  yes: string;
  no: string;
}

/** Props of {@link QuestionField}. */
export interface QuestionFieldProps {
  label: string;
  /** Beside the label, such as "optional". */
  hint?: ReactNode;
  description?: ReactNode;
  question: Question;
  draft: AnswerDraft;
  onChange: (draft: AnswerDraft) => void;
  words: QuestionWords;
  /** What is wrong and how to fix it. */
  error?: string;
  /** @default false */
  disabled?: boolean;
}

/**
 * A question with the control of its kind. Options are the browser's own radios and checkboxes, so
 * arrow keys work; digits select them too.
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
          <TextArea {...shared} />
        ) : (
          <TextInput
            {...shared}
            type={kind === 'date' ? 'date' : 'text'}
            inputMode={kind === 'number' ? 'decimal' : undefined}
            autoComplete="off"
          />
        );
      }}
    </Field>
  );
}

function Options(props: QuestionFieldProps) {
  const { label, question, draft, onChange, words, disabled } = props;
  const { kind, options, allowsOther } = question;
  const name = useId();
  const lastKey = useRef('');
  const isSingle = kind === 'choice';
  const type = isSingle ? 'radio' : 'checkbox';
  const isChosen = (option: string): boolean =>
    draft.chosen.includes(option) && !(isSingle && draft.isOther);
  const choose = (option: string, on: boolean): void => {
    if (isSingle) onChange({ ...draft, chosen: [option], isOther: false });
    else {
      const others = draft.chosen.filter((chosen) => chosen !== option);
      onChange({ ...draft, chosen: on ? [...others, option] : others });
    }
  };
  return (
    <Group
      {...props}
      onKeyDown={({ key }) => {
        lastKey.current = key;
      }}
      onPointerDown={() => {
        lastKey.current = '';
      }}
    >
      {options.map((option, index) => (
        <Option
          key={option}
          type={type}
          name={name}
          label={option}
          index={index}
          checked={isChosen(option)}
          disabled={disabled}
          onChange={(isChecked) => choose(option, isChecked)}
        />
      ))}
      {allowsOther && (
        <OtherOption
          type={type}
          name={name}
          label={words.somethingElse}
          fieldLabel={`${words.ownWords}: ${label}`}
          index={options.length}
          draft={draft}
          disabled={disabled}
          // An arrow key selects each radio on its way, and the next one must find it focused.
          movesFocus={() => !lastKey.current.startsWith('Arrow')}
          onChange={onChange}
        />
      )}
    </Group>
  );
}

function YesNo(props: QuestionFieldProps) {
  const { draft, onChange, words, disabled } = props;
  const name = useId();
  return (
    <Group {...props}>
      {(['true', 'false'] as const).map((value, index) => (
        <Option
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
    </Group>
  );
}

interface GroupProps
  extends
    Pick<QuestionFieldProps, 'label' | 'hint' | 'description' | 'error'>,
    Pick<ComponentPropsWithoutRef<'div'>, 'onKeyDown' | 'onPointerDown'> {
  children: ReactNode;
}

/** Options under one legend. Digits select them. */
function Group(props: GroupProps) {
  const { label, hint, description, error, onKeyDown, onPointerDown, children } = props;
  const legend = (
    <span className={styles.legend}>
      <bdi>{label}</bdi>
      {hint !== undefined && (
        <>
          {' '}
          <bdi className={styles.hint}>{hint}</bdi>
        </>
      )}
    </span>
  );
  return (
    <div
      onPointerDown={onPointerDown}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        chooseByNumber(event);
      }}
    >
      <ChoiceGroup legend={legend} description={description} error={error}>
        {children}
      </ChoiceGroup>
    </div>
  );
}

interface OptionProps extends Pick<ChoiceProps, 'type' | 'name' | 'checked' | 'disabled'> {
  label: string;
  /** Its place in the group, from 0. */
  index: number;
  onChange: (isChecked: boolean) => void;
}

/** An option with the digit that selects it, which shows while the keyboard is used. */
function Option({ label, index, onChange, ...choice }: OptionProps) {
  const key = index < 9 ? String(index + 1) : undefined;
  return (
    <Choice
      {...choice}
      label={label}
      aside={
        key !== undefined && (
          <span className={styles.key}>
            <Key name={key} isHint />
          </span>
        )
      }
      aria-keyshortcuts={key}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

interface OtherOptionProps extends Omit<OptionProps, 'checked' | 'onChange'> {
  fieldLabel: string;
  draft: AnswerDraft;
  /** Whether its field takes the focus when it is selected. */
  movesFocus: () => boolean;
  onChange: (draft: AnswerDraft) => void;
}

/** The answer in the person's own words. */
function OtherOption({ fieldLabel, draft, movesFocus, onChange, ...option }: OtherOptionProps) {
  const field = useRef<HTMLInputElement>(null);
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (draft.isOther && wantsFocus.current) field.current?.focus();
    wantsFocus.current = false;
  }, [draft.isOther]);
  return (
    <div className={styles.other}>
      <Option
        {...option}
        checked={draft.isOther}
        onChange={(isOther) => {
          wantsFocus.current = isOther && movesFocus();
          onChange({ ...draft, isOther });
        }}
      />
      {draft.isOther && (
        <TextInput
          ref={field}
          aria-label={fieldLabel}
          value={draft.text}
          disabled={option.disabled}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...draft, text: target.value })}
        />
      )}
    </div>
  );
}
