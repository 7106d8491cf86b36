import { processDataStream } from '@ai-sdk/ui-utils';
import type { DataStreamPart } from '../../../src/client/index.ts';

/** A part as a pair of its code on the wire and what it carries. */
export type Line = readonly [code: string, value: unknown];

/** The parts of a body as the protocol's own decoder reads them, without those that we pass over. */
export async function readByReference(bytes: Uint8Array): Promise<Line[]> {
  const lines: Line[] = [];
  const add = (code: string) => (value: unknown) => void lines.push([code, value]);
  await processDataStream({
    stream: new ReadableStream({
      start(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    }),
    onTextPart: add('0'),
    onReasoningPart: add('g'),
    onErrorPart: add('3'),
    onSourcePart: add('h'),
    onFilePart: add('k'),
    onToolCallStreamingStartPart: add('b'),
    onToolCallDeltaPart: add('c'),
    onToolCallPart: add('9'),
    onToolResultPart: add('a'),
    onStartStepPart: add('f'),
    onFinishStepPart: add('e'),
    onFinishMessagePart: add('d'),
  });
  return lines;
}

/** Our parts in the same form; those that only we put together have the code `assembled`. */
export function toLines(parts: readonly DataStreamPart[], reference: readonly Line[]): Line[] {
  const whole = new Set(reference.flatMap(([code, value]) => (code === '9' ? [idOf(value)] : [])));
  return parts.map((part): Line => {
    switch (part.type) {
      case 'text':
        return ['0', part.text];
      case 'reasoning':
        return ['g', part.text];
      case 'error':
        return ['3', part.message];
      default: {
        const { type, ...value } = part;
        const isAssembled = type === 'tool-call' && !whole.has(part.toolCallId);
        return [isAssembled ? 'assembled' : codes[type], value];
      }
    }
  });
}

/**
 * Drops what only the reference has: fields that none of our consumers reads.
 *
 * @returns The reference's lines with our fields alone.
 */
export function withOurFields(reference: readonly Line[]): Line[] {
  return reference.map(([code, value]): Line => {
    if (typeof value !== 'object' || value === null) return [code, value];
    const ours = fields[code];
    const entries = Object.entries(value).filter(([key]) => ours === undefined || ours.has(key));
    return [code, Object.fromEntries(entries.filter(([key, entry]) => isRead(key, entry)))];
  });
}

/** The arguments that the pieces of each call add up to. */
export function assembledArguments(reference: readonly Line[]): Map<unknown, unknown> {
  const texts = new Map<unknown, string>();
  for (const [code, value] of reference) {
    if (code !== 'c' || typeof value !== 'object' || value === null) continue;
    const id = idOf(value);
    texts.set(id, (texts.get(id) ?? '') + String(Reflect.get(value, 'argsTextDelta')));
  }
  return new Map([...texts].map(([id, json]) => [id, JSON.parse(json)]));
}

const codes = {
  'tool-call-start': 'b',
  'tool-call-delta': 'c',
  'tool-call': '9',
  'tool-result': 'a',
  source: 'h',
  file: 'k',
  'start-step': 'f',
  'finish-step': 'e',
  finish: 'd',
} as const;

const fields: Readonly<Record<string, ReadonlySet<string>>> = {
  a: new Set(['toolCallId', 'result', 'isError']),
  h: new Set(['id', 'url', 'title']),
  e: new Set(['finishReason', 'usage', 'isContinued']),
  d: new Set(['finishReason', 'usage']),
};

/** Counts that are no numbers, as an encoder sends that has none, are as good as none. */
function isRead(key: string, value: unknown): boolean {
  if (key !== 'usage' || typeof value !== 'object' || value === null) return true;
  return (
    typeof Reflect.get(value, 'promptTokens') === 'number' &&
    !Object.values(value).some(Number.isNaN)
  );
}

/** The id of the call that a line belongs to. */
export function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, 'toolCallId') : undefined;
}
