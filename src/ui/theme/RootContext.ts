import { createContext, type CSSProperties, type Ref } from 'react';

/** A host's props for the root element of a widget. Its `data-*` attributes go there too. */
export interface RootProps {
  /** A class beside our own. */
  className?: string;
  /** Inline styles, such as a height. */
  style?: CSSProperties;
  id?: string;
  /** Gets the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** The host's props for the next {@link Surface}. */
export const RootContext = createContext<RootProps>({});

/** Splits what is for the root element off a widget's props; all of that is optional. */
export function splitRootProps<P extends object>(props: P): { root: RootProps; rest: P };
export function splitRootProps(props: object): { root: RootProps; rest: object } {
  const root: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const isOfRoot = ['className', 'style', 'id'].includes(name) || name.startsWith('data-');
    (isOfRoot ? root : rest)[name] = value;
  }
  return { root, rest };
}
