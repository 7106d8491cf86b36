import { analyticsChatRoutes } from './chat/analyticsChat.ts';
import { apiConnectorRoutes } from './connectors/apiConnector.ts';
import { brainRoutes } from './brain/brain.ts';
import { chatFileRoutes } from './chat/chatFiles.ts';
import { chatRoutes } from './chat/chat.ts';
import { chatSessionRoutes } from './chat/chatSessions.ts';
import { connectorRoutes } from './connectors/connectors.ts';
import { databaseRoutes } from './connectors/databases.ts';
import { delegationRoutes } from './delegation.ts';
import { docsOnlineRoutes } from './connectors/docsOnline.ts';
import { documentRoutes } from './connectors/documents.ts';
import { driveARoutes } from './connectors/driveA.ts';
import { findingRoutes } from './findings/findings.ts';
import { formRoutes } from './forms.ts';
import { identityRoutes } from './identity.ts';
import { mailARoutes } from './connectors/mailA.ts';
import { messagingARoutes } from './connectors/messagingA.ts';
import { onboardingRoutes } from './onboarding.ts';
import { ontologyRoutes } from './ontologies/ontologies.ts';
import { organisationRoutes } from './organisations.ts';
import { productOnboardingRoutes } from './productOnboarding.ts';
import { sheetsARoutes } from './connectors/sheetsA.ts';
import { sqlDiscoveryRoutes } from './connectors/sqlDiscovery.ts';
import { taskRoutes } from './tasks.ts';
import type { Route } from '../serve.ts';

/** Every documented route that the mock answers. */
export const routes: readonly Route[] = [
  ...identityRoutes,
  ...organisationRoutes,
  ...analyticsChatRoutes,
  ...onboardingRoutes,
  ...productOnboardingRoutes,
  ...delegationRoutes,
  ...ontologyRoutes,
  ...findingRoutes,
  ...brainRoutes,
  ...taskRoutes,
  ...formRoutes,
  ...sqlDiscoveryRoutes,
  ...connectorRoutes,
  ...databaseRoutes,
  ...apiConnectorRoutes,
  ...driveARoutes,
  ...sheetsARoutes,
  ...documentRoutes,
  ...mailARoutes,
  ...messagingARoutes,
  ...docsOnlineRoutes,
  ...chatRoutes,
  ...chatSessionRoutes,
  ...chatFileRoutes,
];
