import { useGeneralWords } from '../../../provider/index.ts';
import { Notice, icons } from '../../../ui/index.ts';
import { useConnectorAccess } from './access.ts';

export interface ReadOnlyNoticeProps {
  /** @default that there is no permission, in general words */
  title?: string;
}

/** Says which scope is missing to change connections, or else to sync them. */
export function ReadOnlyNotice({ title }: ReadOnlyNoticeProps) {
  const general = useGeneralWords();
  const { missingScope } = useConnectorAccess();
  if (missingScope === undefined) return null;
  return (
    <Notice tone="warning" icon={icons.lock} title={title ?? general.missingScopeTitle}>
      {general.missingScopeText(missingScope)}
    </Notice>
  );
}
