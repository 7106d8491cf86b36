import type { QueryKey } from '@tanstack/query-core';

/** The kit's own key parts. Any other part may be an id or user input, such as a search. */
const ownParts = new Set(
  [
    'brain chat connection connection-content connections counts current data delegation document',
    'drive-files every files finding findings folders forms groups health limits list mail-profile',
    'memory messages messaging-a metadata onboarding ontologies preview product-onboarding questions',
    'resolved session-meta sessions sites status stored task tasks user webhook',
  ].flatMap((line) => line.split(' ')),
);

/** Names a query by its key: `chat messages …`, with `…` for every other part. */
export function queryName(key: QueryKey): string {
  const [, , ...parts] = key;
  return parts
    .map((part) => (typeof part === 'string' && ownParts.has(part) ? part : '…'))
    .join(' ');
}
