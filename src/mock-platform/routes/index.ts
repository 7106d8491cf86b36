import { analyticsChatRoutes } from './analyticsChat.ts';
import { apiConnectorRoutes } from './apiConnector.ts';
import { brainRoutes } from './brain.ts';
import { chatFileRoutes } from './chatFiles.ts';
import { chatRoutes } from './chat.ts';
import { chatSessionRoutes } from './chatSessions.ts';
import { connectorRoutes } from './connectors.ts';
import { docstoreRoutes } from './docstore.ts';
import { sqlRoutes } from './sql.ts';
import { delegationRoutes } from './delegation.ts';
import { docsOnlineRoutes } from './docsOnline.ts';
import { documentRoutes } from './documents.ts';
import { driveARoutes } from './driveA.ts';
import { findingRoutes } from './findings.ts';
import { formRoutes } from './forms.ts';
import { identityRoutes } from './identity.ts';
import { mailARoutes } from './mailA.ts';
import { messagingARoutes } from './messagingA.ts';
import { onboardingRoutes } from './onboarding.ts';
import { ontologyRoutes } from './ontologies.ts';
import { organisationRoutes } from './organisations.ts';
import { productOnboardingRoutes } from './productOnboarding.ts';
import { sheetsARoutes } from './sheetsA.ts';
import { sqlDiscoveryRoutes } from './sqlDiscovery.ts';
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
  ...sqlRoutes,
  ...docstoreRoutes,
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
