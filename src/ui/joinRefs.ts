import type { ForwardedRef, RefCallback } from 'react';

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
