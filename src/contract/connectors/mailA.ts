import * as v from 'valibot';
import { defineEndpoint } from '../schema/endpoint.ts';
import { reading, writing } from './scopes.ts';
import { nonEmpty, queryBoolean } from '../schema/ids.ts';

const text = v.optional(v.string());
const count = v.optional(v.number());
const flag = v.optional(queryBoolean);
const stringOrNumber = v.optional(v.union([v.string(), v.number()]));

/** The default of {@link emailSyncConfig}'s `maxEmails`. */
export const defaultMaxEmails = 2000;

export const emailSyncConfig = v.looseObject({
  id: stringOrNumber,
  accountConnectionId: text,
  accountEmail: text,
  enabled: flag,
  /** The platform's default is 2000. */
  maxEmails: count,
  description: text,
  /** `never`, `in_progress`, `completed` or `failed`. */
  syncStatus: text,
  totalEmailsSynced: count,
  /** In ISO 8601. */
  lastSyncedAt: v.nullish(v.string()),
  createdAt: text,
  updatedAt: text,
});

/**
 * The sync settings of a mail-A connection, in its metadata as `emailSyncConfig`. It is not
 * documented which fields are always present.
 */
export interface EmailSyncConfig extends v.InferOutput<typeof emailSyncConfig> {}

export const watchState = v.looseObject({
  isWatchEnabled: flag,
  /** In ISO 8601. */
  watchExpiration: v.nullish(v.string()),
  /** In ISO 8601. */
  watchRenewedAt: v.nullish(v.string()),
  historyId: v.nullish(v.string()),
});

/** The state of the push of new mail, in the metadata as `watchState`. */
export interface WatchState extends v.InferOutput<typeof watchState> {}

export const mailASettings = v.object({
  enabled: v.optional(v.boolean()),
  maxEmails: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  description: v.optional(v.string()),
  accountEmail: v.optional(v.string()),
});

/** The settings of a mail-A connection that a metadata write may change. */
export interface MailASettings extends v.InferInput<typeof mailASettings> {}

export const mailAProfile = v.object({
  emailAddress: v.string(),
  messagesTotal: count,
  threadsTotal: count,
  historyId: stringOrNumber,
});

/** The mailbox of a mail-A connection. */
export interface MailAProfile extends v.InferOutput<typeof mailAProfile> {}

export const disabledWatch = v.object({
  success: flag,
  connectionId: v.string(),
  emailAddress: text,
  message: text,
});

/** The answer of disabling the push. */
export interface DisabledWatch extends v.InferOutput<typeof disabledWatch> {}

export const enabledWatch = v.object({
  ...disabledWatch.entries,
  historyId: stringOrNumber,
  /** The end of the push; it is not documented whether in ISO 8601 or milliseconds. */
  expiration: stringOrNumber,
});

/** The answer of enabling the push. */
export interface EnabledWatch extends v.InferOutput<typeof enabledWatch> {}

const ofConnection = v.object({ connectionId: nonEmpty });

/** `GET {public_url}/connect/integrations/mail-a-profile`. */
export const getMailAProfile = defineEndpoint(
  'getMailAProfile',
  'GET /connect/integrations/mail-a-profile',
  { ...reading, query: ofConnection, response: v.object({ success: flag, profile: mailAProfile }) },
);

/** `POST {public_url}/mail-a/watch/enable`: starts the push of new mail. */
export const enableMailAWatch = defineEndpoint('enableMailAWatch', 'POST /mail-a/watch/enable', {
  ...writing,
  idempotent: true,
  body: ofConnection,
  response: enabledWatch,
});

/** `POST {public_url}/mail-a/watch/disable`. */
export const disableMailAWatch = defineEndpoint('disableMailAWatch', 'POST /mail-a/watch/disable', {
  ...writing,
  idempotent: true,
  body: ofConnection,
  response: disabledWatch,
});
