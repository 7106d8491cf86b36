import { useMemo } from 'react';
import { usePlatformMutation, usePlatformQuery } from '../../../provider/index.ts';
import {
  changeSelectionMutation,
  connectionMetadataQuery,
  selectionIn,
  type ConnectionRef,
  type SelectionField,
} from '../../../query/index.ts';

/**
 * Reads and changes the selected files or spreadsheets: `GET` and
 * `POST /connect/integrations/connection-metadata`.
 */
export function useSelection(ref: ConnectionRef, field: SelectionField) {
  const read = usePlatformQuery((client) => connectionMetadataQuery(client, ref, { poll: true }));
  const change = usePlatformMutation((client) => changeSelectionMutation(client, ref, field));
  const addition = usePlatformMutation((client) => changeSelectionMutation(client, ref, field));
  const metadata = read.data?.metadata;
  const selected = useMemo(
    () => (metadata === undefined ? undefined : selectionIn(metadata, field)),
    [metadata, field],
  );
  return { read, selected, change, addition };
}

export type SelectionChange = ReturnType<typeof useSelection>['change'];
