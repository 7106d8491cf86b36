import type { TurnBatch } from '../../../../query/index.ts';
import type { ThreadPart, ThreadToolCall } from './threadMessage.ts';

/**
 * Appends streamed parts to a message's parts. Unchanged parts keep their identity, so that their
 * components don't re-render.
 *
 * @param now - The arrival time in milliseconds, from which tool durations are computed.
 */
export function addToParts(
  parts: readonly ThreadPart[],
  batch: TurnBatch,
  now?: number,
): readonly ThreadPart[] {
  return batch.reduce((soFar, part) => {
    switch (part.type) {
      case 'text':
      case 'reasoning':
        return addWords(soFar, part.type, part.text);
      case 'finish-step':
        return part.isContinued === true ? soFar : endWords(soFar);
      case 'tool-call-start':
        return putToolCall(soFar, part.toolCallId, (call) => ({
          ...call,
          ...startOf(call, now),
          toolName: part.toolName,
        }));
      case 'tool-call':
        return putToolCall(soFar, part.toolCallId, (call) => ({
          ...call,
          ...startOf(call, now),
          toolName: part.toolName,
          args: part.args,
        }));
      case 'tool-result':
        return putToolCall(soFar, part.toolCallId, (call) => ({
          ...call,
          ...durationOf(call, now),
          result: { value: part.result, ...(part.isError === true ? { isError: true } : {}) },
        }));
      case 'file':
        return [...soFar, { type: 'file', mimeType: part.mimeType, data: part.data }];
      case 'source':
        return soFar.some((known) => known.type === 'source' && known.url === part.url)
          ? soFar
          : [...soFar, { type: 'source', id: part.id, url: part.url, title: part.title }];
      default:
        return soFar;
    }
  }, parts);
}

function startOf({ startedAt }: ThreadToolCall, now: number | undefined) {
  return startedAt === undefined && now !== undefined ? { startedAt: now } : {};
}

function durationOf({ startedAt }: ThreadToolCall, now: number | undefined) {
  return startedAt === undefined || now === undefined ? {} : { durationMs: now - startedAt };
}

function addWords(
  parts: readonly ThreadPart[],
  type: 'text' | 'reasoning',
  words: string,
): readonly ThreadPart[] {
  const last = parts.at(-1);
  const isApart = last?.type !== type || (last.type === 'text' && last.isOver === true);
  if (isApart) return words === '' ? parts : [...parts, { type, text: words }];
  return [...parts.slice(0, -1), { type, text: last.text + words }];
}

function endWords(parts: readonly ThreadPart[]): readonly ThreadPart[] {
  const last = parts.at(-1);
  return last?.type === 'text' ? [...parts.slice(0, -1), { ...last, isOver: true }] : parts;
}

function putToolCall(
  parts: readonly ThreadPart[],
  toolCallId: string,
  change: (call: ThreadToolCall) => ThreadToolCall,
): readonly ThreadPart[] {
  const at = parts.findIndex((part) => part.type === 'tool-call' && part.toolCallId === toolCallId);
  const known = parts[at];
  if (known?.type !== 'tool-call') {
    return [...parts, change({ type: 'tool-call', toolCallId, toolName: '', args: undefined })];
  }
  return parts.with(at, change(known));
}
