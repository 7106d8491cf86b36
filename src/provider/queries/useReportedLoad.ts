import type { UseQueryResult } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { LoadErrorContext } from '../widget/widgetEvents.ts';

/** Tells the widget around, once for each error, that the first fetch of a query failed. */
export function useReportedLoad(
  ...results: readonly Pick<UseQueryResult, 'isLoadingError' | 'error'>[]
): void {
  const loadFailed = useContext(LoadErrorContext);
  const errors = results.flatMap(({ isLoadingError, error }) => (isLoadingError ? [error] : []));
  useEffect(() => errors.forEach(loadFailed));
}
