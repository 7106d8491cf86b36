import { readJson, type DataStreamPart } from './dataStreamPart.ts';

/** Gives each tool call once, and whole. */
export interface DataStreamToolCalls {
  /** Takes a part as the stream has it and adds to `parts` what a consumer is to see. */
  admit(part: DataStreamPart, parts: DataStreamPart[]): void;
  /** The length of the argument text that is held, in UTF-16 code units. */
  readonly heldLength: number;
}

/**
 * Unifies the two ways in which a stream reports a tool call: code `9` with all arguments, or `b`
 * and then `c` with pieces of their JSON. The platform's documents know only the second, so a
 * consumer that needs the arguments must get them without a `9`:
 *
 * - A `tool-call` is given once for each id: at its `9`, or else, from the pieces, just before its
 *   `a` (result) or the `e` or `d` that ends the step, whichever comes first. Until then a `9` may
 *   still come; the `b` of another call says nothing, since parallel calls overlap. Pieces that
 *   are not complete JSON by then give no `tool-call`.
 * - What comes again of a call that was given is dropped. The end of a cut stream gives nothing.
 * - A `b` that comes again before then starts the arguments over. It and its pieces are read for
 *   the arguments but not given, or a consumer that adds pieces up would have them twice.
 */
export function createDataStreamToolCalls(): DataStreamToolCalls {
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
    admit(part, parts) {
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
    get heldLength() {
      return heldLength;
    },
  };
}

/** A call whose arguments are still coming. */
interface OpenCall {
  toolName: string;
  argsText: string;
  /** True if this is not the call's first start. */
  repeated: boolean;
}
