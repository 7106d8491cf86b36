import { listOntologies, type UpsertOntologyBody } from '../../contract/index.ts';
import { isoTime } from '../clock.ts';
import { addOntology, ontologiesOf, type OntologiesState } from '../state/ontologies.ts';
import type { ReadAnswer } from './answers.ts';
import type { SeedName } from './seedName.ts';

/** The number of ontologies in the large seed. */
const largeCount = 120;

/** Seeds the organisation's ontologies, and one of the other organisation. */
export function seedOntologies(
  world: OntologiesState,
  seed: SeedName,
  ids: {
    organisationId: string;
    serviceActorId: string;
    otherOrganisationId: string;
    otherServiceActorId: string;
  },
  read: ReadAnswer,
  now: number,
): void {
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

/** Creates one ontology per sales region. */
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
