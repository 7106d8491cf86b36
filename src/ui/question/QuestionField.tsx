import { useId, useEffect, useRef, useState } from 'react';
import type { QuestionKind, AnswerDraft } from '../../controller/index.ts';
import { joinClasses } from '../joinClasses.ts';
import { Field } from '../field/Field.tsx';
import { TextArea, TextInput } from '../field/TextInput.tsx';
import { QuestionGroup, QuestionOption, type QuestionOptionProps } from './QuestionGroup.tsx';
import styles from './QuestionField.module.css';
import type { QuestionFieldProps, QuestionWords } from './questionProps.ts';
import { foldText, hasWords, searchWords } from '../../search/index.ts';
import { SearchField } from '../field/SearchField.tsx';
import layout from '../layout/layout.module.css';

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
  const shared = {
    value: draft.text,
    disabled,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...draft, text: target.value }),
  };
  return (
    <Field
      label={<span className={styles.asked}>{label}</span>}
      hint={hint}
      description={note}
      error={error}
    >
      {kind === 'long-text' || isList ? (
        <TextArea {...shared} />
      ) : (
        <TextInput
          {...shared}
          type={inputTypes[kind] ?? 'text'}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          autoComplete={kind === 'password' ? 'new-password' : 'off'}
        />
      )}
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

/** Renders the options of a question, with a search if there are many. */
function QuestionOptions(props: QuestionFieldProps) {
  const { label, question, draft, onChange, words, disabled } = props;
  const { kind, options, allowsOther } = question;
  const name = useId();
  const lastKey = useRef('');
  const isSingle = kind === 'choice';
  const [searchTerm, setSearchTerm] = useState('');
  // An option that only stands for a free-text answer would duplicate ours.
  const offered = allowsOther
    ? options.filter((option) => !standsForOther(option, words))
    : options;
  const wanted = searchWords(searchTerm);
  const shown = offered.filter((option) => hasWords(foldText(option), wanted));
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
    <QuestionGroup
      {...props}
      onKeyDown={({ key }) => {
        lastKey.current = key;
      }}
      onPointerDown={() => {
        lastKey.current = '';
      }}
    >
      {offered.length > maxShown && (
        <SearchField
          label={words.searchOptions}
          value={searchTerm}
          found={words.optionsFound(shown.length)}
          onChange={setSearchTerm}
        />
      )}
      <div tabIndex={-1} className={offered.length > maxShown ? styles.many : layout.stack2}>
        {shown.map((option, index) => (
          <QuestionOption
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
      </div>
      {allowsOther && (
        <OtherOption
          type={type}
          name={name}
          label={words.somethingElse}
          fieldLabel={`${words.ownWords}: ${label}`}
          index={shown.length}
          draft={draft}
          disabled={disabled}
          // Arrow keys select each radio button they pass, which must keep the focus.
          movesFocus={() => !lastKey.current.startsWith('Arrow')}
          onChange={onChange}
        />
      )}
    </QuestionGroup>
  );
}

/** The number of options shown without search and scrolling. */
const maxShown = 7;

function standsForOther(option: string, { somethingElse }: QuestionWords): boolean {
  const written = foldText(option.trim().replace(/[.…:]+$/, ''));
  return ['something else', 'other', foldText(somethingElse)].includes(written);
}

interface OtherOptionProps extends Omit<QuestionOptionProps, 'checked' | 'onChange'> {
  fieldLabel: string;
  draft: AnswerDraft;
  /** Returns true if selecting the option moves the focus to its field. */
  movesFocus: () => boolean;
  onChange: (draft: AnswerDraft) => void;
}

function OtherOption({ fieldLabel, draft, movesFocus, onChange, ...option }: OtherOptionProps) {
  const field = useRef<HTMLInputElement>(null);
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (draft.isOther && wantsFocus.current) field.current?.focus();
    wantsFocus.current = false;
  }, [draft.isOther]);
  return (
    <div className={joinClasses(layout.stack2, styles.other)}>
      <QuestionOption
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
