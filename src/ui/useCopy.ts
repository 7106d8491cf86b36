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
 * can refuse to copy.
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
    const isCopied = await write(text).catch(() => false);
    setLast({ outcome: isCopied ? 'copied' : 'failed' });
    if (isCopied) onCopied?.(text);
  };
  return [last?.outcome, copy];
}

/** Writes to the clipboard. Insecure pages and frames without permission have the command alone. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const fill = (event: ClipboardEvent): void => {
      event.clipboardData?.setData('text/plain', text);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener('copy', fill, { capture: true });
    try {
      // oxlint-disable-next-line typescript/no-deprecated -- Nothing else copies there.
      return document.execCommand('copy');
    } finally {
      document.removeEventListener('copy', fill, { capture: true });
    }
  }
}
