/** The fields that every route of the assistant shares. Their scopes are not documented. */
export const agentcore = { host: 'agentcore', credential: 'serviceActorToken' } as const;
