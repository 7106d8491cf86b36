import { useEffect, useState } from 'react';
import { browserEnvironment } from '../environment/index.ts';

/** The time that the outcome of copying is shown, in milliseconds. */
const shownFor = 2000;

/** The outcome of copying. */
type CopyOutcome = 'copied' | 'failed';

/**
 * Copies text to the clipboard.
 *
 * @param read - Returns the text when it is needed.
 * @param onCopied - Called with the text once it is on the clipboard.
 * @returns The last outcome, for two seconds, and the function that copies. It never throws:
 *   browsers refuse on insecure pages and in frames without permission.
 */
export function useCopy(
  read: () => string,
  onCopied?: (text: string) => void,
): [outcome: CopyOutcome | undefined, copy: () => Promise<void>] {
  const [last, setLast] = useState<{ outcome: CopyOutcome }>();

  useEffect(() => {
    if (last === undefined) return;
    return browserEnvironment.schedule.after(shownFor, () => setLast(undefined));
  }, [last]);

  const copy = async (): Promise<void> => {
    const text = read();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setLast({ outcome: 'failed' });
      return;
    }
    setLast({ outcome: 'copied' });
    onCopied?.(text);
  };
  return [last?.outcome, copy];
}
