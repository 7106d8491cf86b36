import { isoTime } from '../clock.ts';
import { apiKeyLifetime } from '../state/identity/identity.ts';
import { toBase64Url } from '../access/credentials.ts';
import type { FindFixture } from '../fixtures.ts';
import { createWorld, type World } from '../state/world.ts';
import { answersOf } from './answers.ts';
import { seedConnections } from './connections.ts';
import { seedBrain } from './brain.ts';
import { seedDelegations } from './delegations.ts';
import { seedFindings } from './findings.ts';
import { seedSessions } from './sessions.ts';
import type { BrainLabels, SeedName } from './seedName.ts';
import type { SeededIds, Seeding } from './seeding.ts';
import {
  type Scope,
  listTasks,
  listOntologies,
  type UpsertOntologyBody,
} from '../../contract/index.ts';
import * as v from 'valibot';
import { addTask } from '../state/tasks.ts';
import { addOntology, ontologiesOf } from '../state/ontologies.ts';

export interface SeededWorld {
  readonly world: World;
  readonly ids: SeededIds;
}

/** Options of {@link seedWorld}. */
export interface SeedOptions {
  /** The number of the brain's labels. @default the seed's */
  readonly brainLabels?: BrainLabels | undefined;
  /** Recorded answers that override the seed's. */
  readonly recording?: FindFixture | undefined;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Seeds a state. Identities come first and take the same random numbers for every seed, so that
 * credentials don't depend on it.
 *
 * @param now - The time in milliseconds. All seeded times are earlier.
 */
export function seedWorld(
  seed: SeedName,
  randomSeed: number,
  now: number,
  { brainLabels, recording }: SeedOptions = {},
): SeededWorld {
  const world = createWorld(randomSeed, now);
  if (seed === 'large') world.driveFileCount = 3000;
  const ids = seedIdentities(world, now);
  const seeding: Seeding = { world, seed, ids, read: answersOf(recording, now), now };
  seedSessions(seeding);
  seedOntologies(seeding);
  const connections = seedConnections(seeding);
  seedFindings(seeding, connections);
  seedTasks(seeding);
  seedDelegations(seeding);
  seedBrain(seeding, brainLabels ?? brainLabelsOf[seed], connections);
  return { world, ids };
}

const brainLabelsOf = { default: 60, empty: undefined, large: 1000 } as const;

function seedIdentities(world: World, now: number): SeededIds {
  const { random } = world;
  const createdAt = now - 60 * day;
  const organisationId = random.uuid();
  const parentOrganisationId = random.uuid();
  const otherId = random.uuid();
  const own = { ...ownOrganisation, id: organisationId, parentOrganisationId };
  const other = { ...otherOrganisation, id: otherId, parentOrganisationId };
  for (const organisation of [own, other]) {
    world.organisations.set(organisation.id, { ...organisation, createdAt: isoTime(createdAt) });
  }

  const key = {
    id: random.uuid(),
    name: 'Backend',
    organisationId,
    value: `key_${random.hex(40)}`,
    scopes: provisioningScopes,
    createdAt,
    expiresAt: now + apiKeyLifetime,
    revoked: false,
  };
  world.apiKeys.set(key.id, key);

  const addActor = (name: string, organisation: string, granted: readonly string[]): string => {
    const id = random.uuid();
    world.serviceActors.set(id, {
      id,
      name,
      organisationId: organisation,
      capabilities: granted,
      createdAt,
    });
    return id;
  };
  const serviceActorId = addActor('Partner app', organisationId, capabilities);
  const readOnly = capabilities.filter((capability) => capability.endsWith(':read'));
  const readOnlyServiceActorId = addActor('Read only', organisationId, readOnly);
  const otherServiceActorId = addActor('Partner app', otherId, capabilities);

  const claims = new TextEncoder().encode(JSON.stringify({ sub: random.uuid(), organisationId }));
  const head = toBase64Url(new TextEncoder().encode('{"alg":"HS256","typ":"JWT"}'));
  const userJwt = `${head}.${toBase64Url(claims)}.${random.hex(43)}`;
  const userId = random.uuid();
  const appSessionCookie = `app_session=${random.hex(32)}`;
  world.users.add({ id: userId, organisationId, jwt: userJwt, appSession: appSessionCookie });
  world.signedIn = appSessionCookie;

  return {
    organisationId,
    // Assumption: a tenant and an organisation, which the documents distinguish, are the same.
    tenantId: organisationId,
    apiKey: key.value,
    apiKeyId: key.id,
    serviceActorId,
    readOnlyServiceActorId,
    otherOrganisationId: otherId,
    otherServiceActorId,
    userJwt,
    userId,
    appSessionCookie,
    mailProviderToken: world.mailProviderToken,
    delegationToken: `dlg_${random.hex(24)}`,
  };
}

/** The seeds' organisation: a wholesaler of chilled and frozen food. */
const ownOrganisation = { name: 'Tidewater Foods', domain: 'tidewater-foods.example' };

/** Another organisation, whose data must stay inaccessible. */
const otherOrganisation = { name: 'Ridgeway Tools', domain: 'ridgeway-tools.example' };

const provisioningScopes: readonly Scope[] = [
  'provision:org:create',
  'provision:service:create',
  'provision:token:exchange',
];

/** The scopes of the service actor. */
const capabilities: readonly Scope[] = [
  'analytics:query',
  'analytics:read',
  'analytics:write',
  'connectors:read',
  'connectors:write',
  'connectors:sync',
  'brain:read',
  'brain:write',
];

const taskList = v.object({
  tasks: v.array(
    v.looseObject({
      title: v.string(),
      assignees: v.optional(v.array(v.unknown())),
      createdAt: v.string(),
      completedAt: v.nullish(v.string(), null),
    }),
  ),
});

/** Seeds tasks of the organisation's signed-in user. */
function seedTasks({ world, seed, ids, read }: Seeding): void {
  const session = { id: ids.userId, organisationId: ids.organisationId };
  const recorded = seed === 'empty' ? [] : (read(listTasks, taskList)?.tasks ?? []);
  for (const draft of recorded) {
    const task = addTask(world, session, draft, Date.parse(draft.createdAt));
    task.completedAt = draft.completedAt;
  }
}

/** The number of ontologies in the large seed. */
const largeCount = 120;

function seedOntologies({ world, seed, ids, read, now }: Seeding): void {
  if (seed === 'empty') return;
  const own = ontologiesOf(world.ontologies, ids.organisationId);
  const recorded = (read(listOntologies, listOntologies.response.schema) ?? []).map(
    ({ displayName, version, ...terms }): UpsertOntologyBody => ({
      ...terms,
      displayName: displayName ?? undefined,
      version: version ?? undefined,
    }),
  );
  const wanted =
    seed === 'large' ? [...recorded, ...regions(largeCount - recorded.length)] : recorded;
  for (const [at, ontology] of wanted.entries()) {
    const createdAt = isoTime(now - (wanted.length - at) * 6 * 60 * 60 * 1000);
    addOntology(own, ontology, { createdAt, createdBy: ids.serviceActorId });
  }
  addOntology(
    ontologiesOf(world.ontologies, ids.otherOrganisationId),
    { ontologyId: 'tool-recalls', displayName: 'Tool recalls', legalTerms: ['recall'] },
    { createdAt: isoTime(now), createdBy: ids.otherServiceActorId },
  );
}

function regions(count: number): UpsertOntologyBody[] {
  return Array.from({ length: count }, (_, at) => ({
    ontologyId: `sales-region-${at + 1}`,
    displayName: `Sales region ${at + 1}`,
    entityTypes: ['Customer', 'Route', `Region ${at + 1}`],
    legalTerms: Array.from(
      { length: 12 },
      (_unused, term) => `delivery area ${at + 1}.${term + 1}`,
    ),
    version: 1,
  }));
}
