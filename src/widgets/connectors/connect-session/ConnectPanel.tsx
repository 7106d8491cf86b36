import { useCallback } from 'react';
import { ErrorNotice } from '../../../provider/index.ts';
import { Button, Notice, type NoticeProps } from '../../../ui/index.ts';
import type { ConnectorsWords } from '../../../words/index.ts';
import { useAccess } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import type { ConnectState } from './createConnectSession.ts';
import type { UseConnectSession } from './useConnectSession.ts';
import styles from './ConnectPanel.module.css';

/** Props of {@link ConnectPanel}. */
export interface ConnectPanelProps {
  session: UseConnectSession;
  /** What is being connected. */
  name: string;
  /** Begins anew, inside the click. */
  onReopen: () => void;
}

/** A consent under way: what to do, and the ways on from where it stands. */
export function ConnectPanel({ session, name, onReopen }: ConnectPanelProps) {
  const words = useConnectorsWords();
  const { state, container, finish, cancel } = session;
  useAccess(state.status === 'failed' ? state.error : undefined);
  if (state.status === 'idle') return null;
  const isLooking = lookingStatuses.has(state.status);
  const isEnded = state.status === 'expired' || state.status === 'failed';
  const actions = (
    <>
      {isLooking && (
        <Button
          variant="primary"
          size="small"
          aria-disabled={state.status === 'checking'}
          onClick={finish}
        >
          {words.haveFinished}
        </Button>
      )}
      <Button size="small" variant={isLooking ? 'secondary' : 'primary'} onClick={onReopen}>
        {isEnded ? words.startAgain : words.reopenWindow}
      </Button>
      <Button size="small" variant="quiet" onClick={cancel}>
        {words.cancel}
      </Button>
    </>
  );
  return (
    <div className={styles.panel} data-part="connect" data-status={state.status}>
      {state.status === 'failed' ? (
        <ErrorNotice error={state.error} title={words.connectFailed(name)} actions={actions} />
      ) : (
        <Notice
          {...describe(state.status, words, name)}
          {...(state.status === 'connected' ? {} : { actions })}
        />
      )}
      {isLooking && container !== undefined && <FrameBox container={container} />}
    </div>
  );
}

/** While these last, the connection list is being asked. */
const lookingStatuses = new Set<ConnectState['status']>([
  'waiting',
  'checking',
  'unseen',
  'closed',
]);

/** Holds what an opener shows inside the page; without anything in it, it is not seen. */
function FrameBox({ container }: { container: HTMLElement }) {
  const hold = useCallback(
    (box: HTMLDivElement | null) => {
      // Put there once: a frame that is moved loads anew.
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
  const info = { icon: 'lock', role: 'status' } as const;
  const warning = { tone: 'warning', role: 'alert' } as const;
  switch (status) {
    case 'waiting':
      return { ...info, title: words.waitingTitle(name), children: words.waitingText };
    case 'checking':
      return { ...info, icon: 'retry', title: words.checkingTitle, children: words.checkingText };
    case 'connected':
      return { ...info, icon: 'check', title: words.connectedTitle(name) };
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
