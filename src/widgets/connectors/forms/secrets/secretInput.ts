import { useEffect, useRef } from 'react';
import { useBrowserLayoutEffect } from '../../../../ui/index.ts';

/** Keeps password managers and autofill away from another system's secret. */
export const secretAttributes = {
  autoComplete: 'new-password',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  spellCheck: false,
  autoCapitalize: 'off',
} as const;

export interface SecretInputProps {
  inputRef: (element: HTMLElement | null) => void;
  /** The typed text. Written to the element's property, never to its attribute. */
  value: string;
  label: string;
  onType: (value: string) => void;
  onBlur: () => void;
}

/** Syncs an element's text with the form without the `value` attribute that React writes. */
export function useText(
  value: string,
  inputRef: (element: HTMLElement | null) => void,
): (element: HTMLInputElement | HTMLTextAreaElement | null) => void {
  const element = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  useEffect(() => {
    if (element.current !== null && element.current.value !== value) element.current.value = value;
  }, [value]);
  // Clears detached elements, which would hold the secret until they are garbage-collected.
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
