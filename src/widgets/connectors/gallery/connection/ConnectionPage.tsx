import { useState, type ReactNode } from 'react';
import type { Connection } from '../../../../contract/index.ts';
import { callListener } from '../../../../controller/index.ts';
import {
  useFormat,
  useGeneralWords,
  WidgetBoundary,
  ErrorNotice,
  usePlatformMutation,
} from '../../../../provider/index.ts';
import {
  Button,
  Card,
  Fact,
  Facts,
  Menu,
  MenuItem,
  Notice,
  icons,
  layout,
  texts,
  useFocusWithin,
  Confirm,
} from '../../../../ui/index.ts';
import type { ConnectSession } from '../../core/index.ts';
import { LoadingRows, SavedNote, useConnectorAccess } from '../../surface/index.ts';
import { SyncStages } from '../../sync/index.ts';
import { useConnectorsWords } from '../../useConnectorsWords.ts';
import { ConnectionHead } from './ConnectionHead.tsx';
import { placeOf } from './connectionModel.ts';
import type { ConnectorInfo } from '../connector/connectorInfo.ts';
import { Reconnect } from '../connector/Consent.tsx';
import {
  connectorSettings,
  nextSteps,
  isEditedInForm,
  readableWhenExpired,
  widePages,
} from '../parts/connectorParts.ts';
import { Page } from '../Page.tsx';
import { useGallery, useGalleryActions, useGalleryState } from '../galleryContext.ts';
import { RenameForm } from './RenameForm.tsx';
import type { GalleryConnections, ListedConnection } from '../useGalleryConnections.ts';
import { hasStatus } from '../../../../client/errors/index.ts';
import { disconnectMutation, type ConnectionRef } from '../../../../query/index.ts';

export interface ConnectionPageProps {
  connector: ConnectorInfo;
  connectionId: string;
  listed: GalleryConnections;
  session: ConnectSession;
}

export function ConnectionPage({ connector, connectionId, listed, session }: ConnectionPageProps) {
  const words = useConnectorsWords();
  const { open } = useGalleryActions();
  const arrival = useGalleryState((state) => state.arrival);
  const isNew = arrival?.isNew === true;
  const found = listed.connections.find((one) => one.connectionId === connectionId);
  const replaced = listed.connections.find((one) => one.connectionId === arrival?.replacedId);
  return (
    <Page isWide={widePages.has(connector.id)}>
      {found !== undefined && replaced !== undefined && (
        <Notice
          title={words.replacedTitle(replaced.name)}
          actions={
            <Button
              size="small"
              onClick={() =>
                open({ connectorId: connector.id, connectionId: replaced.connectionId })
              }
            >
              {words.replacedOpen}
            </Button>
          }
        >
          {words.replacedText}
        </Notice>
      )}
      {found !== undefined && <Found listed={found} isNew={isNew} session={session} />}
      {found === undefined &&
        (listed.isLoading || (isNew && listed.isFetching) ? (
          <LoadingRows label={words.loadingMore} />
        ) : (
          <Notice tone="warning" title={words.connectionGone} />
        ))}
    </Page>
  );
}

interface FoundProps {
  listed: ListedConnection;
  isNew: boolean;
  session: ConnectSession;
}

