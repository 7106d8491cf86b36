import type { ReactNode } from 'react';
import { Notice } from '../ui/index.ts';
import { useBrainstem } from './BrainstemContext.ts';
import { ErrorNotice } from './ErrorNotice.tsx';
import { useIsOffline } from './useIsOffline.ts';
import { hasNoAccess, useTokenState } from './useTokenState.ts';

/** Props of {@link AccessNotice}. */
export interface AccessNoticeProps {
  /** That there is no network, and what is kept meanwhile. */
  offline: string;
  offlineText: string;
  /** What else keeps the person out, told rather than that there is no network. */
  children?: ReactNode;
}

/** What keeps the person from everything in a widget: no access, no token, or no network. */
export function AccessNotice({ offline, offlineText, children }: AccessNoticeProps) {
  const { tokens } = useBrainstem().client;
  const token = useTokenState();
  const isOffline = useIsOffline();
  if (hasNoAccess(token)) {
    return (
      <ErrorNotice
        error={token.error}
        tone={token.status === 'forbidden' ? 'danger' : 'warning'}
        icon="lock"
        role="status"
        onRetry={() => void tokens.retry().catch(() => undefined)}
      />
    );
  }
  if (children !== undefined) return children;
  if (!isOffline) return null;
  return (
    <Notice tone="warning" icon="offline" title={offline}>
      {offlineText}
    </Notice>
  );
}
