import { isPlatformError } from '../../../client/errors/index.ts';
import type { Connection } from '../../../contract/index.ts';
import { ErrorNotice, usePlatformMutation } from '../../../provider/index.ts';
import { disconnectMutation, documentsKey } from '../../../query/index.ts';
import { Confirm, revealHidden } from '../../../ui/index.ts';
import { documentsIn } from '../core/upload/documentsIn.ts';
import { useDocumentsWords } from './UploadContext.ts';

export interface RemoveDocumentsProps {
  connection: Connection;
  onClose: () => void;
}

/** Confirms removing a connection's documents, and reports a refusal. */
export function RemoveDocuments({ connection, onClose }: RemoveDocumentsProps) {
  const words = useDocumentsWords();
  const ref = { connectionId: connection.connection_id, providerConfigKey: documentsKey };
  const removal = usePlatformMutation((client) => disconnectMutation(client, ref));
  const { error, isPending } = removal;
  const isSyncing =
    isPlatformError(error) && error.platformMessage?.includes('currently being synced') === true;
  const names = documentsIn(connection).map(({ name }) => revealHidden(name));
  const name = names[0] ?? '';
  // The row unmounts with its connection; callbacks of `mutate` are dropped on unmount.
  const remove = (): void => void removal.mutateAsync().then(onClose, () => undefined);
  return (
    <Confirm
      title={words.removeTitle(name, names.length)}
      text={words.removeText}
      labels={{ cancel: words.keepDocument, confirm: isPending ? words.removing : words.remove }}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={remove}
    >
      {names.length > 1 && (
        <ul>
          {names.map((each, index) => (
            <li key={index}>
              <bdi>{each}</bdi>
            </li>
          ))}
        </ul>
      )}
      {error !== null && (
        <ErrorNotice
          error={error}
          title={words.removeFailed(name)}
          text={isSyncing ? words.removeWhileSyncing : words.removeFailedText}
        />
      )}
    </Confirm>
  );
}
