import type { ReactNode } from 'react';
import { Notice, NoticeRegion, icons } from '../../ui/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';
import { ErrorNotice } from '../notices/ErrorNotice.tsx';
import { useIsOffline } from '../useIsOffline.ts';
import { hasNoAccess, useTokenState } from './useTokenState.ts';

export interface AccessNoticeProps {
  /** The offline notice's title; its text says what is kept. */
  offline: string;
  offlineText: string;
  /**
   * A notice of another blocking reason, shown instead of the offline notice. It is inside a live
   * region, so its role is `note`.
   */
  children?: ReactNode;
}

/** Explains why a widget is unusable: no access, no token or no network. */
export function AccessNotice(props: AccessNoticeProps) {
  return (
    <NoticeRegion>
      <Reason {...props} />
    </NoticeRegion>
  );
}

function Reason({ offline, offlineText, children }: AccessNoticeProps) {
  const { tokens } = useBrainstem().client;
  const token = useTokenState();
  const isOffline = useIsOffline();
  if (hasNoAccess(token)) {
    return (
      <ErrorNotice
        error={token.error}
        tone={token.status === 'forbidden' ? 'danger' : 'warning'}
        icon={icons.lock}
        role="note"
        onRetry={() => void tokens.retry().catch(() => undefined)}
      />
    );
  }
  if (children !== undefined) return children;
  if (!isOffline) return null;
  return (
    <Notice tone="warning" icon={icons.offline} role="note" title={offline}>
      {offlineText}
    </Notice>
  );
}
