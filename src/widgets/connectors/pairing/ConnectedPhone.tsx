import {
  ErrorNotice,
  QueryError,
  usePlatformMutation,
  usePlatformQuery,
} from '../../../provider/index.ts';
import { enqueueSyncMutation, messagingAHealthQuery, messagingAKey } from '../../../query/index.ts';
import type { ConnectionHealth } from '../../../contract/index.ts';
import {
  Button,
  Card,
  Fact,
  Facts,
  Notice,
  Skeleton,
  Status,
  Title,
  layout,
  texts,
} from '../../../ui/index.ts';
import type { ConnectorMessagingWords } from '../../../words/index.ts';
import { useConnectorAccess } from '../surface/access.ts';
import { usePairingWords } from './PairingContext.ts';

export interface ConnectedPhoneProps {
  connectionId: string;
  title: string;
  text?: string;
}

export function ConnectedPhone({ connectionId, title, text }: ConnectedPhoneProps) {
  const words = usePairingWords();
  const { canSync } = useConnectorAccess();
  const health = usePlatformQuery((client) => messagingAHealthQuery(client, connectionId));
  const flush = usePlatformMutation((client) =>
    enqueueSyncMutation(client, { connectionId, providerConfigKey: messagingAKey }),
  );
  return (
    <>
      <div className={layout.stack}>
        <Title>{title}</Title>
        {text !== undefined && <p className={texts.muted}>{text}</p>}
      </div>
      <QueryError query={health} title={words.healthFailed} />
      {health.error === null && <Health health={health.data} />}
      {flush.isError && <ErrorNotice error={flush.error} title={words.fetchFailed} />}
      <p className={texts.note} role="status">
        {/* The service's message, such as why nothing was imported. */}
        {flush.isSuccess && <bdi>{saidOf(flush.data, words)}</bdi>}
      </p>
      <div className={layout.wrap2}>
        <Button
          disabled={!canSync}
          aria-disabled={flush.isPending}
          onClick={() => !flush.isPending && flush.mutate()}
        >
          {flush.isPending ? words.fetching : words.fetchMessages}
        </Button>
        <Button onClick={() => void health.refetch()}>{words.check}</Button>
      </div>
    </>
  );
}

function saidOf(
  { enqueuedCount, message }: { enqueuedCount?: number; message?: string | undefined },
  words: ConnectorMessagingWords,
): string {
  return enqueuedCount === 0 && message !== undefined ? message : words.fetched;
}

const tones = { stopped: 'danger', notConnected: 'warning', connected: 'success' } as const;

function Health({ health }: { health: ConnectionHealth | undefined }) {
  const words = usePairingWords();
  if (health === undefined) {
    return (
      <div className={layout.stack2} aria-busy="true">
        <Skeleton width="60%" height="20px" />
        <Skeleton width="40%" height="20px" />
      </div>
    );
  }
  const { connected, stopped, phoneNumber } = health;
  const state = stopped ? 'stopped' : connected ? 'connected' : 'notConnected';
  return (
    <>
      <Card>
        <Facts>
          {phoneNumber !== null && phoneNumber !== undefined && (
            <Fact name={words.phoneNumber}>
              <bdi>{phoneNumber}</bdi>
            </Fact>
          )}
          <Fact name={words.state}>
            <Status tone={tones[state]}>{words[state]}</Status>
          </Fact>
        </Facts>
      </Card>
      {state !== 'connected' && (
        <Notice tone={tones[state]} title={words[state]}>
          {words[`${state}Text`]}
        </Notice>
      )}
    </>
  );
}
