import { isRecord } from '../../../contract/index.ts';
import { findFields, textAt, type FormField } from '../../../controller/index.ts';

/** A form as the widget renders it. */
export interface PlatformFormModel {
  /** The id to submit. */
  id: string;
  title?: string;
  description?: string;
  fields: readonly FormField[];
  /** The number of skipped fields that can't be filled in here. @default 0 */
  leftOut?: number;
}

/**
 * Parses a form from an undocumented response: an object with an `id` and a list of named fields or
 * a JSON Schema of them, or with a field that holds one. Unnamed and unsupported fields, such as
 * files, are skipped and counted.
 *
 * @returns Undefined if there is none.
 */
export function readForm(body: unknown, depth = 1): PlatformFormModel | undefined {
  if (!isRecord(body)) return undefined;
  const id = body.id ?? body.formId ?? body.form_id;
  const { fields, leftOut } = findFields(body);
  if ((typeof id === 'string' || typeof id === 'number') && fields.length > 0) {
    return {
      id: String(id),
      title: textAt(body, ['title', 'name']),
      description: textAt(body, ['description', 'subtitle']),
      fields,
      leftOut,
    };
  }
  if (depth === 0) return undefined;
  for (const inner of Object.values(body)) {
    const found = readForm(inner, depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
