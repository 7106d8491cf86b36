import type { DriveFile } from '../../contract/index.ts';
import type { DocumentChunks } from './documentChunks.ts';
import type { User } from './users.ts';
import { createRandom, type Random } from '../random.ts';
import type { ApiKeys } from './apiKeys.ts';
import type { Brains } from './brain.ts';
import type { ChatFiles } from './chatFiles.ts';
import type { Connections } from './connections.ts';
import type { Consents } from './consents.ts';
import type { Delegations } from './delegations.ts';
import { stopEdits, type Findings } from './findings.ts';
import type { OnboardingConversations } from './onboarding.ts';
import type { Ontologies } from './ontologies.ts';
import type { Organisations } from './organisations.ts';
import type { Pairings } from './pairings.ts';
import type { ProductOnboardings } from './productOnboarding.ts';
import type { ServiceActors } from './serviceActors.ts';
import type { Sessions } from './sessions.ts';
import type { SqlDiscovery } from './sqlDiscovery.ts';
import type { Syncs } from './syncs.ts';
import type { TaskFile, Tasks } from './tasks.ts';

/** Everything that one mock platform knows. A reset makes another. */
export interface World {
  readonly random: Random;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Signs service actor tokens and presigned addresses. */
  readonly secret: string;
  /** A token of an earlier generation has expired, whatever it says. */
  tokenGeneration: number;
  readonly organisations: Organisations;
  readonly apiKeys: ApiKeys;
  readonly serviceActors: ServiceActors;
  readonly users: Set<User>;
  /** The session that in-process requests with cookies carry. */
  signedIn: string | undefined;
  /** What the mail provider proves itself with. Chosen: not shown. */
  readonly mailProviderToken: string;
  readonly sessions: Sessions;
  readonly files: ChatFiles;
  readonly ontologies: Ontologies;
  readonly findings: Findings;
  readonly brains: Brains;
  readonly connections: Connections;
  /** What was read of uploaded documents, by connection. */
  readonly documentChunks: Map<string, DocumentChunks>;
  /** How many files the drives hold. */
  driveFileCount: number;
  /** Made when somebody first looks. */
  driveFiles: readonly DriveFile[] | undefined;
  readonly consents: Consents;
  readonly syncs: Syncs;
  readonly pairings: Pairings;
  readonly tasks: Tasks;
  /** By storage key. */
  readonly taskFiles: Map<string, TaskFile>;
  /** What was filled in, form by form. */
  readonly submissions: { id: string; formId: string; answers: object }[];
  readonly sqlDiscovery: SqlDiscovery;
  readonly onboarding: OnboardingConversations;
  readonly productOnboarding: ProductOnboardings;
  readonly delegations: Delegations;
}

/** A world in which there is nothing yet. */
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
    documentChunks: new Map(),
    driveFileCount: 120,
    driveFiles: undefined,
    consents: new Map(),
    syncs: new Set(),
    pairings: new Map(),
    tasks: new Map(),
    taskFiles: new Map(),
    submissions: [],
    sqlDiscovery: { checks: new Map(), pipelines: new Map() },
    onboarding: [],
    productOnboarding: new Map(),
    delegations: new Map(),
  };
}

/** Ends every live run and edit, so that nothing of a world goes on after it. */
export function stopWorld(world: World): void {
  for (const session of world.sessions) session.run?.stop();
  stopEdits(world.findings);
}
