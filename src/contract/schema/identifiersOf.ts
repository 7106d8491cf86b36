import { isRecord } from './isRecord.ts';

/** Matches fields that identify a request's subject, rather than page, sort or filter. */
const named =
  /(^|_)ids?$|Ids?$|Key$|_key$|^(action|domain|response_format|siteUrl|slug|step|subStep)$/;

/**
 * Returns a request's identifiers as texts: its path parameters, and the identifying fields of its
 * query and body. Omits pages, limits and filters.
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
  const texts = Array.isArray(value) ? value.flatMap((one: unknown) => textOf(one) ?? []) : [];
  return texts.length > 0 ? texts.join(',') : undefined;
}
