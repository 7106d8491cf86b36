import { useEffect, useState, type MouseEvent } from 'react';
import { browserEnvironment } from '../environment/index.ts';

/** The time for which the outcome is shown, in milliseconds. */
const outcomeMs = 2000;

type CopyOutcome = 'copied' | 'failed';

/**
 * Copies text to the clipboard.
 *
 * @param getText - Returns the text when it is needed.
 * @param onCopied - Called with the copied text.
 * @returns The last outcome, for two seconds, and a click handler that never throws: browsers can
 * refuse to copy.
 */
export function useCopy(
  getText: () => string,
  onCopied?: (text: string) => void,
): [outcome: CopyOutcome | undefined, copy: (event: MouseEvent) => void] {
  const [last, setLast] = useState<{ outcome: CopyOutcome }>();

  useEffect(() => {
    if (last === undefined) return;
    return browserEnvironment.schedule.after(outcomeMs, () => setLast(undefined));
  }, [last]);

  const copy = async (page: Document): Promise<void> => {
    const text = getText();
    const isCopied = await write(text, page).catch(() => false);
    setLast({ outcome: isCopied ? 'copied' : 'failed' });
    if (isCopied) onCopied?.(text);
  };
  return [last?.outcome, ({ currentTarget }) => void copy(currentTarget.ownerDocument)];
}

/**
 * Writes to the clipboard. Insecure pages and frames without permission have the command alone. The
 * page is the button's, as browsers refuse a window that isn't focused.
 */
async function write(text: string, page: Document): Promise<boolean> {
  try {
    await (page.defaultView ?? window).navigator.clipboard.writeText(text);
    return true;
  } catch {
    const fill = (event: ClipboardEvent): void => {
      event.clipboardData?.setData('text/plain', text);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    page.addEventListener('copy', fill, { capture: true });
    try {
      // oxlint-disable-next-line typescript/no-deprecated -- Nothing else copies there.
      return page.execCommand('copy');
    } finally {
      page.removeEventListener('copy', fill, { capture: true });
    }
  }
}
