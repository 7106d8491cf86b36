import type { ReactNode } from 'react';
import { Notice, NoticeRegion, icons } from '../ui/index.ts';
import { useBrainstem } from './BrainstemContext.ts';
import { ErrorNotice } from './ErrorNotice.tsx';
import { useIsOffline } from './useIsOffline.ts';
import { hasNoAccess, useTokenState } from './useTokenState.ts';

/** Props of {@link AccessNotice}. */
export interface AccessNoticeProps {
  /** That there is no network, and what is kept meanwhile. */
  offline: string;
  offlineText: string;
  /**
   * A notice of what else keeps the person out, told rather than that there is no network. It is
   * in a live region, so it has the role `note`.
   */
  children?: ReactNode;
}

/** What keeps the person from everything in a widget: no access, no token, or no network. */
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
