import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './Button.module.css';

/** Props of {@link Button}, in addition to those of a button element. */
export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** @default 'medium' */
  size?: 'medium' | 'small';
}

/** A button with text. Doesn't submit a form unless `type` is set. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'secondary', size = 'medium', className, ...props },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      {...props}
      className={joinClasses(
        styles.button,
        styles[variant],
        size === 'small' && styles.small,
        className,
      )}
    />
  );
});

export interface IconButtonProps extends ButtonProps {
  /** The button's action, used as accessible name and tooltip. */
  label: string;
}

/** A square icon button with a visually hidden name. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, variant = 'quiet', className, ...props },
  ref,
) {
  return (
    <Button
      ref={ref}
      {...props}
      variant={variant}
      aria-label={label}
      title={label}
      className={joinClasses(styles.icon, className)}
    />
  );
});
