import { useEffect } from 'react';
import { useLatest } from '../../ui/index.ts';
import { useWorkspace } from './FindingsContext.ts';

/** Moves the focus to the list when the surrounding dialog has closed and nothing has the focus. */
export function FocusAfterDialog() {
  const latest = useLatest(useWorkspace().takeFocus);
  useEffect(() => {
    const takeFocus = latest;
    return () => takeFocus.current();
  }, [latest]);
  return null;
}
