import { centreOf } from '../scene/frame.ts';
import type { Size } from '../layout/layoutInput.ts';
import { linkId } from '../model/brainGraph.ts';
import { dashOfStores } from '../model/storeTypes.ts';
import {
  cardId,
  cardMeasures,
  cardWidth,
  contentOf,
  relationLine,
  textWidth,
  type LabelSceneInput,
} from './labelCards.ts';
import type { MapBox, MapLine, MapScene } from './mapScene.ts';

/** Gaps around and between cards, and beside the text of an edge. */
const room = { edge: 28, foot: 28, line: 120, longLine: 220, text: 24, steps: 56 } as const;

/** Places the labels of a path in a row if the stage is wide enough, else in a column. */
export function placePath(input: LabelSceneInput, names: readonly string[], stage: Size): MapScene {
  const labels = names.flatMap((name) => input.graph.labels.get(name) ?? []);
  const widths = labels.map((label) => cardWidth(label));
  const relationsTo = labels.map(({ name }, index) => {
    const id = linkId(labels[index - 1]?.name ?? '', name);
    return input.graph.links.find((link) => link.id === id)?.relations ?? [];
  });
  // The gap before each card.
  const needed = relationsTo.map((relations, index) =>
    index === 0 ? 0 : Math.max(room.line, textWidth(relations) + room.text),
  );
  const spare = stage.width - 2 * room.edge - sum(widths) - sum(needed);
  const isRow = spare >= 0;
  const more = spare / Math.max(1, labels.length - 1);
  const gaps = needed.map((gap) =>
    gap === 0 ? 0 : Math.max(gap, Math.min(room.longLine, gap + more)),
  );
  const high = isRow
    ? cardMeasures.height
    : labels.length * cardMeasures.height + (labels.length - 1) * room.steps;
  let [x, y] = [
    (stage.width - sum(widths) - sum(gaps)) / 2,
    Math.max(room.edge + 36, (stage.height - high) / 2),
  ];
  const boxes = labels.map((label, index): MapBox => {
    const width = widths[index] ?? 0;
    if (isRow) x += gaps[index] ?? 0;
    const box = {
      id: cardId(label.name),
      left: isRow ? x : (stage.width - width) / 2,
      top: y,
      width,
      height: cardMeasures.height,
      content: contentOf(input, label),
    };
    if (isRow) x += width;
    else y += cardMeasures.height + room.steps;
    return box;
  });
  const stores = dashOfStores(input.graph);
  const lines = boxes.slice(1).flatMap((next, index): MapLine[] => {
    const before = boxes[index];
    const [from, to] = [labels[index], labels[index + 1]];
    if (before === undefined || from === undefined || to === undefined) return [];
    const relations = relationsTo[index + 1] ?? [];
    const isForward = relations.some(({ source }) => source === from.name);
    const [start, end] = isRow
      ? [
          { x: before.left + before.width, y: centreOf(before).y },
          { x: next.left, y: centreOf(next).y },
        ]
      : [
          { x: centreOf(before).x, y: before.top + before.height },
          { x: centreOf(next).x, y: next.top },
        ];
    const [a, b] = isForward ? [start, end] : [end, start];
    const line = {
      id: next.id,
      ends: isForward ? ([before.id, next.id] as const) : ([next.id, before.id] as const),
      from: a,
      via: [],
      to: b,
      bend: 0,
      middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      room: isRow ? (gaps[index + 1] ?? 0) - room.text : Math.min(280, stage.width - 24),
      rest: 'told' as const,
    };
    return [relationLine(line, relations, stores)];
  });
  return {
    width: stage.width,
    height: Math.max(stage.height, y + room.foot),
    boxes,
    lines,
    first: boxes[0]?.id ?? '',
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
