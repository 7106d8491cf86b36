import { setUnreadableCount } from '../../client/index.ts';

/** A part of a database that can be synced. */
export interface SqlStream {
  /** An id that is unique in its list. Not for display. */
  key: string;
  name: string;
  /** The stream's schema, if the platform names it. */
  namespace: string | undefined;
  /** The raw stream, which is sent back unchanged. */
  raw: unknown;
}

/** The result of schema discovery. */
export interface DiscoveredStreams {
  streams: readonly SqlStream[];
  /** The platform's errors for schemas that it couldn't list, or for the whole database. */
  problems: readonly string[];
}

/** The progress of a check. */
export interface SourceCheckState {
  status: 'pending' | 'succeeded' | 'failed';
  message: string | undefined;
}

/** Finds the id of a check in an answer of undocumented shape. */
export function checkIdIn(answer: unknown): string | undefined {
  return textIn(answer, 'checkId') ?? textAt(answer, 'id');
}

/** Finds the id of the pipeline in configure-sync's answer. */
export function pipelineIdIn(answer: unknown): string | undefined {
  return textIn(answer, 'pipelineConnectionId') ?? textAt(answer, 'id');
}

/** Reads a check's progress. An unknown status counts as pending. */
export function checkStateIn(answer: unknown): SourceCheckState {
  const message = messageAt(answer);
  const status = textAt(answer, 'status') ?? flagAt(answer);
  if (status !== undefined && /^(succe|complet|ok|done|ready)/i.test(status)) {
    return { status: 'succeeded', message };
  }
  const isFailed = status !== undefined && /^(fail|error|refus|cancel)/i.test(status);
  return { status: isFailed ? 'failed' : 'pending', message };
}

/**
 * Reads a database's streams: a list, or a `streams` in the answer or one of its objects, like in
 * Airbyte's `catalog`. `leftOutOf` counts streams without a name.
 *
 * @returns Undefined for an unreadable answer, as opposed to an empty one.
 */
export function streamsIn(answer: unknown): DiscoveredStreams | undefined {
  const list = Array.isArray(answer) ? answer : nestedIn(answer).map(streamsAt).find(isList);
  const problems = problemsIn(answer);
  if (list === undefined) return problems.length === 0 ? undefined : { streams: [], problems };
  const named = list.flatMap(streamIn);
  if (named.length === 0 && list.length > 0) return undefined;
  const streams = [...new Map(named.map((stream) => [stream.key, stream])).values()];
  setUnreadableCount(streams, list.length - named.length);
  return { streams, problems };
}

/** Reads a stream: a bare name, an object with one, or an object with a `stream`. */
function streamIn(raw: unknown): readonly SqlStream[] {
  const described = textAt(raw, 'name') === undefined ? valueAt(raw, 'stream') : raw;
  const name = typeof raw === 'string' ? raw : textAt(described, 'name');
  if (name === undefined || name === '') return [];
  const namespace = textAt(described, 'namespace') ?? textAt(described, 'schema');
  return [{ key: JSON.stringify([namespace, name]), name, namespace, raw }];
}

/** Returns the platform's message if it failed, and those about schemas in `errors`. */
function problemsIn(answer: unknown): readonly string[] {
  const whole = flagAt(answer) === 'failed' || textAt(answer, 'error') !== undefined;
  const message = whole ? messageAt(answer) : undefined;
  const parts = nestedIn(answer).flatMap((holder) => {
    const errors = valueAt(holder, 'errors');
    return typeof errors === 'object' && errors !== null ? Object.entries(errors) : [];
  });
  const partly = parts.flatMap(([key, error]: [string, unknown]) => {
    const reason = typeof error === 'string' ? error : messageAt(error);
    const index = /^\d+$/.test(key) ? undefined : key;
    const place = textAt(error, 'namespace') ?? textAt(error, 'schema') ?? index;
    const text = [place, reason].filter((piece) => piece !== undefined).join(': ');
    return text === '' ? [] : [text];
  });
  return [...new Set([...(message === undefined ? [] : [message]), ...partly])];
}

/** Returns the answer and its nested objects, up to a depth. */
function nestedIn(answer: unknown, depth = 2): readonly unknown[] {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return [];
  if (depth === 0) return [answer];
  const inner = Object.values(answer).flatMap((value) => nestedIn(value, depth - 1));
  return [answer, ...inner];
}

function streamsAt(holder: unknown): unknown {
  return valueAt(holder, 'streams');
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function messageAt(answer: unknown): string | undefined {
  return textAt(answer, 'message') ?? textAt(answer, 'error');
}

function valueAt(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

function textAt(value: unknown, key: string): string | undefined {
  const found = valueAt(value, key);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** Returns a text of exactly this key from the answer or an object in it. */
function textIn(answer: unknown, key: string): string | undefined {
  for (const holder of nestedIn(answer, 1)) {
    const found = textAt(holder, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

function flagAt(answer: unknown): string | undefined {
  const success = valueAt(answer, 'success');
  if (typeof success !== 'boolean') return undefined;
  return success ? 'succeeded' : 'failed';
}
