import * as v from 'valibot';
import { StreamError } from '../errors/StreamError.ts';

/** One thing that a data-stream v1 says. The letter is its code on the wire. */
export type DataStreamPart =
  /** `0`: words of the answer, to be added to those before. */
  | { type: 'text'; text: string }
  /** `g`: words of the model's reasoning, to be added to those before. */
  | { type: 'reasoning'; text: string }
  /** `3`: the run failed, in the service's own words. The text so far stays. */
  | { type: 'error'; message: string }
  /** `b`: a tool is about to be called; its arguments follow in pieces. */
  | { type: 'tool-call-start'; toolCallId: string; toolName: string }
  /** `c`: the next piece of the JSON of a call's arguments. */
  | { type: 'tool-call-delta'; toolCallId: string; argsTextDelta: string }
  /** `9`, or put together from `b` and `c`: a call with all its arguments, once for each id. */
  | { type: 'tool-call'; toolCallId: string; toolName: string; args: unknown }
  /**
   * `a`: what a tool gave back; `result` is undefined when it gave nothing. `isError` says that the
   * tool failed; encoders that know it send it.
   */
  | { type: 'tool-result'; toolCallId: string; result: unknown; isError?: boolean }
  /** `h`: a page that the answer rests on. Check the scheme of `url` before linking to it. */
  | { type: 'source'; id: string; url: string; title?: string }
  /** `k`: a file that the assistant made. `data` is its content in base64. */
  | { type: 'file'; mimeType: string; data: string }
  /** `f`: a step of the run begins. */
  | { type: 'start-step'; messageId: string }
  /** `e`: a step is over; `isContinued` says that the next one goes on with the same text. */
  | ({ type: 'finish-step'; isContinued?: boolean } & DataStreamFinish)
  /** `d`: the answer is over. Nothing follows. */
  | ({ type: 'finish' } & DataStreamFinish);

/** The end of a step or an answer. */
export interface DataStreamFinish {
  /**
   * The documents name `stop`, `tool-calls` (a person is asked) and `error`. One that came without
   * a reason has ended like one with `stop`.
   */
  finishReason: string;
  /** Tokens read and written; absent unless the stream gave both as numbers. */
  usage?: { promptTokens: number; completionTokens: number } | undefined;
}

/**
 * Reads one line, given without the white space around it.
 *
 * @returns Undefined for a line that holds nothing for a person, which is then not looked into:
 * comments, which begin with a colon, codes `2` (data), `8` (annotations), `i` and `j` (hidden reasoning), a source that is no page, a
 * file of another shape, and codes that are not known here.
 * @throws StreamError when the line is no `{type}:{json}` or a known code carries another shape
 * than its own. It never quotes the line, for the line holds people's words.
 */
export function decodeDataStreamLine(line: string, lineNumber: number): DataStreamPart | undefined {
  // As proxies send them, so that a connection stays open.
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

/** The content of a line, with the details that an error names. */
interface Value {
  code: string;
  json: string;
  lineNumber: number;
}

/** Most lines by far carry words alone, and those need no schema. */
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

/** Neither is always there: JSON omits undefined, such as the result of a void tool. */
const toolCall = v.object({ ...toolCallStart.entries, args: v.optional(v.unknown()) });
const toolResult = v.object({
  toolCallId: v.string(),
  result: v.optional(v.unknown()),
  isError: v.fallback(v.optional(v.boolean()), undefined),
});
const file = v.object({ mimeType: v.string(), data: v.string() });

const source = v.object({ sourceType: v.string() });

/** Decoration with a wrong shape is dropped; the answer is worth more. */
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

/** A JSON text that could be read, its value in a box: `undefined` is no value of JSON. */
interface ReadJson {
  value: unknown;
}

/**
 * Reads a JSON text of unknown shape and drops every key named `__proto__`, at any depth: code that
 * copies such a value by assignment would otherwise change the copy's prototype.
 *
 * @returns Undefined when the text is not JSON.
 */
export function readJson(text: string): ReadJson | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // A SyntaxError quotes what it read, so it goes no further.
    return undefined;
  }
  if (!text.startsWith('"') && mayHoldKey.test(text)) dropPrototypeKeys(value);
  return { value };
}

/** Few texts name the key, plainly or in escapes. The others are not walked through. */
const mayHoldKey = /__proto__|\\u00/;

/** Without recursion: a reviver overflows the stack on a value that is nested deeply. */
function dropPrototypeKeys(value: unknown): void {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (Object.hasOwn(next, '__proto__')) Reflect.deleteProperty(next, '__proto__');
    for (const child of Object.values(next)) open.push(child);
  }
}
