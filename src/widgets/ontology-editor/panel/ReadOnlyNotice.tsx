import { MissingScopeNotice, useMissingScope } from '../../../provider/index.ts';
import { ontologyWrites } from '../../../query/index.ts';

/** Says that a permission is missing. Nothing that can be read is hidden. */
export function ReadOnlyNotice() {
  const scope = useMissingScope(...ontologyWrites);
  return scope === undefined ? null : <MissingScopeNotice tone="warning" scope={scope} />;
}
