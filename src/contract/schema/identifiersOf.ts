import { isRecord } from './isRecord.ts';

/** Names of the fields that identify the subject of a request; others page, order or filter. */
const named =
  /(^|_)ids?$|Ids?$|Key$|_key$|^(action|domain|response_format|siteUrl|slug|step|subStep)$/;

/**
 * Returns the identifiers in a request as texts: its path's parameters, and those fields of its query
 * and body that name something. Pages, limits and filters are left out.
 *
 * @param input - The `params`, `query` and `body` of a call.
 */
export function identifiersOf(input: unknown): Record<string, string> {
  const { params, query, body } = isRecord(input) ? input : {};
  const fields = [params, query, body].flatMap((part) =>
    isRecord(part) ? Object.entries(part) : [],
  );
  return Object.fromEntries(
    fields.flatMap(([name, value]) => {
      const text = textOf(value);
      return text !== undefined && named.test(name) ? [[name, text]] : [];
    }),
  );
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) && value.length > 0 ? value.map(String).join(',') : undefined;
}
