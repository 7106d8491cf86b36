import * as v from 'valibot';

/** Names that `v.record` omits. */
const leftOut = ['__proto__', 'constructor', 'prototype'];

/**
 * Creates the schema of an object with user-defined keys, such as labels. Unlike `v.record`, it
 * keeps every key, even `constructor` and `__proto__`. Read its entries rather than properties,
 * since a missing name may exist on the prototype.
 */
export function recordOf<const Value extends v.GenericSchema>(
  value: Value,
): v.RecordSchema<v.StringSchema<undefined>, Value, undefined> {
  const record = v.record(v.string(), value);
  return {
    ...record,
    '~run'(dataset, config) {
      const given = dataset.value;
      const result = record['~run'](dataset, config);
      if (typeof given !== 'object' || given === null || !result.typed) return result;
      for (const name of leftOut.filter((key) => Object.hasOwn(given, key))) {
        const entry: unknown = Reflect.get(given, name);
        const found = value['~run']({ value: entry }, config);
        // Under a safe name, the record reports the same issue.
        if (!found.typed) {
          const faulty = record['~run']({ value: { [`${name} `]: entry } }, config);
          for (const { path } of faulty.issues ?? []) {
            Object.assign(path?.[0] ?? {}, { input: given, key: name });
          }
          return faulty;
        }
        Object.defineProperty(result.value, name, {
          value: found.value,
          enumerable: true,
          configurable: true,
          writable: true,
        });
      }
      return result;
    },
  };
}
