import { isPlatformError } from '../../../../client/errors/index.ts';
import { ErrorNotice, usePlatformMutation } from '../../../../provider/index.ts';
import { disconnectMutation, type ConnectionRef } from '../../../../query/index.ts';
import { Confirm } from '../../../../ui/index.ts';
import { useConnectorAccess } from '../../surface/index.ts';
import { useConnectorsWords } from '../../useConnectorsWords.ts';

export interface DisconnectDialogProps {
  connection: ConnectionRef;
  name: string;
  onClose: () => void;
  onDisconnect: () => void;
}

/** Confirms disconnecting, and reports it if the platform refused. */
export function DisconnectDialog({
  connection,
  name,
  onClose,
  onDisconnect,
}: DisconnectDialogProps) {
  const words = useConnectorsWords();
  const disconnect = usePlatformMutation((client) => disconnectMutation(client, connection));
  const { canWrite } = useConnectorAccess();
  const { error, isPending } = disconnect;
  // The dialog unmounts with its connection; callbacks of `mutate` are dropped on unmount.
  const end = (): void => void disconnect.mutateAsync().then(onDisconnect, () => undefined);
  const isBadGateway = isPlatformError(error) && error.status === 502;
  return (
    <Confirm
      title={words.disconnectTitle(name)}
      text={words.disconnectText}
      labels={{ cancel: words.keep, confirm: isPending ? words.disconnecting : words.disconnect }}
      disabled={!canWrite}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={end}
    >
      {error !== null && (
        <ErrorNotice
          error={error}
          title={words.disconnectFailed(name)}
          text={isBadGateway ? words.disconnectRefused : words.disconnectNotDone}
        />
      )}
    </Confirm>
  );
}
