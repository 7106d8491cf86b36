import * as v from 'valibot';

export type ViewSchemas<View> = {
  readonly [Key in keyof View]-?: v.GenericSchema<unknown, View[Key]>;
};

/** Validates a host's view, which may come from an untrusted URL. Drops everything invalid. */
export function readView<View extends object>(
  schemas: ViewSchemas<View>,
  given: unknown,
): Partial<View> {
  const view: Partial<View> = {};
  if (typeof given !== 'object' || given === null) return view;
  for (const key in schemas) {
    if (!Object.hasOwn(given, key)) continue;
    const member = readAs<View[typeof key]>(schemas[key], Reflect.get(given, key));
    if (member !== undefined) view[key] = member.value;
  }
  return view;
}

/** Merges a host's view into the current one. */
export type ViewFollower<View> = (given: unknown, shown: View) => View;

/**
 * Creates a function that applies the host's views. A member that the host never set keeps its
 * current value. One that it set earlier and now omits is reset to its initial value, since JSON
 * has no `undefined`.
 */
export function createViewFollower<View extends object>(
  initial: View,
  schemas: ViewSchemas<View>,
): ViewFollower<View> {
  const followed = new Set<keyof View>();
  return (given, shown) => {
    const read = readView(schemas, given);
    const view = { ...shown };
    for (const key of followed) view[key] = initial[key];
    for (const key in read) followed.add(key);
    return { ...view, ...read };
  };
}

/** Returns a schema that drops members without a schema of their own, and invalid ones. */
export function partsOf<T extends object>(
  schemas: ViewSchemas<T>,
): v.GenericSchema<unknown, Partial<T>> {
  return v.pipe(
    v.looseObject({}),
    v.transform((given) => readView(schemas, given)),
  );
}

/** Returns a schema that drops invalid items of a list. */
export function listOf<Item>(
  schema: v.GenericSchema<unknown, Item>,
): v.GenericSchema<unknown, readonly Item[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries.flatMap((entry) => {
        const item = readAs(schema, entry);
        return item === undefined ? [] : [item.value];
      }),
    ),
  );
}

function readAs<Value>(
  schema: v.GenericSchema<unknown, Value>,
  given: unknown,
): { value: Value } | undefined {
  const read = v.safeParse(schema, given);
  return read.success ? { value: read.output } : undefined;
}
