import type { ReactNode } from 'react';
import type { ResolvedOntologies } from '../../contract/index.ts';
import { resolvedOntologiesQuery, type OntologyPick } from '../../query/index.ts';
import { ontologiesWords } from '../../words/index.ts';
import { ErrorNotice } from '../notices/ErrorNotice.tsx';
import { usePlatformQuery } from './usePlatformQuery.ts';
import { useWords } from '../words/useWords.ts';

/** A preview of an upload with a choice of ontologies, as `OntologyChoice` shows it. */
export interface PickPreview {
  /** Undefined until the platform has answered, and while nothing is picked. */
  resolved: ResolvedOntologies | undefined;
  /** A notice with the reason why there is no preview, and a button to try again. */
  notice: ReactNode;
}

/** Asks what an upload with these ontologies would use: `POST /ontologies/resolve`. */
export function useOntologyPreview(pick: OntologyPick): PickPreview {
  const words = useWords('ontologies', ontologiesWords);
  const { data, error, refetch, isFetching } = usePlatformQuery((client) =>
    resolvedOntologiesQuery(client, pick),
  );
  return {
    resolved: data,
    notice:
      error === null ? undefined : (
        <ErrorNotice
          error={error}
          tone="warning"
          role="status"
          title={words.resolveFailed}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ),
  };
}
