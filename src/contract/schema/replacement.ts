import * as v from 'valibot';
import { isRecord } from './isRecord.ts';

/**
 * The replacement of an unreadable field, so that the user still sees the rest of an item: an empty
 * value, or another field of the item.
 */
export type Replacement = { readonly make: () => unknown } | { readonly field: string };

/** A schema whose replacement {@link replacementOf} returns. */
type Replaceable<S extends v.GenericSchema> = v.SchemaWithPipe<
  readonly [S, v.MetadataAction<v.InferOutput<S>, { readonly replacement: Replacement }>]
>;

/** Declares an empty value that replaces an unreadable field. */
export function withDefault<S extends v.GenericSchema>(
  schema: S,
  make: () => v.InferInput<S>,
): Replaceable<S> {
  return v.pipe(schema, v.metadata({ replacement: { make } }));
}

/** Declares another field of the same object that replaces an unreadable field. */
export function withFallbackField<S extends v.GenericSchema>(
  schema: S,
  field: string,
): Replaceable<S> {
  return v.pipe(schema, v.metadata({ replacement: { field } }));
}

/** Text, empty if unreadable. */
export const textOrEmpty = withDefault(v.string(), () => '');

/** Returns a schema's declared replacement, if any. */
export function replacementOf(schema: v.GenericSchema): Replacement | undefined {
  const { replacement } = v.getMetadata(schema);
  return isReplacement(replacement) ? replacement : undefined;
}

function isReplacement(value: unknown): value is Replacement {
  return isRecord(value) && ('make' in value || 'field' in value);
}
