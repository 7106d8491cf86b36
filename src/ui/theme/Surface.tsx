import {
  forwardRef,
  useContext,
  useMemo,
  type ComponentPropsWithoutRef,
  type ElementType,
  type ForwardedRef,
  type RefCallback,
} from 'react';
import { joinClasses } from '../joinClasses.ts';
import { RootContext } from './RootContext.ts';
import styles from './Surface.module.css';
import './forcedColors.css';
import './reset.css';
import './plain.css';
import './textDirection.css';
import './tokens.css';
import { useAppearance } from './ThemeContext.ts';

/** Returns attributes that make an element a token root, for elements that we don't render. */
export function useSurfaceProps(className?: string) {
  const { theme, density, direction, textDirection, language } = useAppearance();
  return {
    'data-brainstem': '',
    'data-theme': theme,
    'data-density': density,
    'data-text-direction': textDirection === direction ? undefined : textDirection,
    dir: direction,
    lang: language,
    className: joinClasses(styles.root, className),
  };
}

const noRootProps = {};

export interface SurfaceProps extends ComponentPropsWithoutRef<'div'> {
  /** Use `span` within a line of text. @default 'div' */
  as?: 'div' | 'span';
}

/**
 * The root of a widget or an overlay, which sets tokens, colours and type. The first one in a
 * widget applies the host's root props.
 */
export const Surface = forwardRef<HTMLDivElement, SurfaceProps>(function Surface(
  { as = 'div', className, style, children, ...props },
  ownRef,
) {
  const Root: ElementType = as;
  const { className: hostClass, style: hostStyle, ref, ...root } = useContext(RootContext);
  return (
    <Root
      ref={useMemo(() => joinRefs(ownRef, ref), [ownRef, ref])}
      {...root}
      {...props}
      {...useSurfaceProps(joinClasses(className, hostClass))}
      style={{ ...style, ...hostStyle }}
    >
      <RootContext.Provider value={noRootProps}>{children}</RootContext.Provider>
    </Root>
  );
});

type AnyRef<T> = ForwardedRef<T> | RefCallback<T> | undefined;

/** Combines two refs. React 19 supports a cleanup from ref callbacks; React 18 passes null. */
export function joinRefs<T>(first: AnyRef<T>, second: AnyRef<T>): (element: T | null) => void {
  let detach: (() => void)[] = [];
  return (element) => {
    for (const each of detach) each();
    detach = element === null ? [] : [attach(first, element), attach(second, element)];
  };
}

function attach<T>(ref: AnyRef<T>, element: T): () => void {
  if (typeof ref === 'function') {
    const callback: (element: T | null) => unknown = ref;
    const cleanup = callback(element);
    return isCleanup(cleanup) ? cleanup : () => ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

function isCleanup(value: unknown): value is () => void {
  return typeof value === 'function';
}
