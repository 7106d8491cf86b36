import * as v from 'valibot';
import type { LayoutInput, LayoutOutput } from '../layoutInput.ts';

const point = v.object({ x: v.number(), y: v.number() });

const size = v.object({ width: v.number(), height: v.number() });

const algorithm = v.picklist(['organic', 'hierarchical', 'radial', 'grid']);

/** A request from the page to the worker. */
const layoutRequest = v.object({
  algorithm,
  boxes: v.array(size),
  links: v.array(v.tuple([v.number(), v.number(), v.optional(v.literal('back'))])),
  badgeWidths: v.exactOptional(v.array(v.number())),
  groups: v.optional(v.array(v.number())),
  deadline: v.number(),
  stage: v.exactOptional(size),
});

/** A message from the worker to the page: progress or the result. */
export type LayoutMessage =
  | { readonly type: 'progress'; readonly progress: number }
  | ({ readonly type: 'done' } & LayoutOutput);

const layoutMessage = v.variant('type', [
  v.object({ type: v.literal('progress'), progress: v.number() }),
  v.object({
    type: v.literal('done'),
    places: v.array(point),
    algorithm,
    isLate: v.boolean(),
    lines: v.exactOptional(v.array(v.array(point))),
  }),
]);

/** Parses a request to the worker. Returns undefined for other messages. */
export function readLayoutRequest(data: unknown): LayoutInput | undefined {
  return v.is(layoutRequest, data) ? data : undefined;
}

/** Parses a message from the worker. Returns undefined for other messages. */
export function readLayoutMessage(data: unknown): LayoutMessage | undefined {
  return v.is(layoutMessage, data) ? data : undefined;
}
