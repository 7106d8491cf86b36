import { expect, test } from 'vitest';
import { layOut, measureLayout } from '../../testing/measureLayout.ts';
import { arrangementOf } from '../model/hierarchy.ts';
import { chooseLayout } from '../layout/chooseLayout.ts';
import { openSchema } from '../../testing/openSchema.ts';
import { noEmphasis } from '../../testing/noEmphasis.ts';
import { lookOf } from './emphasis.ts';
import { placeBadges, frameOfPicture } from './placeBadges.ts';

const everywhere = { left: -1e6, top: -1e6, width: 2e6, height: 2e6 };

test.each(['northwind', 'movies', 'sakila', 'estree', 'mdast', 'fhirScheduling'] as const)(
  'the frame of %s holds its cards, its lines and the middle of every badge',
  (name) => {
    const { scene } = measureLayout(name, chooseLayout(openSchema(name)));
    const { left, top, width, height } = frameOfPicture(scene, noEmphasis);
    const points = [
      ...scene.boxes.map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })),
      ...scene.boxes.map((box) => ({ x: box.x - box.width / 2, y: box.y - box.height / 2 })),
      ...scene.lines.flatMap(({ via }) => via),
      ...placeBadges(scene, noEmphasis, everywhere, { maxCount: Infinity }),
    ];
    const beyond = points.filter(
      ({ x, y }) => x < left || x > left + width || y < top || y > top + height,
    );
    expect(beyond).toEqual([]);
  },
);

test('a line that is left out takes no room', () => {
  const graph = openSchema('schemaOrgCore');
  const arranged = arrangementOf(graph);
  const { scene } = layOut(graph, 'hierarchical', { width: 1200, height: 640 }, arranged);
  const emphasis = { ...noEmphasis, arranged };
  const lines = scene.lines.filter(({ link }) => lookOf(link, emphasis) !== 'hidden');
  const drawn = frameOfPicture({ ...scene, lines }, noEmphasis);
  expect(frameOfPicture(scene, noEmphasis)).not.toEqual(drawn);
  expect(frameOfPicture(scene, emphasis)).toEqual(drawn);
});
