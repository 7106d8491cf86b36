import { expect, test } from 'vitest';
import { arrangementFor } from '../../core/model/hierarchy.ts';
import { groupLabels } from '../../core/model/groupLabels.ts';
import { contains } from '../../core/scene/frame.ts';
import { onScreen } from '../../core/scene/viewport.ts';
import { frameOfScene } from '../../core/scene/scene.ts';
import { layOut } from '../../testing/measureLayout.ts';
import { textsOf } from '../../testing/measureTexts.ts';
import type { GroupTexts } from './drawInput.ts';
import { noEmphasis } from '../../testing/noEmphasis.ts';
import { openSchema, type SchemaName } from '../../testing/openSchema.ts';

const surface = { width: 320, height: 500, ratio: 1 };

/** Places all types of a schema so that all of them are seen on a phone. */
function onPhone(name: SchemaName) {
  const graph = openSchema(name);
  const arranged = arrangementFor('organic', graph, undefined, groupLabels(graph));
  const { scene } = layOut(graph, 'organic', surface, arranged);
  const frame = frameOfScene(scene);
  const zoom = Math.min(280 / frame.width, 460 / frame.height);
  const viewport = { zoom, x: 20 - frame.left * zoom, y: 20 - frame.top * zoom };
  return { scene, viewport, surface, font: '' };
}

test.each(['adventureWorks', 'fhir', 'github', 'wide'] as const)(
  'names of %s on a phone stay in the regions of their types',
  (name) => {
    const input = onPhone(name);
    const { scene, viewport } = input;
    const texts = textsOf(input).filter(({ text }) => scene.byLabel.has(text));
    expect(texts.length).toBeGreaterThan(4);
    const outside = texts.filter((text) => {
      const group = scene.byLabel.get(text.text)?.group;
      const region = scene.regions.find((one) => one.group === group);
      return region !== undefined && !contains(onScreen(region, viewport), text);
    });
    expect(outside.map(({ text }) => text)).toEqual([]);
  },
);

test('a chosen type is named beyond its region if there is no place within', () => {
  const input = onPhone('fhir');
  const named = new Set(textsOf(input).map(({ text }) => text));
  const chosen = [...input.scene.byLabel.keys()].filter((selected) => {
    const texts = textsOf(input, undefined, { ...noEmphasis, selected });
    return !named.has(selected) && texts.some(({ text }) => text === selected);
  });
  expect(chosen.length).toBeGreaterThan(15);
});

test.each(['adventureWorks', 'fhir', 'github'] as const)(
  'each region of %s has a title on a phone',
  (name) => {
    const title: GroupTexts['title'] = ({ labels: [first = ''] }, linesOf) => linesOf(`#${first}`);
    const input = { ...onPhone(name), groupTexts: { title, labels: () => '', links: () => '' } };
    const titles = textsOf(input).filter(({ text }) => text.startsWith('#'));
    expect(titles).toHaveLength(input.scene.regions.length);
  },
);

test('titles of regions are written above all lines', () => {
  const written: string[] = [];
  const texts = textsOf(
    {
      ...onPhone('fhir'),
      groupTexts: { title: () => ['Title'], labels: () => '', links: () => '' },
    },
    () => written.push('line'),
    noEmphasis,
    (text) => written.push(text),
  );
  expect(texts.filter(({ text }) => text === 'Title').length).toBeGreaterThan(3);
  expect(written.indexOf('Title')).toBeGreaterThan(written.lastIndexOf('line'));
});
