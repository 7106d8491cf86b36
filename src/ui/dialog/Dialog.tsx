import * as Radix from '@radix-ui/react-dialog';
import {
  forwardRef,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { activeElementBeside } from '../activeElement.ts';
import { joinClasses } from '../joinClasses.ts';
import { isComposing } from '../keys/isComposing.ts';
import motion from '../motion/Motion.module.css';
import { inheritTokens } from '../theme/inheritTokens.ts';
import { useSurfaceProps } from '../theme/Surface.tsx';
import texts from '../layout/texts.module.css';
import textDirection from '../theme/textDirection.module.css';
import { useAppearance } from '../theme/ThemeContext.ts';
import { useKeyboardInset } from '../useKeyboardInset.ts';
import { useLatest } from '../useLatest.ts';
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Dialog.module.css';
import { registerEscapeLayer } from './registerEscapeLayer.ts';

export interface DialogProps {
  open: boolean;
  /** Called when the user closes the dialog by Escape, a press outside or a button. */
  onOpenChange: (open: boolean) => void;
  /** The dialog's accessible name. */
  title: string;
  /** @default false */
  titleHidden?: boolean;
  /** The consequences. */
  description?: string;
  children?: ReactNode;
  /** Buttons at the end, the safe one first. */
  actions?: ReactNode;
  /** Centred, or a drawer at the inline start. @default 'center' */
  placement?: 'center' | 'drawer';
}

/**
 * A modal dialog in the provider's portal container. It is a native `<dialog>` in the top layer:
 * the browser traps and restores the focus and makes the rest inert, also in shadow roots and above
 * a host's own dialog.
 */
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
  const [place, setPlace] = useState<HTMLSpanElement | null>(null);
  const heading = (
    <Radix.Title className={joinClasses(texts.heading, textDirection.own)}>{title}</Radix.Title>
  );
  const close = (): void => onOpenChange(false);
  return (
    <>
      <span ref={setPlace} hidden />
      <Radix.Root open={open && place !== null} onOpenChange={onOpenChange} modal={false}>
        <Radix.Portal
          container={
            portalContainer ?? place?.parentElement?.closest<HTMLElement>(inHostDialog) ?? null
          }
        >
          <Radix.Content
            asChild
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
            // The native dialog moves, traps and restores the focus.
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onInteractOutside={(event) => event.preventDefault()}
            onEscapeKeyDown={ignoreEscape}
          >
            <ModalDialog place={place} placement={placement} onClose={close}>
              {titleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
              {description !== undefined && (
                <Radix.Description className={joinClasses(styles.description, textDirection.own)}>
                  {description}
                </Radix.Description>
              )}
              {children}
              {actions !== undefined && <div className={styles.actions}>{actions}</div>}
            </ModalDialog>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </>
  );
}

/**
 * Keeps Radix from closing the dialog at an Escape that isn't the dialog's. It asks nothing but
 * whether the key was prevented; doing so would keep a host's native dialog above ours open.
 */
function ignoreEscape(event: KeyboardEvent): void {
  if (isComposing(event)) {
    event.preventDefault();
    return;
  }
  Object.defineProperty(event, 'defaultPrevented', { value: true, configurable: true });
  queueMicrotask(() => Reflect.deleteProperty(event, 'defaultPrevented'));
}

const dialogs = ':is(dialog, [role=dialog], [role=alertdialog])';

/**
 * The host's element around a widget in a host's dialog. Inside it, ours is not outside for the
 * host's focus trap, nor for what closes the host's dialog on a press outside, even where that
 * counts from a panel, as in Headless UI. A form there would be sent by Enter in one of our fields.
 */
const inHostDialog = `:is(${dialogs}, ${dialogs} *):not([data-brainstem], [data-brainstem] *, ${dialogs} form, ${dialogs} form *)`;

interface ModalDialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'onClose'> {
  /** An element where the dialog was opened, whose appearance it inherits. */
  place: HTMLElement | null;
  placement: 'center' | 'drawer';
  /** Set by Radix, which unmounts the dialog after its fade-out. */
  'data-state'?: 'open' | 'closed';
  onClose: () => void;
}

const ModalDialog = forwardRef<HTMLDialogElement | null, ModalDialogProps>(function ModalDialog(
  { place, placement, onClose, ...props },
  forwarded,
) {
  const isOpen = props['data-state'] !== 'closed';
  const dialog = useRef<HTMLDialogElement>(null);
  useKeyboardInset(dialog, isOpen);
  const pressedOutside = useRef(false);
  const latestClose = useLatest(onClose);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(
    forwarded,
    () => dialog.current,
  );
  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    // Not in the effect's cleanup, after which React would restore the focus inside.
    if (!isOpen) {
      element.close();
      return endFadeByKey(element);
    }
    if (place !== null) inheritTokens(element, place);
    element.showModal();
    showFromTop(element);
    const unlock = lockScroll(element.ownerDocument);
    const release = registerEscapeLayer(element, () => latestClose.current());
    return () => {
      release();
      unlock();
    };
  }, [place, isOpen, latestClose]);
  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return (
    <dialog
      {...props}
      aria-hidden={isOpen ? undefined : true}
      {...useSurfaceProps(joinClasses(styles.dialog, styles[placement], motion.overlay))}
      ref={dialog}
      data-part={placement === 'drawer' ? 'drawer' : 'dialog'}
      // React lets these bubble to a host's `onClose` and `onCancel` around the widget.
      onClose={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (event.target === event.currentTarget) onClose();
      }}
      // A press on the backdrop targets the dialog outside its box. Closing waits for the end of
      // the press, which would otherwise hit the page behind and move the focus.
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) onClose();
        pressedOutside.current = false;
      }}
    />
  );
});

/**
 * Removes a closed dialog on the next key press: until its fade-out ends, Radix swallows Escape for
 * everything else on the page.
 *
 * @returns A function that stops listening.
 */
function endFadeByKey(dialog: HTMLDialogElement): () => void {
  const view = dialog.ownerDocument.defaultView;
  const end = (): void => {
    const { animationName } = getComputedStyle(dialog);
    flushSync(() => dialog.dispatchEvent(new AnimationEvent('animationend', { animationName })));
  };
  view?.addEventListener('keydown', end, { capture: true });
  return () => view?.removeEventListener('keydown', end, { capture: true });
}

/** Scrolls a dialog with sticky buttons to its title, although a button has the focus. */
function showFromTop(dialog: HTMLDialogElement): void {
  const actions = activeElementBeside(dialog)?.parentElement;
  if (actions?.parentElement !== dialog) return;
  if (getComputedStyle(actions).position === 'sticky') dialog.scrollTop = 0;
}

function isOutside({ clientX, clientY, target, currentTarget }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Locks a page's scroll behind a dialog, without a layout shift from the scroll bar. A style sheet
 * leaves the root's own style to the locks of a host's dialogs, which end before ours or after.
 *
 * @returns A function that unlocks the page.
 */
function lockScroll(page: Document): () => void {
  const view = page.defaultView;
  if (view === null || !('adoptedStyleSheets' in page)) return () => undefined;
  const hasBar = view.innerWidth > page.documentElement.clientWidth;
  const gutter = hasBar ? 'scrollbar-gutter: stable !important' : '';
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`:root { overflow: hidden !important; ${gutter} }`);
  page.adoptedStyleSheets.push(sheet);
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
