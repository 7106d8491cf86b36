import * as v from 'valibot';
import { isRecord } from './isRecord.ts';

/**
 * The value that is read in place of a field that an answer lacks, so that a person still sees the rest
 * of an item: one that says nothing, or that of another field of the item.
 */
export type Replacement = { readonly make: () => unknown } | { readonly field: string };

/** A schema of which {@link replacementOf} knows what is read in its place. */
type Replaceable<S extends v.GenericSchema> = v.SchemaWithPipe<
  readonly [S, v.MetadataAction<v.InferOutput<S>, { readonly replacement: Replacement }>]
>;

/** Declares what is read where a field can’t be: a value that the schema allows and that says nothing. */
export function orBlank<S extends v.GenericSchema>(
  schema: S,
  make: () => v.InferInput<S>,
): Replaceable<S> {
  return v.pipe(schema, v.metadata({ replacement: { make } }));
}

/** Declares what is read where a field can’t be: another field of the same object. */
export function orField<S extends v.GenericSchema>(schema: S, field: string): Replaceable<S> {
  return v.pipe(schema, v.metadata({ replacement: { field } }));
}

/** Text that is empty where it can’t be read. */
export const textOrBlank = orBlank(v.string(), () => '');

/** Returns the replacement that a field of this schema declares, if any. */
export function replacementOf(schema: v.GenericSchema): Replacement | undefined {
  const { replacement } = v.getMetadata(schema);
  return isReplacement(replacement) ? replacement : undefined;
}

function isReplacement(value: unknown): value is Replacement {
  return isRecord(value) && ('make' in value || 'field' in value);
}
