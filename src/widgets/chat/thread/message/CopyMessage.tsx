import { callListener } from '../../../../controller/index.ts';
import { useGeneralWords } from '../../../../provider/index.ts';
import { Icon, IconButton, icons, useCopy, VisuallyHidden } from '../../../../ui/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { useSettings } from '../../context/chatSettings.ts';

/** Copies a message's original Markdown. */
export function CopyMessage({ text, label }: { text: () => string; label: string }) {
  const words = useChatWords();
  const general = useGeneralWords();
  const { onCopy } = useSettings();
  const [outcome, copy] = useCopy(text, (copied) => callListener(onCopy, copied));
  const announcement =
    outcome === 'copied' ? words.copied : outcome === 'failed' ? general.copyFailed : '';
  return (
    <>
      <IconButton label={announcement || label} size="small" onClick={() => void copy()}>
        <Icon path={outcome === 'copied' ? icons.check : icons.copy} size={14} />
      </IconButton>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  );
}
