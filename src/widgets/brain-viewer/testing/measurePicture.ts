import { revealHidden } from '../../../search/index.ts';
import { chooseLayout } from '../core/layout/chooseLayout.ts';
import type { LayoutAlgorithm, Size } from '../core/layout/layoutInput.ts';
import { levelOf, suitsMap } from '../core/map/brainLevel.ts';
import { readMap } from '../core/map/brainMap.ts';
import type { MapScene } from '../core/map/mapScene.ts';
import { placeMap } from '../core/map/placeMap.ts';
import { linkRelations, type BrainGraph } from '../core/model/brainGraph.ts';
import type { LabelGroup } from '../core/model/groupLabels.ts';
import { arrangementFor } from '../core/model/hierarchy.ts';
import { createChoice, createGrouper } from '../core/model/keepGroups.ts';
import { nameWidth } from '../core/scene/cardSize.ts';
import { lookOf } from '../core/scene/emphasis.ts';
import { frameOfPicture, sharedTexts, type PlacedBadge } from '../core/scene/placeBadges.ts';
import type { SceneBox, SceneLine } from '../core/scene/scene.ts';
import { minTextSize, roomOn, tierAt } from '../core/scene/viewport.ts';
import { areNamesLegible, placeCards } from '../graph/canvas/placeCards.ts';
import {
  foreignCrossings,
  mergedLines,
  overlaps,
  textsOnBoxes,
  unclearCounts,
} from './measureMap.ts';
import { textsOnTexts } from './measureTexts.ts';
import { isApart } from '../core/scene/linePath.ts';
import { noEmphasis } from './noEmphasis.ts';
import {
  badgesAt,
  countCrossings,
  countOverlaps,
  countUnclear,
  countUnderCards,
  layOut,
} from './measureLayout.ts';

/** The first picture of a graph in figures. */
export interface PictureMeasures {
  picture: 'map' | LayoutAlgorithm;
  /** Of a layout: a map is never smaller. */
  zoom: number;
  /** Labels whose names are read whole. */
  whole: number;
  /** Labels inside a group's "+n". */
  counted: number;
  /** Labels whose names are cut, or missing. */
  cut: number;
  overlaps: number;
  /** Lines over a box or a card that they don't end at. */
  foreign: number;
  crossings: number;
  /** Lines of a map that lie on one another. In a layout, a bundle is one line. */
  merged: number;
  /** Lines that say at rest what they are. */
  told: number;
  lines: number;
  /** Badges of lines that touch another one or a line that isn't theirs. */
  unclear: number;
  /** Texts of lines on a card, and other texts on each other. */
  covering: string[];
  /** The shares of the stage within its margins that the picture uses. */
  across: number;
  down: number;
  /** Groups or labels that move when one relation is added. */
  moved: number;
}

/** Measures the picture that a graph opens with on a stage. Widths of texts are estimated. */
export function measurePicture(graph: BrainGraph, stage: Size): PictureMeasures {
  const group = createGrouper();
  const groups = group(graph);
  const more = withRelation(graph);
  const later = group(more);
  const choice = createChoice<boolean>();
  const suits = (of: BrainGraph, own: readonly LabelGroup[]): boolean =>
    choice(of, stage.width, () => suitsMap(of, own, stage.width));
  const isMap = suits(graph, groups);
  const isSame = suits(more, later) === isMap;
  if (!isMap) return measureScene(graph, stage, isSame ? more : undefined);
  return measureMap(graph, { groups, stage, later: isSame ? [more, later] : undefined });
}

/** Adds a relation between the first label and the last. */
function withRelation(graph: BrainGraph): BrainGraph {
  const [source = '', ...others] = graph.labels.keys();
  const target = others.at(-1) ?? source;
  const added = { id: 'new', type: 'NEW', source, target, count: undefined, storeType: undefined };
  const relations = [...graph.links.flatMap((link) => link.relations), added];
  return { ...graph, links: linkRelations(relations) };
}

/** Labels without relations that are named below a map. */
const namedBelow = 6;

interface MapInput {
  readonly groups: readonly LabelGroup[];
  readonly stage: Size;
  /** The graph with one more relation. Undefined if it isn't shown as a map. */
  readonly later: readonly [BrainGraph, readonly LabelGroup[]] | undefined;
}

