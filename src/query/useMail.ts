import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { MailAProfile, MailASettings } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { connectionKeys } from './connectionQueries.ts';
import { mailProfileQuery } from './mailQueries.ts';

/** The mailbox behind a mail-A connection: `GET /connect/integrations/mail-a-profile`. */
export function useMailProfile(connectionId: string): UseQueryResult<MailAProfile> {
  const { client } = useBrainstem();
  return useQuery(mailProfileQuery(client, connectionId));
}

/** Says what of a mailbox is synced: `POST /connect/integrations/connection-metadata`. */
export function useSaveMailSettings(
  connectionId: string,
): UseMutationResult<unknown, Error, MailASettings> {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (settings: MailASettings) =>
      api.saveMailASettings(client, { connectionId, ...settings }),
    gcTime: 0,
    onSettled: () => queries.invalidateQueries({ queryKey: connectionKeys.all(client) }),
  });
}

/** Switches the push of new mail: `POST /mail-a/watch/enable` and `POST /mail-a/watch/disable`. */
export function useMailWatch(connectionId: string): UseMutationResult<unknown, Error, boolean> {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  return useMutation<unknown, Error, boolean>({
    mutationFn: (isOn) =>
      isOn
        ? api.enableMailAWatch(client, connectionId)
        : api.disableMailAWatch(client, connectionId),
    gcTime: 0,
    onSettled: () =>
      queries.invalidateQueries({ queryKey: connectionKeys.one(client, { connectionId }) }),
  });
}
