import { useEffect, useState } from 'react';
import {
  useBrainstem,
  useFirstToken,
  useControllerEvent,
  usePlatformActions,
  useTokenState,
  withSession,
  WidgetBoundary,
  describeError,
  ErrorNotice,
  useGeneralWords,
} from '../../../provider/index.ts';
import { createMessagingATransport } from '../../../query/index.ts';
import {
  VisuallyHidden,
  useFocusWithin,
  Button,
  Title,
  layout,
  texts,
  Notice,
  icons,
  joinClasses,
} from '../../../ui/index.ts';
import type { ConnectorMessagingWords } from '../../../words/index.ts';
import { ConnectedPhone } from './ConnectedPhone.tsx';
import { FinishPairing, type MessagingSyncMode } from './FinishPairing.tsx';
import { SectionSurface } from '../surface/ConnectorSurface.tsx';
import styles from './MessagingPairing.module.css';
import {
  pairedConnector,
  PairingProvider,
  usePairingAccess,
  usePairingState,
  usePairingWords,
  usePairingActions,
} from './PairingContext.ts';
import { PairingScan } from './PairingScan.tsx';
import { ReadOnlyNotice } from '../surface/ReadOnlyNotice.tsx';
import { useIsEmbedded } from '../surface/access.ts';
import { createPairing, type Pairing } from '../core/pairing/index.ts';
import { messagingPairing, type MessagingPairingProps } from './declaration.ts';
import { PairingSteps } from './PairingSteps.tsx';

/**
 * Connects a phone's messages: shows a QR code, waits for the scan, lets the user choose groups,
 * and shows the connection's status. Unmounting cancels an unfinished pairing. Its height follows
 * its content, and its layout its own width.
 *
 * Parts, for styling: `[data-part]` of `pairing` (with `data-phase`), `qr`, `group`, `field` and
 * `notice`. Looks come from the `--brainstem-*` variables.
 *
 * Routes: all of "Messaging-A", and `POST /sync/enqueue`.
 */
export const MessagingPairing = withSession(MessagingPairingView, messagingPairing);

function MessagingPairingView({
  autoStart = false,
  codeLifetime,
  onConnected,
  ...props
}: MessagingPairingProps) {
  useFirstToken();
  const { environment } = useBrainstem();
  const transport = usePlatformActions(createMessagingATransport);
  const [controller] = useState(() => createPairing({ transport, environment, codeLifetime }));
  const { canWrite } = usePairingAccess();
  // The token determines the user's permissions.
  const { status } = useTokenState();
  const [isKnown, setKnown] = useState(false);
  // A token that is renewed later must not end what is paired by then.
  if (!isKnown && status !== 'idle' && status !== 'fetching') setKnown(true);
  const startsAlone = autoStart && isKnown && canWrite && props.connectionId === undefined;
  useEffect(() => {
    if (startsAlone) controller.actions.begin();
  }, [controller, startsAlone]);
  useControllerEvent(controller, 'connect', onConnected);
  return (
    <PairingProvider controller={controller}>
      <PairingRegion {...props} />
    </PairingProvider>
  );
}

function PairingRegion({
  connectionId,
  syncModes = noModes,
  label,
}: Pick<MessagingPairingProps, 'connectionId' | 'syncModes' | 'label'>) {
  const words = usePairingWords();
  const isInside = useIsEmbedded();
  const phase = usePairingState(({ pairing }) => pairing.phase);
  const focus = useFocusWithin(phase);
  return (
    <SectionSurface
      {...focus}
      aria-label={label ?? words.pairing}
      className={styles.root}
      data-part="pairing"
      data-phase={connectionId === undefined ? phase : 'finished'}
    >
      {!isInside && (
        <ReadOnlyNotice
          connectorId={connectionId === undefined ? pairedConnector : undefined}
          notOffered={words.notOffered}
        />
      )}
      {connectionId === undefined ? (
        <>
          <VisuallyHidden role="status">{spoken(phase, words)}</VisuallyHidden>
          <WidgetBoundary>
            <Phase syncModes={syncModes} />
          </WidgetBoundary>
        </>
      ) : (
        <ConnectedPhone connectionId={connectionId} title={words.finished} />
      )}
    </SectionSurface>
  );
}

