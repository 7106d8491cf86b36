/** What every route of the assistant has in common. Their scopes are not documented. */
export const agentcore = { host: 'agentcore', credential: 'serviceActorToken' } as const;
