import {
  countRelationships,
  type BrainGraph,
  type GraphLabel,
  type GraphRelation,
} from '../model/brainGraph.ts';
import type { LabelGroup } from '../model/groupLabels.ts';
import { relationName } from '../model/relationName.ts';
import { dashOfLink } from '../model/storeTypes.ts';
import { figureWidth, nameWidth } from '../scene/cardSize.ts';
import type { MapBox, MapLine } from './mapScene.ts';

/** Measures of cards, in pixels. Same as in the style sheet. */
export const cardMeasures = {
  height: 44,
  /** The height of the central card. */
  centre: 56,
  /** The height of a card that shows its relation. */
  compact: 58,
  minWidth: 112,
  maxWidth: 280,
  gap: 14,
} as const;

export interface LabelSceneInput {
  readonly graph: BrainGraph;
  readonly groupOf: ReadonlyMap<string, LabelGroup>;
}

export function cardWidth({ name, count }: GraphLabel, stretch = 1): number {
  const wanted = Math.ceil(nameWidth(name) * stretch + figureWidth(count)) + 42;
  return Math.min(cardMeasures.maxWidth, Math.max(cardMeasures.minWidth, wanted));
}

export function contentOf(
  { groupOf }: LabelSceneInput,
  label: GraphLabel,
  role?: Extract<MapBox['content'], { kind: 'label' }>['role'],
  { isCompact = false, isCentre = false }: { isCompact?: boolean; isCentre?: boolean } = {},
): MapBox['content'] {
  return { kind: 'label', label, group: groupOf.get(label.name), role, isCompact, isCentre };
}

/** Returns a box's id, unique in a scene, in which a label can be on both sides. */
export function cardId(name: string, way?: 'in' | 'out'): string {
  return JSON.stringify([name, way]);
}

/** Estimates the width of an edge's text. */
export function textWidth(relations: readonly GraphRelation[]): number {
  const names = new Set(relations.map(({ type }) => relationName(type)));
  const [first = ''] = names;
  const counted = countRelationships(relations);
  const digits = counted === 0 ? 0 : (counted.toLocaleString('en').length + 3) * 7;
  return nameWidth(first) * 0.86 + digits + (names.size > 1 ? 24 : 0) + 20;
}

/** Creates an edge for relations, with an arrowhead at their target. */
export function relationLine(
  line: Omit<MapLine, 'of' | 'dash' | 'width' | 'head' | 'isStrongest'>,
  relations: readonly GraphRelation[],
  stores: ReadonlyMap<string, number>,
): MapLine {
  return {
    ...line,
    of: { relations },
    dash: dashOfLink({ relations }, stores),
    width: 1.5,
    head: true,
    isStrongest: false,
  };
}
