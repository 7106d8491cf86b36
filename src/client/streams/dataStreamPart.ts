import * as v from 'valibot';
import { StreamError } from '../errors/StreamError.ts';

/** A part of a data stream v1. The letter is its code on the wire. */
export type DataStreamPart =
  /** `0`: text to append to the answer. */
  | { type: 'text'; text: string }
  /** `g`: text to append to the model's reasoning. */
  | { type: 'reasoning'; text: string }
  /** `3`: the run failed, with the service's message. The text so far stays. */
  | { type: 'error'; message: string }
  /** `b`: a tool call starts; its arguments follow in pieces. */
  | { type: 'tool-call-start'; toolCallId: string; toolName: string }
  /** `c`: the next piece of a call's arguments, as JSON text. */
  | { type: 'tool-call-delta'; toolCallId: string; argsTextDelta: string }
  /** `9`, or assembled from `b` and `c`: a call with all its arguments, once for each id. */
  | { type: 'tool-call'; toolCallId: string; toolName: string; args: unknown }
  /**
   * `a`: a tool's result; undefined if it returned none. `isError` is set if the tool failed, by
   * encoders that know it.
   */
  | { type: 'tool-result'; toolCallId: string; result: unknown; isError?: boolean }
  /** `h`: a page that the answer cites. Check the scheme of `url` before linking to it. */
  | { type: 'source'; id: string; url: string; title?: string }
  /** `k`: a file that the assistant made, with `data` in base64. */
  | { type: 'file'; mimeType: string; data: string }
  /** `f`: a step of the run starts. */
  | { type: 'start-step'; messageId: string }
  /** `e`: a step ends; with `isContinued`, the next one continues the same text. */
  | ({ type: 'finish-step'; isContinued?: boolean } & DataStreamFinish)
  /** `d`: the answer ends. Nothing follows. */
  | ({ type: 'finish' } & DataStreamFinish);

/** The end of a step or an answer. */
export interface DataStreamFinish {
  /**
   * The documents name `stop`, `tool-calls` (waits for the user) and `error`. A missing reason is
   * read as `stop`.
   */
  finishReason: string;
  /** Input and output tokens; absent unless the stream sent both as numbers. */
  usage?: { promptTokens: number; completionTokens: number } | undefined;
}

/**
 * Decodes one trimmed line.
 *
 * @returns Undefined for a line without user-visible content, which isn't parsed: comments, which
 * start with a colon, codes `2` (data), `8` (annotations), `i` and `j` (hidden reasoning), a source
 * that isn't a page, a malformed file, and unknown codes.
 * @throws StreamError if the line isn't `{type}:{json}` or a known code has the wrong shape. It
 * never quotes the line, which may contain user content.
 */
export function decodeDataStreamLine(line: string, lineNumber: number): DataStreamPart | undefined {
  // Proxies send comments to keep a connection open.
  if (line.startsWith(':')) return undefined;
  const colon = line.indexOf(':');
  const code = line.slice(0, Math.max(colon, 0));
  const value: Value = { code, json: line.slice(colon + 1), lineNumber };
  switch (code) {
    case '0':
      return { type: 'text', text: readWords(value) };
    case 'g':
      return { type: 'reasoning', text: readWords(value) };
    case '3':
      return { type: 'error', message: readWords(value) };
    case 'b':
      return { type: 'tool-call-start', ...read(value, toolCallStart) };
    case 'c':
      return { type: 'tool-call-delta', ...read(value, toolCallDelta) };
    case '9':
      return { type: 'tool-call', args: undefined, ...read(value, toolCall) };
    case 'a':
      return { type: 'tool-result', result: undefined, ...read(value, toolResult) };
    case 'h':
      if (read(value, source).sourceType !== 'url') return undefined;
      return { type: 'source', ...read(value, page) };
    case 'k':
      return readFile(value);
    case 'f':
      return { type: 'start-step', ...read(value, startStep) };
    case 'e':
      return { type: 'finish-step', ...read(value, finishStep) };
    case 'd':
      return { type: 'finish', ...read(value, finish) };
    default:
      if (/^[\w-]+$/.test(code)) return undefined;
      throw new StreamError('it does not have the form {type}:{json}', lineNumber);
  }
}

