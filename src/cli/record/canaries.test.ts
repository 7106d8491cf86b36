import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../test/propertyRuns.ts';
import { unwrapSchema } from '../../client/index.ts';
import * as contract from '../../contract/index.ts';
import { isRecord } from '../../contract/index.ts';
import { examine } from '../doctor/examine.ts';
import { shapeOf, textsIn } from '../doctor/shapeOf.ts';
import { createRedaction } from './createRedaction.ts';

/** Texts that nobody may find again. A drawn digit is never zero, so none of these is drawn. */
const marks = /quokka|lovelace|qk-?live|4010|1805|hunter|‽/i;

const texts = [
  'Quokka Lovelace',
  'lovelace',
  'lovelace@quokka.example',
  'https://quokka.example/lovelace?token=qk-live-1',
  'QK-LIVE-9f8e7d6c5b4a',
  '2026-03-01 call Lovelace, PIN hunter2x',
  '2026-03-02_Lovelace_payslip.pdf',
  '2026-03-02T12:00:00Z Lovelace',
  '1805-12-10',
  '1805-12-10 4010:4010.4010Z',
  'application/qk-live-9f8e7d6c5b4a',
  'image/Lovelace_passport.png',
  'text/hunter2',
  'application/pdf; name=Lovelace',
  'Missing required scope: quokka',
  '4010111111111111',
  '‽‽‽ ‽',
];
const keys = [
  'Quokka',
  'lovelace',
  'ada_lovelace',
  'qk-live-KeyC',
  'QuokkaLovelace',
  'lovelaceId',
  'name of Lovelace',
  '1805-12-10',
];

/** Fields that no document names. */
const extra = (pick: Pick) => ({
  [pick(keys)]: pick(texts),
  password: 4010,
  secrets: [pick(texts), { value: pick(texts) }],
  apiKey: { [pick(keys)]: [4010] },
  access_token: pick(texts),
  diagnosedAt: '1805-12-10T11:11:11Z',
  updated_at: pick([pick(texts), '1805-12-10T11:11:11.111Z']),
  details: { [pick(keys)]: { [pick(keys)]: pick(texts) }, count: 4010 },
  status: pick(texts),
});

type Pick = <T>(from: readonly T[]) => T;

/** An answer as its schema has it, with canaries at every place that isn't a number or a flag. */
function plant(schema: unknown, pick: Pick): unknown {
  const { type, entries, item, value, options, literal } = unwrapSchema(schema, pick(someParts));
  if (pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) === 0)
    return pick<unknown>([pick(texts), extra(pick)]);
  if (Array.isArray(options)) {
    return type === 'picklist' ? pick([pick(options), pick(texts)]) : plant(pick(options), pick);
  }
  if (type === 'literal') return literal;
  if (type === 'number') return pick([0, 7]);
  if (type === 'boolean') return pick([true, false]);
  if (type === 'array') return [plant(item, pick), plant(item, pick)];
  if (type === 'record')
    return { [pick(keys)]: plant(value, pick), [pick(keys)]: plant(value, pick) };
  if (isRecord(entries)) {
    const fields = Object.entries(entries).map(([key, inner]) => [key, plant(inner, pick)]);
    return { ...Object.fromEntries(fields), ...pick<object>([extra(pick), {}]) };
  }
  return type === 'string'
    ? pick(texts)
    : pick<unknown>([extra(pick), [extra(pick)], pick(texts), 4010]);
}

/** Parts that tell apart a schema that depends on its input. */
const someParts = [{ type: 'text' }, { type: 'tool-call' }, { user_id: 'quokka' }, {}];

const documented: readonly (readonly [contract.Endpoint, contract.Schema])[] = [
  ...contract.endpoints.flatMap((endpoint) =>
    endpoint.response.type === 'json' ? [[endpoint, endpoint.response.schema] as const] : [],
  ),
  [contract.performAction, contract.brain],
];

const planted = fc
  .tuple(fc.constantFrom(...documented), fc.infiniteStream(fc.nat()))
  .map(([[endpoint, schema], numbers]) => {
    const pick: Pick = (from) => {
      const [next] = numbers.take(1);
      const picked = from[(next ?? 0) % from.length];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    };
    return { endpoint, schema, answer: plant(schema, pick) };
  });

it('no canary survives in a recording, in its shapes, or in what the doctor says', () => {
  fc.assert(
    fc.property(planted, ({ endpoint, schema, answer }) => {
      const body = JSON.stringify(answer);
      expect(JSON.stringify(createRedaction().answer(schema, answer))).not.toMatch(marks);
      expect(shapeOf([answer], textsIn(answer))).not.toMatch(marks);
      for (const status of [200, 403, 500]) {
        const answered = {
          type: 'answer',
          status,
          ms: 1,
          contentType: 'application/json',
        } as const;
        const report = examine(endpoint, { ...answered, body }, { schema });
        expect(JSON.stringify(report)).not.toMatch(marks);
      }
    }),
    { numRuns: propertyRuns(20_000) },
  );
});
