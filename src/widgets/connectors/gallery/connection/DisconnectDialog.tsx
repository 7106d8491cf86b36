import { isPlatformError } from '../../../../client/errors/index.ts';
import { ErrorNotice, usePlatformMutation } from '../../../../provider/index.ts';
import { disconnectMutation, type ConnectionRef } from '../../../../query/index.ts';
import { Button, Dialog } from '../../../../ui/index.ts';
import { useConnectorAccess } from '../../surface/index.ts';
import { useConnectorsWords } from '../../useConnectorsWords.ts';

export interface DisconnectDialogProps {
  open: boolean;
  connection: ConnectionRef;
  name: string;
  onClose: () => void;
  /** Called once the platform no longer has it. */
  onDisconnect: () => void;
}

/** Asks before a connection is ended, and says plainly when the platform did not end it. */
export function DisconnectDialog({
  open,
  connection,
  name,
  onClose,
  onDisconnect,
}: DisconnectDialogProps) {
  const words = useConnectorsWords();
  const disconnect = usePlatformMutation((client) => disconnectMutation(client, connection));
  const { canWrite } = useConnectorAccess();
  const { error, isPending } = disconnect;
  // The dialog goes with its connection, and a callback of the mutation would go with the dialog.
  const end = (): void => void disconnect.mutateAsync().then(onDisconnect, () => undefined);
  const isBadGateway = isPlatformError(error) && error.status === 502;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (isOpen || isPending) return;
        disconnect.reset();
        onClose();
      }}
      title={words.disconnectTitle(name)}
      description={words.disconnectText}
      actions={
        <>
          <Button
            disabled={isPending}
            onClick={() => {
              disconnect.reset();
              onClose();
            }}
          >
            {words.keep}
          </Button>
          <Button variant="danger" disabled={isPending || !canWrite} onClick={end}>
            {isPending ? words.disconnecting : words.disconnect}
          </Button>
        </>
      }
    >
      {error !== null && (
        <ErrorNotice
          error={error}
          title={words.disconnectFailed(name)}
          text={isBadGateway ? words.disconnectRefused : words.disconnectNotDone}
        />
      )}
    </Dialog>
  );
}
