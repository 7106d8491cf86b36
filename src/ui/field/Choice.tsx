import {
  createContext,
  forwardRef,
  useContext,
  useId,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { joinClasses } from '../joinClasses.ts';
import layout from '../layout/layout.module.css';
import textDirection from '../theme/textDirection.module.css';
import { FieldNote } from './FieldNote.tsx';
import styles from './Choice.module.css';

/** Props of {@link ChoiceBox}, in addition to those of an input element. */
export interface ChoiceBoxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  /** True if only some of the represented items are selected. @default not indeterminate */
  isPartial?: boolean;
}

/** A checkbox without visible text. Set `aria-label`. */
export function ChoiceBox({ isPartial, ...props }: ChoiceBoxProps) {
  const markPartial = (box: HTMLInputElement | null): void => {
    if (box !== null && isPartial !== undefined) box.indeterminate = isPartial;
  };
  return (
    <input
      ref={isPartial === undefined ? undefined : markPartial}
      {...props}
      type="checkbox"
      className={styles.box}
    />
  );
}

/** Props of {@link Choice}, in addition to those of an input element. */
export interface ChoiceProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  /** @default 'checkbox' */
  type?: 'checkbox' | 'radio' | 'switch';
  label: ReactNode;
  /** Content beside the label, in the page's direction. */
  aside?: ReactNode;
  /** The consequences. */
  description?: ReactNode;
}

/** The id of the group's error, which also describes the choice that takes the focus. */
const ErrorContext = createContext<string | undefined>(undefined);

/** A checkbox, radio button or switch with its label. */
export const Choice = forwardRef<HTMLInputElement, ChoiceProps>(function Choice(
  { type = 'checkbox', label, aside, description, className, ...props },
  ref,
) {
  const id = useId();
  const error = useContext(ErrorContext);
  const described = description === undefined ? props['aria-describedby'] : id;
  return (
    <div className={joinClasses(layout.stack, className)} data-part="choice">
      <label className={styles.line}>
        <input
          ref={ref}
          {...props}
          type={type === 'switch' ? 'checkbox' : type}
          role={type === 'switch' ? 'switch' : undefined}
          aria-describedby={
            error === undefined ? described : [error, described].filter(Boolean).join(' ')
          }
          className={type === 'switch' ? styles.switch : styles.box}
        />
        <span className={styles.label} dir="auto">
          {label}
        </span>
        {aside}
      </label>
      {description !== undefined && (
        <span id={id} className={joinClasses(styles.description, textDirection.own)}>
          {description}
        </span>
      )}
    </div>
  );
});

export interface ChoiceGroupProps {
  legend: ReactNode;
  description?: ReactNode;
  /** The error and its fix, shown instead of the description. */
  error?: string;
  /** @default false */
  disabled?: boolean;
  children: ReactNode;
}

export function ChoiceGroup({ legend, description, error, disabled, children }: ChoiceGroupProps) {
  const noteId = useId();
  const note = error ?? description;
  return (
    <fieldset
      className={styles.group}
      disabled={disabled}
      aria-describedby={note === undefined ? undefined : noteId}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend className={joinClasses(styles.legend, textDirection.own)}>{legend}</legend>
      <FieldNote id={noteId} description={description} error={error} className={styles.note} />
      <ErrorContext.Provider value={error === undefined ? undefined : noteId}>
        {children}
      </ErrorContext.Provider>
    </fieldset>
  );
}
