'use client';
import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { useSurfaceProps } from '../theme/Surface.tsx';
import { useAppearance } from '../theme/ThemeContext.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Dialog.module.css';

/** Props of {@link Dialog}. */
export interface DialogProps {
  open: boolean;
  /** Told when the person closes it: Escape, a press outside, or a button. */
  onOpenChange: (open: boolean) => void;
  /** Names the dialog. */
  title: string;
  /** @default false */
  titleHidden?: boolean;
  /** What follows from it. */
  description?: string;
  children?: ReactNode;
  /** Buttons at its end, the safe one first. */
  actions?: ReactNode;
  /** In the middle, or as a drawer at the start of the line. @default 'center' */
  placement?: 'center' | 'drawer';
}

/** A modal dialog in the provider's portal container. Focus returns to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  children,
  actions,
  placement = 'center',
}: DialogProps) {
  const { portalContainer } = useAppearance();
  const overlay = useSurfaceProps(styles.overlay);
  const content = useSurfaceProps(joinClasses(styles.dialog, styles[placement]));
  const heading = <Radix.Title className={styles.title}>{title}</Radix.Title>;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={portalContainer ?? null}>
        <Radix.Overlay {...overlay} />
        <Radix.Content
          {...content}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          data-part={placement === 'drawer' ? 'drawer' : 'dialog'}
        >
          {titleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
          {description !== undefined && (
            <Radix.Description className={styles.description}>{description}</Radix.Description>
          )}
          {children}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
