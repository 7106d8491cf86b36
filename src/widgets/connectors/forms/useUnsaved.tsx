import { createContext, useContext, useEffect, useId, useState } from 'react';
import { UnsavedDialog, useGuardedPage } from '../../../provider/index.ts';

/** Receives each nested form's unsaved state. */
export const UnsavedContext = createContext<(formId: string, isUnsaved: boolean) => void>(
  () => undefined,
);

/** Confirms before input is lost: by the form's buttons, the gallery or leaving the page. */
export function useUnsaved(isUnsaved: boolean) {
  const id = useId();
  const report = useContext(UnsavedContext);
  useEffect(() => {
    report(id, isUnsaved);
    return () => report(id, false);
  }, [report, id, isUnsaved]);
  useGuardedPage(isUnsaved);
  const [waiting, setWaiting] = useState<{ run: () => void }>();
  return {
    /** Calls the function, after confirmation if input would be lost. */
    leave: (run: () => void): void => {
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
