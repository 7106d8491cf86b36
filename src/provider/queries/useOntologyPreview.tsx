import { resolvedOntologiesQuery, type OntologyPick } from '../../query/index.ts';
import { ontologiesWords } from '../../words/index.ts';
import { QueryError } from '../notices/ErrorNotice.tsx';
import { usePlatformQuery } from './usePlatformQuery.ts';
import { useWords } from '../words/useWords.ts';

/** Previews an upload with the picked ontologies: `POST /ontologies/resolve`. */
export function useOntologyPreview(pick: OntologyPick) {
  const words = useWords('ontologies', ontologiesWords);
  const query = usePlatformQuery((client) => resolvedOntologiesQuery(client, pick));
  return {
    /** Undefined until the platform has answered, and without a pick. */
    resolved: query.data,
    /** A notice that explains why there is no preview, with a retry button. */
    notice:
      query.error === null ? undefined : (
        <QueryError query={query} tone="warning" role="status" title={words.resolveFailed} />
      ),
  };
}
