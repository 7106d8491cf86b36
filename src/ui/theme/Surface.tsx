import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './Surface.module.css';
import './tokens.css';
import { useAppearance } from './ThemeContext.ts';

interface SurfaceAttributes {
  'data-brainstem': string;
  'data-theme': string;
  'data-density': string;
  dir: string;
  lang: string;
  className: string | undefined;
}

/** Attributes that make an element the root of the tokens. For elements that we do not render. */
export function useSurfaceProps(className?: string): SurfaceAttributes {
  const { theme, density, direction, language } = useAppearance();
  return {
    'data-brainstem': '',
    'data-theme': theme,
    'data-density': density,
    dir: direction,
    lang: language,
    className: joinClasses(styles.surface, className),
  };
}

/** The root of a widget or an overlay: tokens, colours and type start here. */
export const Surface = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(function Surface(
  { className, ...props },
  ref,
) {
  return <div ref={ref} {...props} {...useSurfaceProps(className)} />;
});
