import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Choice, ChoiceGroup, type ChoiceProps } from '../field/Choice.tsx';
import { joinClasses } from '../joinClasses.ts';
import texts from '../layout/texts.module.css';
import { Key } from '../keys/Key.tsx';
import { chooseByNumber } from './chooseByNumber.ts';
import styles from './QuestionField.module.css';
import type { QuestionFieldProps } from './questionProps.ts';

export interface QuestionGroupProps
  extends
    Pick<QuestionFieldProps, 'label' | 'hint' | 'description' | 'error'>,
    Pick<ComponentPropsWithoutRef<'div'>, 'onKeyDown' | 'onPointerDown'> {
  children: ReactNode;
}

/** Groups options under a legend. Digits select them. */
export function QuestionGroup(props: QuestionGroupProps) {
  const { label, hint, description, error, onKeyDown, onPointerDown, children } = props;
  const legend = (
    <span className={styles.legend}>
      <bdi>{label}</bdi>
      {hint !== undefined && (
        <>
          {' '}
          <bdi className={joinClasses(texts.note, styles.hint)}>{hint}</bdi>
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

export interface QuestionOptionProps extends Pick<
  ChoiceProps,
  'type' | 'name' | 'checked' | 'disabled'
> {
  label: string;
  /** Its 0-based position in the group. */
  index: number;
  onChange: (isChecked: boolean) => void;
}

/** An option with its digit, shown during keyboard use. */
export function QuestionOption({ label, index, onChange, ...choice }: QuestionOptionProps) {
  const key = index < 9 ? String(index + 1) : undefined;
  return (
    <Choice
      {...choice}
      className={styles.card}
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
