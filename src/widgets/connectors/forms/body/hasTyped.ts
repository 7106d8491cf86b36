import type { FieldDeclaration, FormValues } from '../declaration.ts';
import { listOf } from './formBody.ts';
import { readPath } from './path.ts';
import { isSecret } from '../secrets/secretModel.ts';

/** Returns true if any of these fields holds unsaved input. */
export function hasTyped(
  fields: readonly FieldDeclaration[],
  values: FormValues,
  initial: FormValues,
): boolean {
  return fields.some(
    ({ name }) => textOf(readPath(values, name)) !== textOf(readPath(initial, name)),
  );
}

/** Returns a value as text; empty if nobody entered it. */
function textOf(value: unknown): string {
  if (isSecret(value)) return value.kind === 'typed' ? value.value : value.kind.replace('kept', '');
  if (Array.isArray(value)) return listOf(value).join('\n').trim();
  if (typeof value === 'boolean') return value ? 'on' : '';
  return typeof value === 'string' ? value.trim() : '';
}
