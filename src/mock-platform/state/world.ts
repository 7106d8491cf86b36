import type { DriveFile } from '../../contract/index.ts';
import { createRandom, type Random } from '../random.ts';
import type { ChatState } from './chat/chatFiles.ts';
import type { ConsentsState } from './connectors/consents.ts';
import type { DelegationsState } from './onboarding/delegations.ts';
import { stopEdits } from './findings.ts';
import type { IdentityState } from './identity/identity.ts';
import type { OnboardingState } from './onboarding/onboarding.ts';
import type { PairingsState } from './connectors/pairings.ts';
import type { ProductOnboardingState } from './onboarding/productOnboarding.ts';
import type { SyncsState } from './connectors/syncs.ts';
import type { TasksState } from './tasks.ts';

/**
 * The state of a mock platform since its creation or last reset. Routes get the whole; the
 * functions of `state` take only their resource's part.
 */
export interface World
  extends
    IdentityState,
    ChatState,
    SyncsState,
    DriveState,
    ConsentsState,
    PairingsState,
    TasksState,
    FormsState,
    SqlDiscoveryState,
    OnboardingState,
    ProductOnboardingState,
    DelegationsState {}

export function createWorld(randomSeed: number, createdAt: number): World {
  const random = createRandom(randomSeed);
  const secret = random.hex(64);
  return {
    random,
    createdAt,
    secret,
    tokenGeneration: 0,
    organisations: new Map(),
    apiKeys: new Map(),
    serviceActors: new Map(),
    users: new Set(),
    signedIn: undefined,
    mailProviderToken: `push_${secret.slice(0, 32)}`,
    sessions: new Set(),
    files: new Map(),
    ontologies: new Map(),
    findings: new Map(),
    brains: new Map(),
    connections: new Map(),
    driveFileCount: 120,
    driveFiles: undefined,
    consents: new Map(),
    syncs: new Set(),
    pairings: new Map(),
    tasks: new Map(),
    taskFiles: new Map(),
    submissions: [],
    checks: new Map(),
    pipelines: new Map(),
    onboarding: [],
    productOnboarding: new Map(),
    delegations: new Map(),
  };
}

export function stopWorld(world: World): void {
  for (const session of world.sessions) session.run?.stop();
  stopEdits(world.findings);
}

interface FormsState {
  readonly random: Random;
  readonly submissions: { id: string; formId: string; answers: object }[];
}

interface DriveState {
  driveFileCount: number;
  /** Created on the first request. */
  driveFiles: readonly DriveFile[] | undefined;
}

interface SqlDiscoveryState {
  readonly checks: Map<
    string,
    { organisationId: string; startedAt: number; sourceConfig: Record<string, unknown> }
  >;
  /** The connection of each pipeline, by the pipeline's id. */
  readonly pipelines: Map<string, string>;
}
