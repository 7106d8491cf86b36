import type { UseMutationResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePlatformMutation, usePlatformQuery } from '../../../provider/index.ts';
import {
  changeSelectionMutation,
  connectionMetadataQuery,
  hasAuthError,
  selectionIn,
  type ChangeSelection,
  type ConnectionRef,
  type SelectedItem,
  type SelectionField,
} from '../../../query/index.ts';

/** What was selected of a connection, and how to change it. */
export interface SelectionState {
  /** Undefined until it came. */
  selected: readonly SelectedItem[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => void;
  /** Whether the person has to consent again before anything can be read. */
  needsReconnect: boolean;
  change: UseMutationResult<unknown, Error, ChangeSelection>;
}

/**
 * The files or spreadsheets that were selected: `GET` and `POST
 * /connect/integrations/connection-metadata`.
 */
export function useSelection(ref: ConnectionRef, field: SelectionField): SelectionState {
  const read = usePlatformQuery((client) => connectionMetadataQuery(client, ref, { poll: true }));
  const change = usePlatformMutation((client) => changeSelectionMutation(client, ref, field));
  const selected = useMemo(
    () => (read.data === undefined ? undefined : selectionIn(read.data.metadata, field)),
    [read.data, field],
  );
  return {
    selected,
    error: read.error,
    isFetching: read.isFetching,
    refetch: () => void read.refetch(),
    needsReconnect: hasAuthError(read.data),
    change,
  };
}
