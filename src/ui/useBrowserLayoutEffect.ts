import { useEffect, useLayoutEffect } from 'react';

/**
 * `useLayoutEffect` in browsers, `useEffect` on servers. Neither runs there, but React 18 warns
 * about the former.
 */
export const useBrowserLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;