function Phase({ syncModes }: { syncModes: readonly MessagingSyncMode[] }) {
  const words = usePairingWords();
  const pairing = usePairingState((state) => state.pairing);
  switch (pairing.phase) {
    case 'idle':
      return <PairingIntro />;
    case 'preparing':
    case 'ready':
    case 'refreshing':
      return <PairingScan pairing={pairing} />;
    case 'connected':
      return <FinishPairing pairing={pairing} syncModes={syncModes} />;
    case 'expired':
    case 'duplicate':
    case 'failed':
      return <PairingOutcome pairing={pairing} />;
    case 'already-connected':
      return (
        <ConnectedPhone
          connectionId={pairing.connectionId}
          title={words.alreadyConnected}
          text={words.alreadyConnectedText}
        />
      );
    case 'finished':
      return <ConnectedPhone connectionId={pairing.connectionId} title={words.finished} />;
  }
}

/** Returns the announcement for screen readers: one per step, not per refreshed code. */
function spoken(phase: Pairing['phase'], words: ConnectorMessagingWords): string | undefined {
  const announced: Partial<Record<Pairing['phase'], string>> = {
    preparing: words.preparing,
    ready: words.ready,
    refreshing: words.ready,
    connected: words.paired,
    finished: words.finished,
    'already-connected': words.alreadyConnected,
  };
  return announced[phase];
}

const noModes: readonly MessagingSyncMode[] = [];

/** Explains why to connect a phone, with the button that shows a code. */
function PairingIntro() {
  const words = usePairingWords();
  const { begin } = usePairingActions();
  const { canWrite } = usePairingAccess();
  return (
    <>
      <PairingHead />
      <div className={styles.scan}>
        <div className={joinClasses(layout.stack1, styles.codeColumn)}>
          <div className={styles.place}>
            <Button variant="primary" disabled={!canWrite} onClick={begin}>
              {words.showCode}
            </Button>
          </div>
        </div>
        <div className={joinClasses(layout.stack, styles.stepColumn)}>
          <PairingSteps />
        </div>
      </div>
    </>
  );
}

function PairingHead() {
  const words = usePairingWords();
  return (
    <div className={layout.stack}>
      <Title>{words.introTitle}</Title>
      <p className={texts.muted}>{words.introText}</p>
    </div>
  );
}

interface PairingOutcomeProps {
  pairing: Extract<Pairing, { phase: 'expired' | 'duplicate' | 'failed' }>;
}

function PairingOutcome({ pairing }: PairingOutcomeProps) {
  const words = usePairingWords();
  const { begin } = usePairingActions();
  const { canWrite } = usePairingAccess();
  // The notice at the top explains it.
  if (pairing.phase === 'failed' && !canWrite) return <PairingHead />;
  return (
    <>
      <Title>{words.introTitle}</Title>
      {pairing.phase === 'failed' ? (
        <Failure reason={pairing.reason} />
      ) : (
        <Notice
          tone="warning"
          title={words[pairing.phase]}
          actions={
            <Button size="small" onClick={begin}>
              {pairing.phase === 'expired' ? words.newCode : words.anotherPhone}
            </Button>
          }
        >
          <bdi>
            {pairing.phase === 'expired'
              ? words.expiredText
              : words.duplicateText(pairing.phoneNumber)}
          </bdi>
        </Notice>
      )}
    </>
  );
}

function Failure({ reason }: { reason: unknown }) {
  const words = usePairingWords();
  const general = useGeneralWords();
  const { begin } = usePairingActions();
  const { missingScope, title, text } = describeError(reason, general);
  const retry = (
    <Button size="small" onClick={begin}>
      {words.newCode}
    </Button>
  );
  if (missingScope !== undefined) {
    return <ErrorNotice error={reason} tone="warning" icon={icons.lock} />;
  }
  if (typeof reason === 'string' || reason === undefined) {
    return (
      <Notice tone="danger" role="alert" title={words.failed} actions={retry}>
        {reason !== undefined && words.failedReason(reason)} {words.failedText}
      </Notice>
    );
  }
  return (
    <ErrorNotice error={reason} title={words.failed} text={`${title}. ${text}`} actions={retry} />
  );
}
