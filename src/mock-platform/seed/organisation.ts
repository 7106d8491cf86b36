import type { Scope } from '../../contract/index.ts';

/** The seeds' organisation: a wholesaler of chilled and frozen food. */
export const ownOrganisation = { name: 'Tidewater Foods', domain: 'tidewater-foods.example' };

/** Another organisation, whose data must stay inaccessible. */
export const otherOrganisation = { name: 'Ridgeway Tools', domain: 'ridgeway-tools.example' };

/** The scopes of the API key. */
export const provisioningScopes: readonly Scope[] = [
  'provision:org:create',
  'provision:service:create',
  'provision:token:exchange',
];

/** The scopes of the service actor. */
export const capabilities: readonly Scope[] = [
  'analytics:query',
  'analytics:read',
  'analytics:write',
  'connectors:read',
  'connectors:write',
  'connectors:sync',
  'brain:read',
  'brain:write',
];
