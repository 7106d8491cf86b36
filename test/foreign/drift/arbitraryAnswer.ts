import fc from 'fast-check';
import * as v from 'valibot';
import { isSchema } from '../../../src/client/answers/unwrapSchema.ts';
import { isRecord, type Schema } from '../../../src/contract/index.ts';

/** Answers as the platform's documents allow them: whatever a schema takes. */
export function arbitraryAnswer(schema: Schema): fc.Arbitrary<unknown> {
  return arbitrary(schema).filter((answer) => v.is(schema, answer));
}

/** Objects by which lazy schemas tell their kinds apart. */
const kinds = [{}, { type: 'text' }, { type: 'tool-call' }, { user_id: 'someone' }];

const text = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc
    .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc.nat(99).map(String),
);

function arbitrary(schema: unknown): fc.Arbitrary<unknown> {
  if (!isRecord(schema)) throw new TypeError('expected a schema');
  const { pipe, type, wrapped, entries, item, value, options, literal, getter } = schema;
  if (Array.isArray(pipe)) {
    return arbitrary(pipe.filter(isSchema).at(-1)).filter(
      (given) => !isSchema(schema) || v.is(schema, given),
    );
  }
  if (type === 'lazy' && typeof getter === 'function') {
    return fc.constantFrom(...kinds).chain((kind) => {
      const inner: unknown = Reflect.apply(getter, undefined, [kind]);
      return arbitrary(inner);
    });
  }
  if (type === 'optional' || type === 'exact_optional') {
    return fc.option(arbitrary(wrapped), { nil: undefined });
  }
  if (type === 'nullish' || type === 'nullable') return fc.option(arbitrary(wrapped));
  if (isRecord(entries)) {
    const fields: Record<string, fc.Arbitrary<unknown>> = {};
    for (const [name, field] of Object.entries(entries)) fields[name] = arbitrary(field);
    return fc.record(fields).map(withoutUndefined);
  }
  if (type === 'array') return fc.array(arbitrary(item), { maxLength: 4 });
  if (type === 'record') {
    return fc.dictionary(fc.string({ maxLength: 4 }), arbitrary(value), { maxKeys: 3 });
  }
  if (Array.isArray(options)) {
    const all: readonly unknown[] = options;
    return type === 'picklist' ? fc.constantFrom(...all) : fc.oneof(...all.map(arbitrary));
  }
  const simple: Record<string, fc.Arbitrary<unknown>> = {
    string: text,
    number: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
    boolean: fc.boolean(),
    literal: fc.constant(literal),
    unknown: fc.jsonValue({ maxDepth: 1 }),
  };
  const found = simple[String(type)];
  if (found === undefined) throw new TypeError(`no arbitrary for a schema of ${String(type)}`);
  return found;
}

function withoutUndefined(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, field]) => field !== undefined));
}
