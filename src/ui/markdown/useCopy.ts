import { useEffect, useState } from 'react';

const shownFor = 2000;

/**
 * Copies text to the clipboard.
 *
 * @param read Gives the text when it is wanted.
 * @param onCopied Called with the text once it is on the clipboard.
 * @returns How the last try went, for two seconds; and what tries. It never throws: browsers refuse
 *   on insecure pages and in frames without permission.
 */
export function useCopy(
  read: () => string,
  onCopied: (text: string) => void,
): ['copied' | 'failed' | undefined, () => Promise<void>] {
  const [result, setResult] = useState<{ kind: 'copied' | 'failed' }>();

  useEffect(() => {
    if (result === undefined) return;
    const timer = setTimeout(() => setResult(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    const text = read();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setResult({ kind: 'failed' });
      return;
    }
    setResult({ kind: 'copied' });
    onCopied(text);
  };
  return [result?.kind, copy];
}
