import * as analyticsChat from './analyticsChat.ts';
import * as apiConnector from './connectors/apiConnector.ts';
import * as brain from './brain.ts';
import * as chat from './chat.ts';
import * as chatFiles from './chatFiles.ts';
import * as chatSessions from './chatSessions.ts';
import * as connectors from './connectors/connectors.ts';
import * as docsOnline from './connectors/docsOnline.ts';
import * as delegation from './delegation.ts';
import * as docstore from './connectors/docstore.ts';
import * as documents from './connectors/documents.ts';
import * as driveA from './connectors/driveA.ts';
import type { Endpoint } from './schema/endpoint.ts';
import * as findings from './findings.ts';
import * as forms from './forms.ts';
import * as identity from './identity.ts';
import * as inboundWebhooks from './connectors/inboundWebhooks.ts';
import { isRecord } from './schema/isRecord.ts';
import * as mailA from './connectors/mailA.ts';
import * as messagingA from './connectors/messagingA.ts';
import * as sql from './connectors/sql.ts';
import * as sqlDiscovery from './connectors/sqlDiscovery.ts';
import * as sheetsA from './connectors/sheetsA.ts';
import * as tasks from './tasks.ts';
import * as onboarding from './onboarding.ts';
import * as ontologies from './ontologies.ts';
import * as productOnboarding from './productOnboarding.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return isRecord(value) && 'method' in value && 'path' in value;
}

/** Lists routes. Marked as pure in the build, so that pages tree-shake the list. */
function endpointsOf(resources: readonly Readonly<Record<string, unknown>>[]): readonly Endpoint[] {
  return resources.flatMap((resource) => Object.values(resource).filter(isEndpoint));
}

/** Every declared route, for the mock platform to serve and for tests to count. */
export const endpoints = endpointsOf([
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
]);
