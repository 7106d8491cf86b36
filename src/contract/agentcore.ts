/** The common fields of the assistant's routes. Their scopes are not documented. */
export const agentcore = { host: 'agentcore', credential: 'serviceActorToken' } as const;
