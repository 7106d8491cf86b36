import { MissingScopeNotice, useGeneralWords } from '../../../provider/index.ts';
import { Notice, icons } from '../../../ui/index.ts';
import { useConnectorAccess } from './access.ts';

export interface ReadOnlyNoticeProps {
  /** @default that there is no permission, in general words */
  title?: string;
  /** Catalog id of the source that is about to be connected. @default it is connected already */
  connectorId?: string | undefined;
  /** Says that this person may not connect the source. */
  notOffered?: string;
  /** `note` within a live region. @default 'status' */
  role?: 'note';
}

/**
 * Says that a permission is missing to change connections, or else to sync them, or that the host's
 * backend doesn't allow the source.
 */
export function ReadOnlyNotice({ title, connectorId, notOffered, role }: ReadOnlyNoticeProps) {
  const general = useGeneralWords();
  const { canWrite, missingScope } = useConnectorAccess(connectorId);
  if (canWrite && missingScope === undefined) return null;
  const notice = { tone: 'warning', role, title: title ?? general.missingScopeTitle } as const;
  if (missingScope !== undefined) return <MissingScopeNotice {...notice} scope={missingScope} />;
  return (
    <Notice {...notice} icon={icons.lock}>
      {notOffered}
    </Notice>
  );
}
