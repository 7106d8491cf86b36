import { useEffect, useState } from 'react';
import { browserEnvironment } from '../environment/index.ts';

/** The time for which the outcome is shown, in milliseconds. */
const outcomeMs = 2000;

/** The outcome of copying. */
type CopyOutcome = 'copied' | 'failed';

/**
 * Copies text to the clipboard.
 *
 * @param getText - Returns the text when it is needed.
 * @param onCopied - Called with the copied text.
 * @returns The last outcome, for two seconds, and a copy function that never throws: browsers
 * refuse to copy on insecure pages and in frames without permission.
 */
export function useCopy(
  getText: () => string,
  onCopied?: (text: string) => void,
): [outcome: CopyOutcome | undefined, copy: () => Promise<void>] {
  const [last, setLast] = useState<{ outcome: CopyOutcome }>();

  useEffect(() => {
    if (last === undefined) return;
    return browserEnvironment.schedule.after(outcomeMs, () => setLast(undefined));
  }, [last]);

  const copy = async (): Promise<void> => {
    const text = getText();
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
