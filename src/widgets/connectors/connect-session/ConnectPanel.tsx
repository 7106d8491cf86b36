import { useCallback } from 'react';
import { useStore } from 'zustand';
import { ErrorNotice, useGeneralWords } from '../../../provider/index.ts';
import { Button, Notice, icons, type NoticeProps, layout } from '../../../ui/index.ts';
import type { ConnectorsWords } from '../../../words/index.ts';
import type { ConnectSession, ConnectState } from '../core/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import styles from './ConnectPanel.module.css';

export interface ConnectPanelProps {
  session: ConnectSession;
  name: string;
  /** Restarts the consent within the click handler, so that popup blockers allow it. */
  onReopen: () => void;
}

/** Shows the state of a running consent and its actions. */
export function ConnectPanel({ session, name, onReopen }: ConnectPanelProps) {
  const words = useConnectorsWords();
  const { tryAgain } = useGeneralWords();
  const { consent, container } = useStore(session.store);
  if (consent.status === 'idle') return null;
  const { status } = consent;
  const isPolled = polledStatuses.has(status);
  const title = status === 'failed' ? words.connectFailed : words.consentTitles[status];
  const namedTitle = typeof title === 'string' ? title : title(name);
  // A user who returned has likely closed the window, so that reopening it is the next step.
  const isOpen = status === 'waiting' || status === 'checking' || status === 'unseen';
  const finish = isPolled && (
    <Button
      variant={isOpen ? 'primary' : 'secondary'}
      size="small"
      aria-disabled={status === 'checking'}
      onClick={session.actions.finish}
    >
      {words.haveFinished}
    </Button>
  );
  const actions = (
    <>
      {isOpen && finish}
      <Button size="small" variant={isOpen ? 'secondary' : 'primary'} onClick={onReopen}>
        {reopenLabel(status, words, tryAgain)}
      </Button>
      {!isOpen && finish}
      <Button size="small" variant="quiet" onClick={session.actions.cancel}>
        {words.cancel}
      </Button>
    </>
  );
  return (
    <div className={layout.stack3} data-part="connect" data-status={status}>
      {status === 'failed' ? (
        <ErrorNotice error={consent.error} title={namedTitle} actions={actions} />
      ) : (
        <Notice
          {...(warnings.has(status)
            ? { tone: 'warning', role: 'alert' }
            : { icon: statusIcons[status] ?? icons.lock, role: 'status' })}
          title={namedTitle}
          {...(status === 'connected' ? {} : { actions, children: words.consentTexts[status] })}
        />
      )}
      {isPolled && container !== undefined && <FrameBox container={container} />}
    </div>
  );
}

const polledStatuses = new Set<ConnectState['status']>([
  'waiting',
  'returned',
  'checking',
  'unseen',
  'closed',
]);

function reopenLabel(
  status: ConnectState['status'],
  words: ConnectorsWords,
  tryAgain: string,
): string {
  if (status === 'closed' || status === 'expired' || status === 'failed') return tryAgain;
  return status === 'blocked' ? words.openWindow : words.reopenWindow;
}

/** Hosts an opener's inline frame. Takes no space while empty. */
function FrameBox({ container }: { container: HTMLElement }) {
  const hold = useCallback(
    (box: HTMLDivElement | null) => {
      // Moving an iframe reloads it.
      if (box !== null && container.parentNode !== box) box.replaceChildren(container);
    },
    [container],
  );
  return <div ref={hold} className={styles.frame} data-part="connect-frame" />;
}

/** The statuses that need the user. */
const warnings = new Set<ConnectState['status']>(['unseen', 'closed', 'blocked', 'expired']);

/** The icons of the other ones. @default a lock */
const statusIcons: Partial<Record<ConnectState['status'], NoticeProps['icon']>> = {
  checking: icons.retry,
  connected: icons.check,
};
