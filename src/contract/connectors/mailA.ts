import * as v from 'valibot';
import { defineEndpoint } from '../schema/endpoint.ts';
import { nonEmpty, queryBoolean } from '../schema/ids.ts';

const text = v.optional(v.string());
const count = v.optional(v.number());
const flag = v.optional(queryBoolean);

/** The default of {@link emailSyncConfig}'s `maxEmails`. */
export const defaultMaxEmails = 2000;

/** Schema of {@link EmailSyncConfig}. */
export const emailSyncConfig = v.looseObject({
  id: v.optional(v.union([v.string(), v.number()])),
  accountConnectionId: text,
  accountEmail: text,
  enabled: flag,
  maxEmails: count,
  description: text,
  syncStatus: text,
  totalEmailsSynced: count,
  lastSyncedAt: v.nullish(v.string()),
  createdAt: text,
  updatedAt: text,
}) satisfies v.GenericSchema<unknown, EmailSyncConfig>;

/**
 * What a mail-A connection syncs, in its metadata as `emailSyncConfig`. Which of the fields a read
 * always has is not documented.
 */
export interface EmailSyncConfig {
  id?: string | number;
  accountConnectionId?: string;
  accountEmail?: string;
  enabled?: boolean;
  /** The platform takes 2000 when it is missing. */
  maxEmails?: number;
  description?: string;
  /** `never`, `in_progress`, `completed` or `failed`. */
  syncStatus?: string;
  totalEmailsSynced?: number;
  /** ISO 8601. */
  lastSyncedAt?: string | null;
  createdAt?: string;
  updatedAt?: string;
  [key: string]: unknown;
}

/** Schema of {@link WatchState}. */
export const watchState = v.looseObject({
  isWatchEnabled: flag,
  watchExpiration: v.nullish(v.string()),
  watchRenewedAt: v.nullish(v.string()),
  historyId: v.nullish(v.string()),
}) satisfies v.GenericSchema<unknown, WatchState>;

/** Whether new mail is pushed, in the metadata as `watchState`. */
export interface WatchState {
  isWatchEnabled?: boolean;
  /** ISO 8601. */
  watchExpiration?: string | null;
  /** ISO 8601. */
  watchRenewedAt?: string | null;
  historyId?: string | null;
  [key: string]: unknown;
}

/** Schema of {@link MailASettings}. */
export const mailASettings = v.object({
  enabled: v.optional(v.boolean()),
  maxEmails: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  description: v.optional(v.string()),
  accountEmail: v.optional(v.string()),
}) satisfies v.GenericSchema<MailASettings, unknown>;

/** What a metadata write may say of a mail-A connection. */
export interface MailASettings {
  enabled?: boolean;
  maxEmails?: number;
  description?: string;
  accountEmail?: string;
}

/** The mailbox behind a mail-A connection. */
export interface MailAProfile {
  emailAddress: string;
  messagesTotal?: number;
  threadsTotal?: number;
  historyId?: string | number;
}

/** Schema of an answer with a {@link MailAProfile}. */
export const mailAProfile = v.object({
  success: flag,
  profile: v.object({
    emailAddress: v.string(),
    messagesTotal: count,
    threadsTotal: count,
    historyId: v.optional(v.union([v.string(), v.number()])),
  }),
}) satisfies v.GenericSchema<unknown, { profile: MailAProfile }>;

const answeredWatch = {
  success: flag,
  connectionId: v.string(),
  emailAddress: text,
  message: text,
};

/** Schema of {@link EnabledWatch}. */
export const enabledWatch = v.object({
  ...answeredWatch,
  historyId: v.optional(v.union([v.string(), v.number()])),
  expiration: v.optional(v.union([v.string(), v.number()])),
}) satisfies v.GenericSchema<unknown, EnabledWatch>;

/** What enabling a watch answers. */
export interface EnabledWatch {
  historyId?: string | number;
  /** When the watch ends. Whether as ISO 8601 or in milliseconds is not documented. */
  expiration?: string | number;
  success?: boolean;
  connectionId: string;
  emailAddress?: string;
  message?: string;
}

/** Schema of {@link DisabledWatch}. */
export const disabledWatch = v.object(answeredWatch) satisfies v.GenericSchema<
  unknown,
  DisabledWatch
>;

/** What disabling a watch answers. */
export interface DisabledWatch {
  success?: boolean;
  connectionId: string;
  emailAddress?: string;
  message?: string;
}

const connectors = { host: 'public', credential: 'serviceActorToken' } as const;
const ofConnection = v.object({ connectionId: nonEmpty });

/** `GET {public_url}/connect/integrations/mail-a-profile`. */
export const getMailAProfile = defineEndpoint({
  ...connectors,
  scope: 'connectors:read',
  name: 'getMailAProfile',
  method: 'GET',
  path: '/connect/integrations/mail-a-profile',
  idempotent: true,
  query: ofConnection,
  response: { type: 'json', status: 200, schema: mailAProfile },
});

/** `POST {public_url}/mail-a/watch/enable`: new mail is pushed from now on. */
export const enableMailAWatch = defineEndpoint({
  ...connectors,
  scope: 'connectors:write',
  name: 'enableMailAWatch',
  method: 'POST',
  path: '/mail-a/watch/enable',
  idempotent: true,
  body: { type: 'json', schema: ofConnection },
  response: { type: 'json', status: 200, schema: enabledWatch },
});

/** `POST {public_url}/mail-a/watch/disable`. */
export const disableMailAWatch = defineEndpoint({
  ...connectors,
  scope: 'connectors:write',
  name: 'disableMailAWatch',
  method: 'POST',
  path: '/mail-a/watch/disable',
  idempotent: true,
  body: { type: 'json', schema: ofConnection },
  response: { type: 'json', status: 200, schema: disabledWatch },
});
