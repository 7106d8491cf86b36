import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import * as api from '../api/index.ts';
import {
  emailSyncConfig,
  watchState,
  type Connection,
  type EmailSyncConfig,
  type WatchState,
} from '../contract/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';
import { connectionKeys } from './connectionQueries.ts';

/** The mailbox behind a mail-A connection: `GET /connect/integrations/mail-a-profile`. */
export function mailProfileQuery(client: BrainstemContextValue['client'], connectionId: string) {
  return queryOptions({
    queryKey: [...connectionKeys.content(client, { connectionId }), 'mail-profile'],
    queryFn: ({ signal }) => api.getMailAProfile(client, connectionId, { signal }),
    staleTime: 60_000,
  });
}

/** What of a mailbox is synced, and whether new mail is pushed. */
export interface MailState {
  /** Undefined before it was written once: then nothing is synced. */
  config: EmailSyncConfig | undefined;
  watch: WatchState | undefined;
}

/** Reads a mail-A connection's metadata. */
export function mailStateIn(metadata: Connection['metadata']): MailState {
  const config = v.safeParse(emailSyncConfig, metadata['emailSyncConfig']);
  const watch = v.safeParse(watchState, metadata['watchState']);
  return {
    config: config.success ? config.output : undefined,
    watch: watch.success ? watch.output : undefined,
  };
}
