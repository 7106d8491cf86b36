import * as analyticsChat from './analyticsChat.ts';
import * as brain from './brain.ts';
import * as chat from './chat.ts';
import * as chatFiles from './chatFiles.ts';
import * as chatSessions from './chatSessions.ts';
import * as connectors from './connectors.ts';
import type { Endpoint } from './endpoint.ts';
import * as findings from './findings.ts';
import * as identity from './identity.ts';
import * as ontologies from './ontologies.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'credential' in value && 'path' in value;
}

/** Every route that is declared, for the mock platform to serve and for tests to count. */
export const endpoints: readonly Endpoint[] = [
  identity,
  ontologies,
  findings,
  brain,
  analyticsChat,
  chat,
  chatSessions,
  chatFiles,
  connectors,
].flatMap((resource) => Object.values<unknown>(resource).filter(isEndpoint));
