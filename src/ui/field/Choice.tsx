import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './Choice.module.css';

/** Props of {@link Choice}, beside those of an input element. */
export interface ChoiceProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  /** @default 'checkbox' */
  type?: 'checkbox' | 'radio' | 'switch';
  label: ReactNode;
  /** What follows from it. */
  description?: ReactNode;
}

/** A box to tick, a choice of a group or a switch, with its words beside it. */
export const Choice = forwardRef<HTMLInputElement, ChoiceProps>(function Choice(
  { type = 'checkbox', label, description, className, ...props },
  ref,
) {
  const id = useId();
  return (
    <div className={joinClasses(styles.choice, className)} data-part="choice">
      <label className={styles.line}>
        <input
          ref={ref}
          {...props}
          type={type === 'switch' ? 'checkbox' : type}
          role={type === 'switch' ? 'switch' : undefined}
          aria-describedby={description === undefined ? props['aria-describedby'] : id}
          className={type === 'switch' ? styles.switch : styles.box}
        />
        <span className={styles.label} dir="auto">
          {label}
        </span>
      </label>
      {description !== undefined && (
        <span id={id} className={styles.description}>
          {description}
        </span>
      )}
    </div>
  );
});

/** Props of {@link ChoiceGroup}. */
export interface ChoiceGroupProps {
  legend: ReactNode;
  legendHidden?: boolean;
  description?: ReactNode;
  error?: string;
  children: ReactNode;
}

/** Choices that belong together, under one name. */
export function ChoiceGroup({
  legend,
  legendHidden = false,
  description,
  error,
  children,
}: ChoiceGroupProps) {
  const descriptionId = useId();
  const errorId = useId();
  const describedBy = [
    ...(description === undefined ? [] : [descriptionId]),
    ...(error === undefined ? [] : [errorId]),
  ].join(' ');
  return (
    <fieldset
      className={styles.group}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend className={joinClasses(styles.legend, legendHidden && styles.hidden)}>
        {legend}
      </legend>
      {description !== undefined && (
        <span id={descriptionId} className={styles.note}>
          {description}
        </span>
      )}
      {children}
      {error !== undefined && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </fieldset>
  );
}
