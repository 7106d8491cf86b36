'use client';
import * as Radix from '@radix-ui/react-dialog';
import { useCallback, useRef, type ReactNode } from 'react';
import { focusedElement } from '../focusedElement.ts';
import { joinClasses } from '../joinClasses.ts';
import { useSurfaceProps } from '../theme/Surface.tsx';
import { inheritTokens } from '../theme/inheritTokens.ts';
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
  const before = useRef<HTMLElement>(undefined);
  const place = useRef<HTMLSpanElement>(null);
  const inherit = useCallback((element: HTMLElement | null) => {
    if (element !== null && place.current !== null) inheritTokens(element, place.current);
  }, []);
  const overlay = useSurfaceProps(styles.overlay);
  const content = useSurfaceProps(joinClasses(styles.dialog, styles[placement]));
  const heading = <Radix.Title className={styles.title}>{title}</Radix.Title>;
  return (
    <>
      <span ref={place} hidden />
      <Radix.Root open={open} onOpenChange={onOpenChange}>
        <Radix.Portal container={portalContainer ?? null}>
          <Radix.Overlay {...overlay} ref={inherit} />
          <Radix.Content
            {...content}
            ref={inherit}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
            // Radix gives the focus back to a trigger of its own alone, and we have none.
            onOpenAutoFocus={() => {
              before.current = focusedElement();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              before.current?.focus({ preventScroll: true });
            }}
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
    </>
  );
}
