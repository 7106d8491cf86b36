import { useEffect, useRef } from 'react';
import { useBrowserLayoutEffect, type FieldControl } from '../../../../ui/index.ts';

/** Attributes that keep password managers and autofill away from another system's secret. */
export const secretAttributes = {
  autoComplete: 'new-password',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  spellCheck: false,
  autoCapitalize: 'off',
} as const;

/** Props of the inputs of a secret. */
export interface SecretInputProps {
  control: FieldControl;
  inputRef: (element: HTMLElement | null) => void;
  /** The text typed so far. It is written to the element's property, never to its attribute. */
  value: string;
  /** The field's name. */
  label: string;
  onType: (value: string) => void;
  onBlur: () => void;
}

/** Keeps an element's text at what the form holds, without the `value` attribute that React writes. */
export function useText(
  value: string,
  inputRef: (element: HTMLElement | null) => void,
): (element: HTMLInputElement | HTMLTextAreaElement | null) => void {
  const element = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  useEffect(() => {
    if (element.current !== null && element.current.value !== value) element.current.value = value;
  }, [value]);
  // A detached element lives until it is collected, and must not hold the secret until then.
  useBrowserLayoutEffect(
    () => () => {
      if (element.current !== null) element.current.value = '';
    },
    [],
  );
  return (next) => {
    element.current = next;
    inputRef(next);
  };
}
