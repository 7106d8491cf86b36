import { useEffect, useLayoutEffect } from 'react';

/**
 * `useLayoutEffect` in a browser. On a server, which runs no effects, it is `useEffect`, since React
 * 18 warns of the other there.
 */
export const useBrowserLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;
