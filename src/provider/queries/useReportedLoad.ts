import type { UseQueryResult } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { LoadErrorContext } from '../widget/widgetEvents.ts';

/**
 * Reports failed initial loads of queries to the surrounding widget, once for each error. Apart from
 * the queries, so that a page takes their code with the first of them alone.
 */
export function useReportedLoad(
  ...results: readonly Pick<UseQueryResult, 'isLoadingError' | 'error'>[]
): void {
  const loadFailed = useContext(LoadErrorContext);
  const errors = results.flatMap(({ isLoadingError, error }) => (isLoadingError ? [error] : []));
  useEffect(() => errors.forEach(loadFailed));
}
