import { readJson, type DataStreamPart } from './dataStreamPart.ts';

/**
 * Unifies the two ways in which a stream reports a tool call: code `9` with all arguments, or `b`
 * followed by `c` with pieces of their JSON. The platform documents only the second, so arguments
 * must be available without a `9`:
 *
 * - A `tool-call` is emitted once for each id: at its `9`, or else, from the pieces, just before
 *   its `a` (result) or the `e` or `d` that ends the step, whichever comes first. Until then a `9`
 *   may still arrive; the `b` of another call doesn't end it, since parallel calls overlap.
 *   Incomplete JSON gives no `tool-call`.
 * - Duplicates of an emitted call are dropped. The end of a truncated stream emits nothing.
 * - A repeated `b` before then restarts the arguments. It and its pieces aren't emitted, since a
 *   consumer that concatenates pieces would have them twice.
 */
export function createDataStreamToolCalls() {
  const started = new Set<string>();
  const given = new Set<string>();
  const open = new Map<string, OpenCall>();
  let heldLength = 0;

  function close(toolCallId: string): OpenCall | undefined {
    const call = open.get(toolCallId);
    heldLength -= call?.argsText.length ?? 0;
    open.delete(toolCallId);
    return call;
  }

  function assemble(toolCallId: string, parts: DataStreamPart[]): void {
    const call = close(toolCallId);
    if (call === undefined) return;
    const json = readJson(call.argsText);
    if (json === undefined) return;
    given.add(toolCallId);
    parts.push({ type: 'tool-call', toolCallId, toolName: call.toolName, args: json.value });
  }

  return {
    /** Processes a received part and appends the parts for the consumer to `parts`. */
    admit(part: DataStreamPart, parts: DataStreamPart[]): void {
      switch (part.type) {
        case 'tool-call-start': {
          const { toolCallId, toolName } = part;
          if (given.has(toolCallId)) return;
          const repeated = started.has(toolCallId);
          close(toolCallId);
          open.set(toolCallId, { toolName, argsText: '', repeated });
          if (repeated) return;
          started.add(toolCallId);
          break;
        }
        case 'tool-call-delta': {
          if (given.has(part.toolCallId)) return;
          const call = open.get(part.toolCallId);
          if (call === undefined) break;
          call.argsText += part.argsTextDelta;
          heldLength += part.argsTextDelta.length;
          if (call.repeated) return;
          break;
        }
        case 'tool-call':
          if (given.has(part.toolCallId)) return;
          given.add(part.toolCallId);
          close(part.toolCallId);
          break;
        case 'tool-result':
          assemble(part.toolCallId, parts);
          break;
        case 'finish-step':
        case 'finish':
          for (const toolCallId of open.keys()) assemble(toolCallId, parts);
          break;
        default:
      }
      parts.push(part);
    },
    /** The length of the buffered argument text, in UTF-16 code units. */
    get heldLength() {
      return heldLength;
    },
  };
}

/** A call whose arguments are incomplete. */
interface OpenCall {
  toolName: string;
  argsText: string;
  /** True if the call was started more than once. */
  repeated: boolean;
}
