import { useGeneralWords } from '../../../provider/index.ts';
import { Notice, icons } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { useConnectorAccess } from './access.ts';

/** Says which scope is missing to change connections, or else to sync them. */
export function ReadOnlyNotice() {
  const words = useConnectorsWords();
  const general = useGeneralWords();
  const { canWrite, missingScope } = useConnectorAccess();
  if (missingScope === undefined) return null;
  return (
    <Notice
      tone="warning"
      icon={icons.lock}
      title={canWrite ? general.missingScopeTitle : words.readOnly}
    >
      {general.missingScopeText(missingScope)}
    </Notice>
  );
}
