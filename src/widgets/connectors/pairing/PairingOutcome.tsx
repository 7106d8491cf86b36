import { describeError, ErrorNotice, useGeneralWords } from '../../../provider/index.ts';
import { Button, Notice, icons, Title } from '../../../ui/index.ts';
import { usePairingAccess, usePairingActions, usePairingWords } from './PairingContext.ts';
import type { Pairing } from '../core/pairing/index.ts';

export interface PairingOutcomeProps {
  pairing: Extract<Pairing, { phase: 'expired' | 'duplicate' | 'failed' }>;
}

export function PairingOutcome({ pairing }: PairingOutcomeProps) {
  const words = usePairingWords();
  const { begin } = usePairingActions();
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
  const { canWrite } = usePairingAccess();
  const { missingScope, title, text } = describeError(reason, general);
  const retry = (
    <Button size="small" onClick={begin}>
      {words.newCode}
    </Button>
  );
  // The notice at the top already explains it.
  if (!canWrite) return null;
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