/** The content of a line, with the details for errors. */
interface Value {
  code: string;
  json: string;
  lineNumber: number;
}

/** Parses text without a schema, since most lines contain nothing else. */
function readWords(value: Value): string {
  const words = parse(value);
  if (typeof words === 'string') return words;
  throw wrongShape(value);
}

function read<T>(value: Value, shape: v.GenericSchema<unknown, T>): T {
  const decoded = v.safeParse(shape, parse(value), { abortEarly: true });
  if (decoded.success) return decoded.output;
  throw wrongShape(value, v.getDotPath(decoded.issues[0]));
}

function readFile({ json }: Value): DataStreamPart | undefined {
  const decoded = v.safeParse(file, readJson(json)?.value);
  return decoded.success ? { type: 'file', ...decoded.output } : undefined;
}

function parse({ code, json, lineNumber }: Value): unknown {
  const parsed = readJson(json);
  if (parsed !== undefined) return parsed.value;
  throw new StreamError(`code ${code} does not carry JSON`, lineNumber);
}

function wrongShape({ code, lineNumber }: Value, path: string | null = null): StreamError {
  const place = path === null ? '' : ` at ${path}`;
  return new StreamError(`code ${code} carries the wrong shape${place}`, lineNumber);
}

const toolCallStart = v.object({ toolCallId: v.string(), toolName: v.string() });
const toolCallDelta = v.object({ toolCallId: v.string(), argsTextDelta: v.string() });

/** Both `args` and `result` can be absent: JSON omits undefined, such as a void tool's result. */
const toolCall = v.object({ ...toolCallStart.entries, args: v.optional(v.unknown()) });
const toolResult = v.object({
  toolCallId: v.string(),
  result: v.optional(v.unknown()),
  isError: v.fallback(v.optional(v.boolean()), undefined),
});
const file = v.object({ mimeType: v.string(), data: v.string() });

const source = v.object({ sourceType: v.string() });

/** Malformed optional fields are dropped rather than fail the answer. */
const page = v.object({
  id: v.string(),
  url: v.string(),
  title: v.fallback(v.optional(v.string()), undefined),
});
const usage = v.fallback(
  v.optional(v.object({ promptTokens: v.number(), completionTokens: v.number() })),
  undefined,
);

const startStep = v.object({ messageId: v.string() });
const finish = v.object({ finishReason: v.nullish(v.string(), 'stop'), usage });
const finishStep = v.object({
  ...finish.entries,
  isContinued: v.fallback(v.optional(v.boolean()), undefined),
});

/** A parsed JSON value, boxed to distinguish it from undefined for invalid JSON. */
interface ReadJson {
  value: unknown;
}

/**
 * Parses JSON of unknown shape and drops every key named `__proto__`, at any depth, against
 * prototype pollution when the value is copied by assignment.
 *
 * @returns Undefined for invalid JSON.
 */
export function readJson(text: string): ReadJson | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // A SyntaxError quotes its input, which may contain user content.
    return undefined;
  }
  if (!text.startsWith('"') && mayHoldKey.test(text)) dropPrototypeKeys(value);
  return { value };
}

/** Few texts contain the key, plain or escaped. The others needn't be walked. */
const mayHoldKey = /__proto__|\\u00/;

/** Drops the keys iteratively: a reviver overflows the stack on a deeply nested value. */
function dropPrototypeKeys(value: unknown): void {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (Object.hasOwn(next, '__proto__')) Reflect.deleteProperty(next, '__proto__');
    for (const child of Object.values(next)) open.push(child);
  }
}
