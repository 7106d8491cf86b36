/** Something of a database that can be synced. */
export interface SqlStream {
  /** Its name, or `namespace.name`; unique in its list. */
  key: string;
  name: string;
  /** The schema that it belongs to, if the platform names it. */
  namespace: string | undefined;
  /** As the platform said it; sent back in this shape. */
  raw: unknown;
}

/** How far a check has come. */
export interface SourceCheckState {
  status: 'pending' | 'succeeded' | 'failed';
  message: string | undefined;
}

/** The id of a check, of whose answer no shape is documented. */
export function checkIdIn(answer: unknown): string | undefined {
  return textAt(answer, 'checkId') ?? textAt(answer, 'id');
}

/** The id of the pipeline that configure-sync made. */
export function pipelineIdIn(answer: unknown): string | undefined {
  return textAt(answer, 'pipelineConnectionId') ?? textAt(answer, 'id');
}

/** How far a check has come. A word that is not known counts as pending. */
export function checkStateIn(answer: unknown): SourceCheckState {
  const message = textAt(answer, 'message') ?? textAt(answer, 'error');
  const said = textAt(answer, 'status') ?? flagAt(answer);
  if (said !== undefined && /^(succe|complet|ok|done|ready)/i.test(said)) {
    return { status: 'succeeded', message };
  }
  const isFailed = said !== undefined && /^(fail|error|refus|cancel)/i.test(said);
  return { status: isFailed ? 'failed' : 'pending', message };
}

/** What of a database can be synced; what cannot be named is left out. */
export function streamsIn(answer: unknown): readonly SqlStream[] {
  const list = Array.isArray(answer) ? answer : valueAt(answer, 'streams');
  if (!Array.isArray(list)) return [];
  const streams = list.flatMap((raw: unknown): SqlStream[] => {
    const name = typeof raw === 'string' ? raw : textAt(raw, 'name');
    if (name === undefined) return [];
    const namespace = textAt(raw, 'namespace') ?? textAt(raw, 'schema');
    return [{ key: namespace === undefined ? name : `${namespace}.${name}`, name, namespace, raw }];
  });
  return [...new Map(streams.map((stream) => [stream.key, stream])).values()];
}

function valueAt(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

function textAt(value: unknown, key: string): string | undefined {
  const found = valueAt(value, key);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

function flagAt(answer: unknown): string | undefined {
  const success = valueAt(answer, 'success');
  if (typeof success !== 'boolean') return undefined;
  return success ? 'succeeded' : 'failed';
}
