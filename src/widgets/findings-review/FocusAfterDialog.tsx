import { useEffect } from 'react';
import { useLatest } from '../../ui/index.ts';
import { useWorkspace } from './FindingsContext.ts';

/** In a dialog: gives the focus to the list when the dialog has gone and nothing else has it. */
export function FocusAfterDialog() {
  const latest = useLatest(useWorkspace().takeFocus);
  useEffect(() => {
    const takeFocus = latest;
    return () => takeFocus.current();
  }, [latest]);
  return null;
}