function Found({ listed, isNew, session }: FoundProps) {
  const words = useConnectorsWords();
  const { onDisconnect } = useGallery();
  const { goTo } = useGalleryActions();
  const { canWrite } = useConnectorAccess();
  const { card, connector, connectionId, providerConfigKey, connection, name, sync, attention } =
    listed;
  const ref = { connectionId, providerConfigKey };
  const [act, setAct] = useState<'rename' | 'edit'>();
  const [isDisconnecting, setDisconnecting] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const focus = useFocusWithin(act ?? 'none');
  const Settings = connectorSettings[connector.id];
  const nextStep = connector.id in nextSteps ? nextSteps[connector.id] : 'nextSync';
  const isConsented = connector.entry.connectWith.type === 'oauth';
  const needsSignIn = attention === 'reconnect';
  const isEdited = isEditedInForm(connector.id);
  const hasSettings = isEdited
    ? act === 'edit'
    : !needsSignIn || readableWhenExpired.has(connector.id);
  const start = (next: typeof act): void => {
    setSaved(false);
    setAct(next);
  };
  const close = (wasSaved: boolean): void => {
    setSaved(wasSaved);
    setAct(undefined);
  };
  const menu = (
    <ConnectionMenu
      isFormOpen={act !== undefined}
      onRename={() => start('rename')}
      onDisconnect={() => setDisconnecting(true)}
    />
  );
  return (
    <div className={layout.stack5} {...focus}>
      <WidgetBoundary>
        <ConnectionHead listed={listed} actions={menu} />
      </WidgetBoundary>
      <span role="status" className={texts.note}>
        {isSaved && <SavedNote />}
      </span>
      {isNew && (
        <Notice icon={icons.check} title={words.consentTitles.connected(connector.name)}>
          {nextStep !== undefined && sync.status === 'never' && words[nextStep]}
        </Notice>
      )}
      {isConsented && (
        <WidgetBoundary>
          <Reconnect listed={listed} session={session} />
        </WidgetBoundary>
      )}
      {act === 'rename' && (
        <WidgetBoundary>
          <RenameForm
            connection={ref}
            name={name}
            metadata={connection.metadata}
            onClose={() => setAct(undefined)}
          />
        </WidgetBoundary>
      )}
      <WidgetBoundary>
        <SyncStages providerConfigKey={providerConfigKey} status={sync.status} />
      </WidgetBoundary>
      {act !== 'edit' && (
        <WidgetBoundary>
          <ConnectionFacts
            connection={connection}
            edit={
              isEdited && (
                <Button
                  size="small"
                  disabled={!canWrite || act !== undefined}
                  onClick={() => start('edit')}
                >
                  {words.editSettings}
                </Button>
              )
            }
          />
        </WidgetBoundary>
      )}
      {Settings !== undefined && hasSettings && (
        <WidgetBoundary>
          <Settings
            connector={connector}
            connectionId={connectionId}
            providerConfigKey={providerConfigKey}
            onReconnect={null}
            onClose={isEdited ? close : undefined}
            onReplace={(madeId) =>
              goTo(
                { connectorId: connector.id, connectionId: madeId },
                { isNew: true, replacedId: connectionId },
              )
            }
          />
        </WidgetBoundary>
      )}
      <WidgetBoundary>
        {isDisconnecting && (
          <DisconnectDialog
            connection={ref}
            name={name}
            onClose={() => setDisconnecting(false)}
            onDisconnect={() => {
              goTo({ connectorId: card.id });
              callListener(onDisconnect, { connectorId: connector.id, connectionId });
            }}
          />
        )}
      </WidgetBoundary>
    </div>
  );
}

interface ConnectionMenuProps {
  /** True while a form is open, whose input another one would take the place of. */
  isFormOpen: boolean;
  onRename: () => void;
  onDisconnect: () => void;
}

function ConnectionMenu({ isFormOpen, onRename, onDisconnect }: ConnectionMenuProps) {
  const words = useConnectorsWords();
  const { canWrite } = useConnectorAccess();
  return (
    <Menu label={words.moreActions} icon={icons.more}>
      <MenuItem icon={icons.pencil} disabled={!canWrite || isFormOpen} onChoose={onRename}>
        {words.rename}
      </MenuItem>
      <MenuItem icon={icons.plug} disabled={!canWrite} onChoose={onDisconnect}>
        {words.disconnect}
      </MenuItem>
    </Menu>
  );
}

/** Shows a connection's location and purpose, as far as the platform reports them. */
function ConnectionFacts({ connection, edit }: { connection: Connection; edit: ReactNode }) {
  const words = useConnectorsWords();
  const { details } = useGeneralWords();
  const format = useFormat();
  const { host, database, schemas } = placeOf(connection);
  const { description } = connection.metadata;
  const facts = [
    [words.host, host],
    [words.database, database],
    [words.schemas, format.list(schemas)],
    [words.description, typeof description === 'string' ? description : ''],
  ].filter(([, value]) => value !== undefined && value !== '');
  if (edit === false && facts.length === 0) return null;
  return (
    <Card title={details} aside={edit}>
      <Facts>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}

interface DisconnectDialogProps {
  connection: ConnectionRef;
  name: string;
  onClose: () => void;
  onDisconnect: () => void;
}

/** Confirms disconnecting, and reports it if the platform refused. */
function DisconnectDialog({ connection, name, onClose, onDisconnect }: DisconnectDialogProps) {
  const words = useConnectorsWords();
  const disconnect = usePlatformMutation((client) => disconnectMutation(client, connection));
  const { canWrite } = useConnectorAccess();
  const { error, isPending } = disconnect;
  // The dialog unmounts with its connection; callbacks of `mutate` are dropped on unmount.
  const end = (): void => void disconnect.mutateAsync().then(onDisconnect, () => undefined);
  const isBadGateway = hasStatus(error, 502);
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
