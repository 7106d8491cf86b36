import { useStore } from 'zustand';
import type { ConnectionRef } from '../../../query/index.ts';
import { Button, Notice } from '../../../ui/index.ts';
import { ConnectPanel, useConnectSession } from '../connect-session/index.ts';
import type { OpenConnect } from '../core/index.ts';
import { useConnectorAccess } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';

export interface ReconnectNoticeProps {
  /** Catalog id. */
  connectorId: string;
  connection: ConnectionRef;
  /** The service to sign in to. */
  name: string;
  onReconnect: (() => void) | undefined;
  openConnect: OpenConnect | undefined;
  isChecking: boolean;
  /** Rechecks whether the sign-in has expired. */
  onCheck: () => void;
}

/** Reports an expired sign-in and offers a new one. */
export function ReconnectNotice({
  connectorId,
  connection: { connectionId, providerConfigKey: integration },
  name,
  onReconnect,
  openConnect,
  isChecking,
  onCheck,
}: ReconnectNoticeProps) {
  const words = useConnectorsWords();
  const { canWrite } = useConnectorAccess();
  const session = useConnectSession(onCheck);
  const signIn =
    openConnect === undefined
      ? undefined
      : () => session.actions.begin({ connectorId, integration, connectionId }, openConnect);
  const { status } = useStore(session.store).consent;
  const reconnect = onReconnect ?? signIn;
  if (status !== 'idle' && signIn !== undefined) {
    return <ConnectPanel session={session} name={name} onReopen={signIn} />;
  }
  return (
    <Notice
      tone="warning"
      title={words.reconnectTitle}
      actions={
        <Button
          size="small"
          variant={reconnect === undefined ? 'secondary' : 'primary'}
          disabled={reconnect === undefined ? isChecking : !canWrite}
          onClick={reconnect ?? onCheck}
        >
          {reconnect === undefined ? words.checkAgain : words.reconnect}
        </Button>
      }
    >
      {words.reconnectText(name)}
    </Notice>
  );
}
