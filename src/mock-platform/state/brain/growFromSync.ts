import type { DocumentsState } from '../documentChunks.ts';
import type { TaggedChunk } from '../documentChunks.ts';
import { brainOf, growBrain, type BrainState, type BrainAddition } from './brain.ts';
import type { SyncJob } from '../connectors/syncJob.ts';

type Brought = Omit<BrainAddition, 'connection_id'>;

/** Adds a finished sync's data to the brain. Undocumented, except that uploads carry their tags. */
export function growFromSync(world: BrainState & DocumentsState, { connection }: SyncJob): void {
  const { connection_id, organisationId, provider_config_key: key } = connection;
  if (key !== 'documents') {
    growBrain(world, organisationId, { connection_id, ...(brought[key] ?? orders) });
    return;
  }
  const { kept } = world.documentChunks.get(connection_id) ?? { kept: [] };
  growBrain(world, organisationId, {
    connection_id,
    nodes: [
      { label: 'Document', count: 1 },
      { label: 'Chunk', count: kept.length },
    ],
    relationships: [relation('Document', 'HAS_CHUNK', 'Chunk', kept.length)],
  });
  profileTags(world, organisationId, kept);
}

const orders: Brought = {
  nodes: [
    { label: 'Customer', count: 4 },
    { label: 'Order', count: 40 },
  ],
  relationships: [relation('Customer', 'PLACES', 'Order', 40)],
};

const mails: Brought = {
  nodes: [{ label: 'EmailThread', count: 25 }],
  relationships: [relation('EmailThread', 'MENTIONS', 'Supplier', 9)],
};

/** By provider config key. Others add orders. */
const brought: Readonly<Record<string, Brought>> = {
  'alpha-mail': mails,
  'mail-b': mails,
  'alpha-drive-files': {
    nodes: [{ label: 'Document', count: 1 }],
    relationships: [relation('Document', 'MENTIONS', 'Contract', 2)],
  },
  'alpha-drive': {
    nodes: [{ label: 'Delivery', count: 24 }],
    relationships: [relation('Supplier', 'MAKES', 'Delivery', 24)],
  },
  'messaging-a': {
    nodes: [{ label: 'Message', count: 12 }],
    relationships: [relation('Driver', 'WRITES', 'Message', 12)],
  },
  'docs-online': {
    nodes: [{ label: 'Document', count: 6 }],
    relationships: [relation('Document', 'DESCRIBES', 'Product', 5)],
  },
};

function relation(
  source_label: string,
  relationship_type: string,
  target_label: string,
  count: number,
): Brought['relationships'][number] {
  return { source_label, relationship_type, target_label, count };
}

/** Stores tags as properties of the matching nodes, so that a label reports their share. */
function profileTags(
  world: BrainState & DocumentsState,
  organisationId: string,
  kept: readonly TaggedChunk[],
): void {
  const { properties } = brainOf(world, organisationId);
  const known = properties.get('Chunk') ?? {};
  const tags = kept.flatMap((chunk) => (chunk.tags === undefined ? [] : [chunk.tags]));
  const profile = (values: readonly string[], matching: number): (typeof known)[string] => ({
    type: 'String',
    presence_percentage: kept.length === 0 ? 0 : Math.round((100 * matching) / kept.length),
    sample_values: [...new Set(values)].slice(0, 5),
  });
  const matching = tags.filter(({ category }) => category !== undefined);
  if (matching.length === 0) return;
  const count = matching.length;
  properties.set('Chunk', {
    ...known,
    category: profile(
      matching.map(({ category = '' }) => category),
      count,
    ),
    categories: profile(
      matching.flatMap(({ categories }) => categories),
      count,
    ),
    ontology_ids: profile(
      matching.flatMap(({ ontology_ids }) => ontology_ids),
      count,
    ),
    ontology_mode: profile(
      matching.map(({ ontology_mode }) => ontology_mode),
      count,
    ),
    ontology_term_hits: profile(
      matching.flatMap(({ ontology_term_hits }) => ontology_term_hits),
      count,
    ),
  });
}
