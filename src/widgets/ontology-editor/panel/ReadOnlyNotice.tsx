import { MissingScopeNotice, useMissingScope } from '../../../provider/index.ts';
import { ontologyWrites } from '../../../query/index.ts';

/** Reports a missing permission. Readable content stays visible. */
export function ReadOnlyNotice() {
  const scope = useMissingScope(...ontologyWrites);
  return scope === undefined ? null : <MissingScopeNotice tone="warning" scope={scope} />;
}
