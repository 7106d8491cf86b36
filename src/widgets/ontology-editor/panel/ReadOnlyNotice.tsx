import { useGeneralWords, useMissingScope } from '../../../provider/index.ts';
import { ontologyWrites } from '../../../query/index.ts';
import { Notice, icons } from '../../../ui/index.ts';
import { useOntologyWords } from '../EditorContext.ts';

/** Says which permission is missing. Nothing that can be read is hidden. */
export function ReadOnlyNotice() {
  const words = useOntologyWords();
  const general = useGeneralWords();
  const scope = useMissingScope(...ontologyWrites);
  if (scope === undefined) return null;
  return (
    <Notice icon={icons.lock} tone="warning" title={general.missingScopeTitle}>
      {words.readOnlyText(scope)}
    </Notice>
  );
}
