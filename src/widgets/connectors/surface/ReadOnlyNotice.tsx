import { MissingScopeNotice, useGeneralWords } from '../../../provider/index.ts';
import { Notice, icons } from '../../../ui/index.ts';
import { useConnectorAccess } from './access.ts';

export interface ReadOnlyNoticeProps {
  /** @default a general missing permission */
  title?: string;
  /** The catalog id of the source to connect. @default a connected one */
  connectorId?: string | undefined;
  /** Text if the user may not connect the source. */
  notOffered?: string;
  /** `note` within a live region. @default 'status' */
  role?: 'note';
}

/** Explains a missing scope, or a source that the host's backend doesn't allow. */
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
