import type { FormOption } from './formField.ts';

export type Entries = Readonly<Record<string, unknown>>;

/** Returns true for an object that isn't an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The maximum depth of chained references and nested parts. */
const maxSteps = 8;

/**
 * Resolves a schema: references within the document, `allOf`, and unions of a type and `null`, with
 * which many libraries express an optional value.
 */
export function resolveSchema(given: unknown, root: Entries, step = 0): Entries {
  if (!isRecord(given) || step > maxSteps) return {};
  const { $ref, allOf, ...own } = given;
  const resolve = (part: unknown): Entries => resolveSchema(part, root, step + 1);
  const parts = [
    ...(typeof $ref === 'string' ? [resolve(lookUp($ref, root))] : []),
    ...(Array.isArray(allOf) ? allOf.map(resolve) : []),
    own,
  ];
  const properties = join(parts.map((part) => part.properties));
  const merged: Entries = {
    ...join(parts),
    ...(Object.keys(properties).length === 0 ? {} : { properties }),
  };
  const variants = [merged.anyOf, merged.oneOf].find((value) => Array.isArray(value));
  if (!Array.isArray(variants)) return merged;
  const others: unknown[] = variants.filter((part) => !(isRecord(part) && part.type === 'null'));
  if (others.length !== 1 || others.length === variants.length) return merged;
  const { anyOf: _, oneOf: __, ...rest } = merged;
  return join([resolve(others[0]), rest, { nullable: true }]);
}

/** Merges objects; later entries win. */
function join(parts: readonly unknown[]): Entries {
  return Object.fromEntries(
    parts.flatMap((part) =>
      isRecord(part) ? Object.entries(part).filter(([, value]) => value !== undefined) : [],
    ),
  );
}

/** Returns the target of a reference such as `#/$defs/port`. Ignores other documents. */
function lookUp(reference: string, root: Entries): unknown {
  if (!reference.startsWith('#/')) return undefined;
  let at: unknown = root;
  for (const part of reference.slice(2).split('/')) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    at = isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  }
  return at;
}

/** Returns a field's options, with their labels if they have any. */
export function readOptions(entries: Entries): FormOption[] {
  const listed = ['options', 'choices', 'enum', 'oneOf', 'anyOf']
    .map((key) => entries[key])
    .find((value) => Array.isArray(value));
  const { enumNames, const: only } = entries;
  if (!Array.isArray(listed)) return only === undefined ? [] : readOption(only, undefined);
  const names: unknown[] = Array.isArray(enumNames) ? enumNames : [];
  return listed.flatMap((option: unknown, index) => readOption(option, names[index]));
}

function readOption(option: unknown, name: unknown): FormOption[] {
  if (typeof option === 'string' || typeof option === 'number' || typeof option === 'boolean') {
    return [{ label: typeof name === 'string' ? name : String(option), value: option }];
  }
  if (!isRecord(option)) return [];
  const value = option.const ?? option.value ?? option.id;
  const written = typeof value === 'number' ? String(value) : undefined;
  const label =
    textAt(option, ['label', 'title', 'text', 'name', 'value', 'const', 'id']) ?? written;
  return label === undefined ? [] : [{ label, value: value ?? label }];
}

/** Returns the first non-blank string of the given keys. */
export function textAt(entries: Entries, keys: readonly string[]): string | undefined {
  return keys
    .map((key) => entries[key])
    .find((value): value is string => typeof value === 'string' && value.trim() !== '');
}
