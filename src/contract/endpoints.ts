import * as analyticsChat from './analyticsChat.ts';
import * as apiConnector from './apiConnector.ts';
import * as brain from './brain.ts';
import * as chat from './chat.ts';
import * as chatFiles from './chatFiles.ts';
import * as chatSessions from './chatSessions.ts';
import * as connectors from './connectors.ts';
import * as docsOnline from './docsOnline.ts';
import * as delegation from './delegation.ts';
import * as docstore from './docstore.ts';
import * as documents from './documents.ts';
import * as driveA from './driveA.ts';
import type { Endpoint } from './endpoint.ts';
import * as findings from './findings.ts';
import * as forms from './forms.ts';
import * as identity from './identity.ts';
import * as inboundWebhooks from './inboundWebhooks.ts';
import { isRecord } from './isRecord.ts';
import * as mailA from './mailA.ts';
import * as messagingA from './messagingA.ts';
import * as sql from './sql.ts';
import * as sqlDiscovery from './sqlDiscovery.ts';
import * as sheetsA from './sheetsA.ts';
import * as tasks from './tasks.ts';
import * as onboarding from './onboarding.ts';
import * as ontologies from './ontologies.ts';
import * as productOnboarding from './productOnboarding.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return isRecord(value) && 'method' in value && 'path' in value;
}

/** Every route that is declared, for the mock platform to serve and for tests to count. */
export const endpoints: readonly Endpoint[] = [
  identity,
  analyticsChat,
  onboarding,
  productOnboarding,
  delegation,
  ontologies,
  findings,
  brain,
  chat,
  chatSessions,
  chatFiles,
  tasks,
  forms,
  connectors,
  sql,
  sqlDiscovery,
  docstore,
  apiConnector,
  mailA,
  driveA,
  sheetsA,
  documents,
  messagingA,
  docsOnline,
  inboundWebhooks,
].flatMap((resource) => Object.values<unknown>(resource).filter(isEndpoint));
