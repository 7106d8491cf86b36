import { createContext, type CSSProperties, type Ref } from 'react';

/** A host's props for a widget's root element, including its `data-*` attributes. */
export interface RootProps {
  /** A class added to the widget's own. */
  className?: string;
  /** Inline styles, such as a height. */
  style?: CSSProperties;
  id?: string;
  /** Receives the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** The host's props for the nearest {@link Surface}. */
export const RootContext = createContext<RootProps>({});

/** Separates the root element's props from a widget's own props. */
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
