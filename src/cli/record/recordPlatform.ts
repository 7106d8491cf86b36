import { parseJson } from '../../client/index.ts';
import { identifiersOf, isRecord, type Endpoint } from '../../contract/index.ts';
import type { Fixture, Fixtures } from '../../mock-platform/index.ts';
import { addressOf } from '../doctor/examine.ts';
import { examinePlatform, type ExamineOptions, type Observed } from '../doctor/examinePlatform.ts';
import type { Target } from '../doctor/readTarget.ts';
import { shapeOf, textsIn } from '../doctor/shapeOf.ts';
import { createRedaction } from './createRedaction.ts';

/** The content of a fixtures file. */
export interface Recording extends Fixtures {
  readonly version: 1;
  /** The shapes of the answers, by route. */
  readonly shapes: Readonly<Record<string, string>>;
  /** Absent if only shapes were requested. */
  readonly answers?: readonly Fixture[];
}

/** The number of list items to request. */
const itemsPerPage = 20;

/**
 * Calls every read-only route and records the shapes of successful answers; with `answers`, also
 * the answers themselves, redacted.
 */
export async function recordPlatform(
  target: Target,
  { answers, ...options }: Pick<ExamineOptions, 'signal' | 'timeout'> & { answers: boolean },
): Promise<Recording> {
  const seen = new Map<Endpoint, unknown[]>();
  const fixtures = new Map<string, Fixture>();
  const redaction = createRedaction();
  const observe = ({ endpoint, schema, input, answer }: Observed): void => {
    const json =
      answer.type === 'answer' && answer.status < 300 ? parseJson(answer.body) : undefined;
    if (json === undefined) return;
    seen.set(endpoint, [...(seen.get(endpoint) ?? []), json]);
    // A link's token is a secret, and nothing is served without it.
    if (!answers || endpoint.credential === 'linkToken') return;
    const redacted = redaction.answer(schema, json);
    const about = Object.fromEntries(
      Object.entries(identifiersOf(input)).map(([name, id]) => [name, redaction.id(id)]),
    );
    const key = JSON.stringify([endpoint.name, about]);
    fixtures.set(key, { route: endpoint.name, about, answer: redacted });
  };
  await examinePlatform(target, { ...options, write: false, itemsPerPage, observe });
  return {
    version: 1,
    shapes: Object.fromEntries(
      [...seen].map(([endpoint, all]) => [addressOf(endpoint), shapeOf(all, textsIn(all))]),
    ),
    ...(answers ? { answers: [...fixtures.values()] } : {}),
  };
}

/** Returns true if a value is a recording. */
export function isRecording(value: unknown): boolean {
  return isRecord(value) && value['version'] === 1 && isRecord(value['shapes']);
}
