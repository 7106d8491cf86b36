import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as api from '../api/index.ts';
import { useBrainstem } from '../provider/index.ts';
import {
  connectionKeys,
  connectionMetadataQuery,
  type ConnectionRef,
} from './connectionQueries.ts';
import { selectionIn, type SelectedItem, type SelectionField } from './connectionSelection.ts';
import { hasAuthError, useConnectionMetadata } from './useConnectionMetadata.ts';

/** Makes a new selection of the present one. */
export type ChangeSelection = (selected: readonly SelectedItem[]) => readonly SelectedItem[];

/** What was selected of a connection, and how to change it. */
export interface SelectionState {
  /** Undefined until it came. */
  selected: readonly SelectedItem[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => void;
  /** Whether the person has to consent again before anything can be read. */
  needsReconnect: boolean;
  /**
   * Writes a changed selection. The platform takes the list whole, so it is read again right
   * before, and what somebody else added meanwhile is not lost.
   */
  change: UseMutationResult<unknown, Error, ChangeSelection>;
}

/**
 * The files or spreadsheets that were selected: `GET` and `POST
 * /connect/integrations/connection-metadata`.
 */
export function useSelection(ref: ConnectionRef, field: SelectionField): SelectionState {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  const read = useConnectionMetadata(ref);
  const selected = useMemo(
    () => (read.data === undefined ? undefined : selectionIn(read.data.metadata, field)),
    [read.data, field],
  );
  const change = useMutation({
    mutationFn: async (changed: ChangeSelection) => {
      const query = connectionMetadataQuery(client, ref);
      const { metadata } = await queries.query({ ...query, staleTime: 0 });
      const next = changed(selectionIn(metadata, field));
      await api.saveConnectionMetadata(client, { ...ref, metadata: { [field]: next } });
    },
    gcTime: 0,
    onSettled: () =>
      queries.invalidateQueries({ queryKey: connectionMetadataQuery(client, ref).queryKey }),
    onSuccess: () =>
      void queries.invalidateQueries({
        queryKey: connectionKeys.list(client, ref.providerConfigKey),
      }),
  });
  return {
    selected,
    error: read.error,
    isFetching: read.isFetching,
    refetch: () => void read.refetch(),
    needsReconnect: hasAuthError(read.data),
    change,
  };
}
