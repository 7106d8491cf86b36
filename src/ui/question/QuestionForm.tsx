import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { FormFooter, type FormFooterProps } from '../form/FormFooter.tsx';
import { Title } from '../title/Title.tsx';
import { chooseByNumber } from './chooseByNumber.ts';
import styles from './QuestionForm.module.css';
import texts from '../layout/texts.module.css';

export interface QuestionFormProps {
  /** @default none: it is below a heading of its own */
  title?: string;
  /** Below the title. */
  description?: ReactNode;
  /** True if the title takes the focus when the form appears. @default false */
  autoFocus?: boolean;
  /** The number of submissions. After each, the first invalid field takes the focus. */
  attempts: number;
  /** The primary button, the other ones, and what is said beside them. Without it there is no footer. */
  actions?: ReactNode;
  /** The button that leaves the form. @default nothing */
  cancel?: ReactNode;
  /** Below the actions. */
  footnote?: ReactNode;
  /** The boxes in which the footer stays in view while the questions scroll. @default 'narrow' */
  sticky?: FormFooterProps['sticky'];
  onSubmit: () => void;
  /** The questions, and notices about them. */
  children: ReactNode;
}

/** A page of questions. Enter submits it, except in a field of several lines; digits select options. */
export function QuestionForm({
  title,
  description,
  autoFocus = false,
  attempts,
  actions,
  cancel,
  footnote,
  sticky = 'narrow',
  onSubmit,
  children,
}: QuestionFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (autoFocus) heading.current?.focus();
  }, [autoFocus]);
  useEffect(() => {
    if (attempts > 0) firstInvalid(form.current)?.focus();
  }, [attempts]);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      data-part={title === undefined ? undefined : 'step'}
      noValidate
      onSubmit={submit}
      onKeyDown={chooseByNumber}
    >
      {title !== undefined && (
        <div>
          <Title ref={heading}>{title}</Title>
          {description !== undefined && <div className={styles.description}>{description}</div>}
        </div>
      )}
      {children}
      {actions !== undefined && (
        <FormFooter cancel={cancel} sticky={sticky}>
          {actions}
        </FormFooter>
      )}
      {footnote !== undefined && <div className={texts.note}>{footnote}</div>}
    </form>
  );
}

/** The control to focus: the invalid one, or the first option of the invalid group. */
function firstInvalid(form: HTMLFormElement | null): HTMLElement | null | undefined {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  return invalid instanceof HTMLFieldSetElement ? invalid.querySelector('input') : invalid;
}
