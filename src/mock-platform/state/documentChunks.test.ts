import { describe, expect, it } from 'vitest';
import { createWorld, type World } from './world.ts';
import { tagChunks } from './documentChunks.ts';
import { addOntology, ontologiesOf } from './ontologies.ts';

const text = 'The notice period is sixty days.\n\nThe weather was fine.\n\nSupplier: Oatfield Mill';

function open(): World {
  const world = createWorld(1, 0);
  const own = ontologiesOf(world.ontologies, 'o');
  const creation = { createdAt: '', createdBy: '' };
  const contracts = { ontologyId: 'contracts', displayName: 'Contracts' };
  addOntology(own, { ...contracts, legalTerms: ['Notice period'] }, creation);
  addOntology(own, { ontologyId: 'suppliers', entityTypes: ['supplier'] }, creation);
  return world;
}

function read(
  ontologyIds: readonly string[],
  mode: 'strict' | 'guided',
): ReturnType<typeof tagChunks> {
  const pending = { text, ontologyIds, mode };
  return tagChunks(open(), 'o', { pending, kept: [], removed: 0 });
}

describe('tagChunks', () => {
  it('"strict removes non-matching chunks before they are written"', () => {
    const { kept, removed } = read(['contracts'], 'strict');
    expect(removed).toBe(2);
    expect(kept).toMatchObject([
      { text: 'The notice period is sixty days.', tags: { category: 'Contracts' } },
    ]);
  });

  it('"guided keeps everything and annotates matches", "each node is evaluated against each"', () => {
    const { kept, removed } = read(['contracts', 'suppliers'], 'guided');
    expect(removed).toBe(0);
    expect(kept.map(({ tags }) => tags?.ontology_ids)).toEqual([['contracts'], [], ['suppliers']]);
  });

  it('keeps everything without tags when no ontology was named', () => {
    const { kept } = read([], 'strict');
    expect(kept).toEqual(text.split('\n\n').map((piece) => ({ text: piece })));
  });
});
