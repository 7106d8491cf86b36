import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { FormFooter, type FormFooterProps } from '../form/FormFooter.tsx';
import { Title } from '../title/Title.tsx';
import { chooseByNumber } from './chooseByNumber.ts';
import { joinClasses } from '../joinClasses.ts';
import texts from '../layout/texts.module.css';
import motion from '../motion/Motion.module.css';
import styles from './QuestionForm.module.css';
import { isHtmlElement } from '../isElement.ts';

export interface QuestionFormProps {
  /** @default none, under an existing heading */
  title?: string;
  /** Content below the title. */
  description?: ReactNode;
  /** Focuses the title when the form appears in place of another, and fades it in. @default false */
  autoFocus?: boolean;
  /** The number of submissions. Each one focuses the first invalid field. */
  attempts: number;
  /** The primary button, further ones and a status. Without it there is no footer. */
  actions?: ReactNode;
  /** A button that leaves the form. @default none */
  cancel?: ReactNode;
  /** Content below the actions. */
  footnote?: ReactNode;
  /** The container widths at which the footer sticks to the bottom. @default 'narrow' */
  sticky?: FormFooterProps['sticky'];
  onSubmit: () => void;
  /** The questions and notices about them. */
  children: ReactNode;
}

/** A page of questions. Enter submits it, except in multi-line fields; digits select options. */
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
      className={joinClasses(styles.form, autoFocus && motion.overlay)}
      data-part={title === undefined ? undefined : 'step'}
      noValidate
      onSubmit={submit}
      onKeyDown={chooseByNumber}
    >
      {title !== undefined && (
        <div>
          <Title ref={heading}>{title}</Title>
          {description !== undefined && <div className={texts.prose}>{description}</div>}
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

/** Returns the invalid control, or the first option of an invalid group. */
function firstInvalid(form: HTMLFormElement | null): HTMLElement | null | undefined {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  return isHtmlElement(invalid, 'fieldset') ? invalid.querySelector('input') : invalid;
}
