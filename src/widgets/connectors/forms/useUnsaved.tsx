import { createContext, useContext, useEffect, useId, useState, type ReactNode } from 'react';
import { UnsavedDialog, useGuardedPage } from '../../../provider/index.ts';

/** Hears of each form around whether it holds something that isn't saved. */
export const UnsavedContext = createContext<(formId: string, isUnsaved: boolean) => void>(
  () => undefined,
);

export interface UnsavedQuestion {
  /** Calls the function, or asks first where that would lose what was typed. */
  leave: (run: () => void) => void;
  /** The question, to be rendered. */
  question: ReactNode;
}

/** Asks before what was typed into a form is lost: by its own buttons, its gallery's, and the page's. */
export function useUnsaved(isUnsaved: boolean): UnsavedQuestion {
  const id = useId();
  const report = useContext(UnsavedContext);
  useEffect(() => {
    report(id, isUnsaved);
    return () => report(id, false);
  }, [report, id, isUnsaved]);
  useGuardedPage(isUnsaved);
  const [waiting, setWaiting] = useState<{ run: () => void }>();
  return {
    leave(run) {
      if (isUnsaved) setWaiting({ run });
      else run();
    },
    question: (
      <UnsavedDialog
        isUnsaved={isUnsaved}
        isAsking={waiting !== undefined}
        onKeep={() => setWaiting(undefined)}
        onDiscard={() => {
          setWaiting(undefined);
          waiting?.run();
        }}
      />
    ),
  };
}
