import type { OntologiesState } from '../state/ontologies.ts';
import type { CreateOntologyBody } from '../../contract/index.ts';
import { isoTime } from '../clock.ts';
import { addOntology, ontologiesOf } from '../state/ontologies.ts';
import type { SeedName } from './seedName.ts';

/** Ontologies of the large seed. */
const largeCount = 120;

const told: readonly CreateOntologyBody[] = [
  {
    ontologyId: 'supply-contracts',
    displayName: 'Supply contracts',
    entityTypes: ['Supplier', 'Contract', 'Product'],
    legalTerms: ['notice period', 'exclusive supply', 'force majeure', 'price adjustment'],
    requiredFields: ['contract number', 'end date', 'notice date'],
    version: 3,
  },
  {
    ontologyId: 'cold-chain',
    displayName: 'Cold chain',
    entityTypes: ['Warehouse', 'Truck', 'Temperature log', 'Delivery'],
    legalTerms: ['temperature excursion', 'HACCP', 'deep frozen'],
    requiredFields: ['lot number', 'temperature', 'time of reading'],
    version: 2,
  },
  {
    ontologyId: 'food-labelling',
    displayName: 'Food labelling',
    legalTerms: ['allergen', 'best before', 'country of origin', 'net weight'],
    requiredFields: ['allergen list', 'origin'],
    version: 1,
  },
  {
    ontologyId: 'customer-complaints',
    displayName: 'Customer complaints',
    entityTypes: ['Customer', 'Complaint', 'Delivery'],
    legalTerms: ['refund', 'credit note', 'spoiled'],
    version: 1,
  },
];

/** Fills in the ontologies of the seed's organisation, and one of the other organisation. */
export function seedOntologies(
  world: OntologiesState,
  seed: SeedName,
  ids: {
    organisationId: string;
    serviceActorId: string;
    otherOrganisationId: string;
    otherServiceActorId: string;
  },
  now: number,
): void {
  if (seed === 'empty') return;
  const own = ontologiesOf(world.ontologies, ids.organisationId);
  const wanted = seed === 'large' ? [...told, ...regions(largeCount - told.length)] : told;
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

/** One ontology for each sales region. */
function regions(count: number): CreateOntologyBody[] {
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
