import type { DocumentsState, TaggedChunk } from '../documentChunks.ts';
import { brainOf, growBrain, type BrainState, type BrainAddition } from './brain.ts';
import broughtBySync from '../../seed/connectors/broughtBySync.json' with { type: 'json' };
import type { SyncJob } from '../connectors/syncJob.ts';

/** Adds a finished sync's data to the brain. Undocumented, except that uploads carry their tags. */
export function growFromSync(world: BrainState & DocumentsState, { connection }: SyncJob): void {
  const { connection_id, organisationId, provider_config_key: key } = connection;
  if (key !== 'documents') {
    growBrain(world, organisationId, { connection_id, ...(brought[key] ?? broughtBySync.others) });
    return;
  }
  const { kept } = world.documentChunks.get(connection_id) ?? { kept: [] };
  growBrain(world, organisationId, {
    connection_id,
    nodes: [
      { label: 'Document', count: 1 },
      { label: 'Chunk', count: kept.length },
    ],
    relationships: [
      {
        source_label: 'Document',
        relationship_type: 'HAS_CHUNK',
        target_label: 'Chunk',
        count: kept.length,
      },
    ],
  });
  profileTags(world, organisationId, kept);
}

/** By provider config key. Others add orders. */
const brought: Readonly<Record<string, Omit<BrainAddition, 'connection_id'>>> = broughtBySync;

const tagFields = [
  ...(['category', 'categories', 'ontology_ids'] as const),
  ...(['ontology_mode', 'ontology_term_hits'] as const),
];

/** Stores tags as properties of the matching nodes, so that a label reports their share. */
function profileTags(
  world: BrainState & DocumentsState,
  organisationId: string,
  kept: readonly TaggedChunk[],
): void {
  const { properties } = brainOf(world, organisationId);
  const matching = kept.flatMap(({ tags }) => (tags?.category === undefined ? [] : [tags]));
  if (matching.length === 0) return;
  const presence_percentage = Math.round((100 * matching.length) / kept.length);
  const profiles = tagFields.map((field) => {
    const values = new Set(matching.flatMap((tags) => tags[field] ?? []));
    return [
      field,
      { type: 'String', presence_percentage, sample_values: [...values].slice(0, 5) },
    ] as const;
  });
  properties.set('Chunk', { ...properties.get('Chunk'), ...Object.fromEntries(profiles) });
}
