import { isRecord, randomUuid, type Endpoint } from '../../contract/index.ts';
import type { Environment } from '../../environment/index.ts';
import { asText, routeOf } from '../requests/encodeRequest.ts';
import { isBrainstemError } from '../errors/BrainstemError.ts';
import { isDecodeError } from '../errors/DecodeError.ts';
import { isPlatformError } from '../errors/PlatformError.ts';
import type { ClientObserver } from '../observers.ts';
import { readJwtSubject } from '../tokens/readJwtTimes.ts';
import { isFile } from '../uploads/isFile.ts';
import { createRecordStore, type RecordStore } from './createRecordStore.ts';
import type {
  DecisionRecord,
  GivenRecord,
  RecordContext,
  RecordsOptions,
  UnsentDecision,
} from './decisionRecord.ts';
import { requestContext, ruleOf } from './recordRules.ts';

export type CallEnd = { readonly answer: unknown } | { readonly error: unknown };

export interface Recorder extends Pick<RecordStore, 'getState' | 'acknowledge'> {
  /**
   * Starts the records of a call that is about to be sent.
   *
   * @returns A function that completes them.
   */
  begin: (
    endpoint: Endpoint,
    input: unknown,
    context: GivenRecord | undefined,
  ) => Promise<(end: CallEnd) => Promise<void>>;
  note: (decisions: readonly UnsentDecision[]) => void;
}

export interface RecorderContext {
  environment: Environment;
  observers: ReadonlySet<ClientObserver>;
  /** The current token. */
  bearer: () => string | undefined;
}

export interface RecorderOptions extends RecordsOptions, RecorderContext {
  onChange: () => void;
}

export function createRecorder(options: RecorderOptions): Recorder {
  const { environment, observers, bearer, content: hasContent = false } = options;
  const subject = (): string | undefined => {
    const token = bearer();
    return token === undefined ? undefined : readJwtSubject(token);
  };
  const store = createRecordStore(options);

  async function describe(
    context: RecordContext & Pick<DecisionRecord, 'action'>,
    fields: Partial<DecisionRecord>,
  ): Promise<DecisionRecord> {
    const { action, at = environment.clock.now(), by = 'person', reason, evidence } = context;
    return {
      id: randomUuid(),
      at: new Date(at).toISOString(),
      action,
      subject: subject() ?? unknown,
      by,
      ...(reason === undefined || reason === '' ? {} : { reason }),
      evidence: evidence === undefined ? unknown : [...evidence],
      outcome: 'unknown',
      before: context.before === undefined ? unknown : await hashOf(context.before),
      request: unknown,
      after: unknown,
      ...fields,
    };
  }

  function finish(records: readonly DecisionRecord[]): void {
    store.finish(records);
    for (const observer of observers) {
      for (const record of records) observer.onRecord?.(record);
    }
  }

  return {
    getState: store.getState,
    acknowledge: store.acknowledge,

    async begin(endpoint, input, given) {
      const rule = ruleOf(endpoint);
      if (rule === null) return () => Promise.resolve();
      const [action, field, secret] = rule;
      const request = secret === undefined ? await hashOf(input) : unknown;
      const isSigned = !unsigned.has(endpoint.credential);
      const contexts = targetsIn(input, field).map((target) => ({
        target,
        context: {
          ...requestContext(endpoint, input),
          ...(typeof given === 'function' ? given(target) : given),
        },
      }));
      const begun = await Promise.all(
        contexts.map(({ target, context }) =>
          describe(
            { action, ...context },
            {
              ...(target === undefined ? {} : { target }),
              route: routeOf(endpoint),
              request,
              ...(isSigned ? {} : { subject: unknown }),
              ...(hasContent && secret === undefined
                ? { content: { before: copyOf(context.before), request: copyOf(input) } }
                : {}),
            },
          ),
        ),
      );
      await store.begin(begun);
      return async (end) => {
        const isSentAgain = contexts.some(
          ({ context }) => 'error' in end && context.isSentAgain?.(end.error) === true,
        );
        if (isSentAgain) {
          store.drop(begun);
          return;
        }
        const fields = await describeEnd(end);
        const isNowKnown = isSigned ? subject() : undefined;
        finish(
          begun.map((record) => ({
            ...record,
            ...fields,
            // The first call of a page gets its token only after its records began.
            subject: record.subject === unknown ? (isNowKnown ?? unknown) : record.subject,
          })),
        );
      };
    },

    note(decisions) {
      void Promise.all(
        decisions.map(({ target, outcome, ...context }) =>
          describe(context, { outcome, ...(target === undefined ? {} : { target }) }),
        ),
      ).then(finish);
    },
  };
}

/** Credentials other than the token. */
const unsigned: ReadonlySet<Endpoint['credential']> = new Set([
  'appSession',
  'linkToken',
  'webhookSecret',
  'none',
]);

/** Returns the targets in a field of a request. Without any, there is still one record. */
function targetsIn(input: unknown, field: string | undefined): readonly (string | undefined)[] {
  if (field === undefined || !isRecord(input)) return [undefined];
  const found = [input.params, input.query, input.body, input.fields]
    .map((part) => (isRecord(part) ? part[field] : undefined))
    .find((value) => value !== undefined);
  if (found === undefined) return [undefined];
  return Array.isArray(found) && found.length > 0 ? found.map(asText) : [asText(found)];
}

function copyOf(value: unknown): unknown {
  return JSON.parse(canonicalJson(value));
}

async function describeEnd(end: CallEnd): Promise<Partial<DecisionRecord>> {
  if ('answer' in end) {
    const isStream = end.answer instanceof ReadableStream;
    return { outcome: 'done', after: isStream ? unknown : await hashOf(end.answer) };
  }
  const { error } = end;
  if (isPlatformError(error)) return { outcome: 'failed', code: error.code, status: error.status };
  if (!isBrainstemError(error)) return { outcome: 'unknown' };
  const { code } = error;
  if (isDecodeError(error)) return { outcome: error.side === 'response' ? 'done' : 'failed', code };
  return { outcome: code === 'network' || code === 'timeout' ? 'unknown' : 'failed', code };
}

/** The placeholder for an unknown value. */
const unknown = 'unknown';

/**
 * Returns the SHA-256 of a value's canonical JSON, as `sha256:` and hexadecimal digits. Returns
 * `unknown` without a secure context and thus SubtleCrypto: a weaker hash would prove nothing.
 */
async function hashOf(value: unknown): Promise<string> {
  const { subtle } = globalThis.crypto;
  if (typeof subtle !== 'object') return unknown;
  const bytes = new TextEncoder().encode(canonicalJson(value));
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return `sha256:${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Serialises a value as canonical JSON (RFC 8785): keys in UTF-16 order, no whitespace.
 * Concatenates by hand, since an object would move keys like `9` to the front. A file is
 * represented by its name, size and type.
 */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isFile(value)) {
    return canonicalJson({ name: value.name, size: value.size, type: value.type });
  }
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join()}}`;
}
