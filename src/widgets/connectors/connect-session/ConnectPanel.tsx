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
  /** The source's or connection's name. */
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
        <ErrorNotice error={consent.error} title={words.connectFailed(name)} actions={actions} />
      ) : (
        <Notice
          {...describe(status, words, name)}
          {...(status === 'connected' ? {} : { actions })}
        />
      )}
      {isPolled && container !== undefined && <FrameBox container={container} />}
    </div>
  );
}

/** The statuses in which the connection list is polled. */
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

function describe(
  status: Exclude<ConnectState['status'], 'idle' | 'failed'>,
  words: ConnectorsWords,
  name: string,
): Pick<NoticeProps, 'tone' | 'icon' | 'title' | 'children' | 'role'> {
  const info = { icon: icons.lock, role: 'status' } as const;
  const warning = { tone: 'warning', role: 'alert' } as const;
  switch (status) {
    case 'waiting':
      return { ...info, title: words.waitingTitle(name), children: words.waitingText };
    case 'returned':
      return { ...info, title: words.returnedTitle(name), children: words.returnedText };
    case 'checking':
      return {
        ...info,
        icon: icons.retry,
        title: words.checkingTitle,
        children: words.checkingText,
      };
    case 'connected':
      return { ...info, icon: icons.check, title: words.connectedTitle(name) };
    case 'unseen':
      return { ...warning, title: words.notFoundYetTitle, children: words.notFoundYetText };
    case 'closed':
      return { ...warning, title: words.closedTitle, children: words.closedText };
    case 'blocked':
      return { ...warning, title: words.blockedTitle, children: words.blockedText };
    case 'expired':
      return { ...warning, title: words.expiredTitle, children: words.expiredText };
  }
}
