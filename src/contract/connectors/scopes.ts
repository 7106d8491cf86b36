/** The common fields of routes that read connections. */
export const reading = {
  host: 'public',
  credential: 'serviceActorToken',
  scope: 'connectors:read',
} as const;

/** The common fields of routes that change connections. */
export const writing = { ...reading, scope: 'connectors:write' } as const;