function measureMap(graph: BrainGraph, { groups, stage, later }: MapInput): PictureMeasures {
  const map = readMap(graph, groups);
  const scene = placeMap(map, stage);
  const named = scene.boxes.reduce((sum, { content }) => {
    return sum + (content.kind === 'group' ? content.named.length : 0);
  }, 0);
  const whole = named + Math.min(namedBelow, map.unlinked.length);
  const { boxes } = scene;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  const after = later && placeMap(readMap(...later), stage, scene);
  return {
    picture: 'map',
    zoom: 1,
    whole,
    counted: graph.labels.size - whole,
    cut: 0,
    overlaps: overlaps(boxes),
    foreign: foreignCrossings(scene).length,
    crossings: 0,
    merged: mergedLines(scene).length,
    told: 0,
    lines: 0,
    unclear: unclearCounts(scene).length,
    covering: textsOnBoxes(scene),
    across: (right - left) / stage.width,
    down: Math.min(1, (bottom - top) / stage.height),
    moved: after === undefined ? boxes.length : movedIn(scene, after),
  };
}

function movedIn(before: MapScene, after: MapScene): number {
  return before.boxes.filter(({ id, left, top }) => {
    const next = after.boxes.find((box) => box.id === id);
    return next === undefined || Math.abs(next.left - left) + Math.abs(next.top - top) > 0.5;
  }).length;
}

/** Of cards near by, in pixels, as their style sheet has it: the least size of a name, and the room beside it. */
const card = { name: 13, beside: 32 } as const;

/** Names are estimated at 14 px, and a little generously. */
const estimated = (text: string, size: number): number => nameWidth(text) * 0.92 * (size / 13);

function measureScene(
  graph: BrainGraph,
  stage: Size,
  later: BrainGraph | undefined,
): PictureMeasures {
  const choice = createChoice<LayoutAlgorithm>();
  const choose = (of: BrainGraph) => choice(of, undefined, () => chooseLayout(of));
  const suited = choose(graph);
  const arranged = arrangementFor(suited, graph);
  const emphasis = { ...noEmphasis, arranged };
  const { scene: all, algorithm } = layOut(graph, suited, stage, arranged);
  const lines = all.lines.filter(({ link }) => lookOf(link, emphasis) !== 'hidden');
  const scene = { ...all, lines };
  const { width: across, height: down } = roomOn(stage);
  const frame = frameOfPicture(scene, emphasis);
  const zoom = Math.min(1, across / frame.width, down / frame.height);
  const x = stage.width / 2 - (frame.left + frame.width / 2) * zoom;
  const y = stage.height / 2 - (frame.top + frame.height / 2) * zoom;
  const surface = { ...stage, ratio: 1 };
  const input = { scene, viewport: { zoom, x, y }, surface, font: 'Inter' };
  const isWhole = ({ label, width }: SceneBox): boolean =>
    estimated(label.name, Math.max(card.name, minTextSize / zoom)) <= width - card.beside;
  const isNear = tierAt(zoom) === 'near';
  // Names from further off say which labels there are, not all of them.
  const drawn = isNear || !areNamesLegible(estimated, input) ? [] : placeCards(estimated, input);
  const whole = isNear
    ? scene.boxes.filter(isWhole)
    : drawn.filter(({ box, text }) => text === revealHidden(box.label.name));
  const badges = isNear ? badgesAt(scene, zoom) : [];
  const staysSo = later !== undefined && choose(later) === suited;
  return {
    picture: algorithm,
    zoom,
    whole: whole.length,
    counted: 0,
    cut: graph.labels.size - whole.length,
    overlaps: countOverlaps(scene),
    foreign: countUnderCards(scene),
    crossings: countCrossings(scene),
    merged: 0,
    told: scene.lines.filter((line) => isTold(line, badges)).length,
    lines: scene.lines.length,
    unclear: countUnclear(scene, badges),
    covering: isNear
      ? badges.flatMap((badge) =>
          scene.boxes
            .filter((box) => !isApart(badge, box))
            .map(({ label }) => `${badge.line.link.id} on ${label.name}`),
        )
      : textsOnTexts(input),
    across: (frame.width * zoom) / across,
    down: (frame.height * zoom) / down,
    // In the same layout, labels keep their places.
    moved: staysSo ? 0 : graph.labels.size,
  };
}

/** Returns true if a line has a badge, or branches off one with a badge that says the same. */
function isTold(line: SceneLine, badges: readonly PlacedBadge[]): boolean {
  const own = sharedTexts(line);
  return badges.some(
    (badge) => badge.line === line || sharedTexts(badge.line).some((text) => own.includes(text)),
  );
}

/** Measures the labels that are shown when a group is opened, for each group that isn't a map itself. */
export function measureGroups(graph: BrainGraph, stage: Size): PictureMeasures[] {
  const groups = createGrouper()(graph);
  if (!suitsMap(graph, groups, stage.width)) return [];
  return groups.flatMap((group) => {
    const view = { openGroups: [group.name], focus: undefined, selected: undefined };
    const { width } = stage;
    const level = levelOf({ graph, groups, isGrouped: true, view, path: undefined, width });
    return level.kind === 'group' ? [measureScene(level.graph, stage, undefined)] : [];
  });
}
