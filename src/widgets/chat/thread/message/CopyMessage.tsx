import { useEffect, useState } from 'react';
import { callListener } from '../../../../controller/index.ts';
import { useGeneralWords } from '../../../../provider/index.ts';
import { Icon, IconButton, VisuallyHidden } from '../../../../ui/index.ts';
import { useChatWords } from '../../ChatContext.ts';
import { useSettings } from '../../chatSettings.ts';

/** Milliseconds for which the outcome is shown. */
const shownFor = 2_000;

/** Copies a message as it was written, in Markdown. */
export function CopyMessage({ text, label }: { text: string; label: string }) {
  const words = useChatWords();
  const general = useGeneralWords();
  const { onCopy } = useSettings();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      callListener(onCopy, text);
    } catch {
      setOutcome('failed');
    }
  };
  const told = outcome === 'copied' ? words.copied : outcome === 'failed' ? general.copyFailed : '';
  return (
    <>
      <IconButton label={told || label} size="small" onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size={14} />
      </IconButton>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  );
}
