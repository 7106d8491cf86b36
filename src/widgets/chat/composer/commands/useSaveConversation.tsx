import { useCallback, useState, type ReactNode } from 'react';
import { useGeneralWords } from '../../../../provider/index.ts';
import { Button, Notice } from '../../../../ui/index.ts';
import { useController } from '../../context/ChatContext.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { savedName, type SavedFormat } from './savedName.ts';

/** Saves the open conversation as a file, and says so where it can't be saved. */
export function useSaveConversation(): {
  /** Never changes while the language stays. */
  save: (format: SavedFormat) => void;
  notice: ReactNode;
} {
  const words = useChatWords();
  const general = useGeneralWords();
  const controller = useController();
  const [failed, setFailed] = useState<SavedFormat>();
  const save = useCallback(
    (format: SavedFormat) => {
      setFailed(undefined);
      saveAs(format).catch(() => setFailed(format));

      async function saveAs(chosen: SavedFormat): Promise<void> {
        const { saveConversation } = await import('./saveConversation.ts');
        saveConversation(controller.messages(), chosen, words);
      }
    },
    [controller, words],
  );
  const notice = failed !== undefined && (
    <Notice
      tone="danger"
      role="alert"
      title={words.downloadFailed(savedName(failed, words))}
      actions={
        <>
          <Button size="small" onClick={() => save(failed)}>
            {general.tryAgain}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setFailed(undefined)}>
            {general.close}
          </Button>
        </>
      }
    />
  );
  return { save, notice };
}
