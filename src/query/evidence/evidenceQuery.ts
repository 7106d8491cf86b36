import * as v from 'valibot';
import {
  BrainstemError,
  type BrainstemClient,
  type Evidence,
  type EvidenceReference,
} from '../../client/index.ts';
import { isRecord } from '../../contract/index.ts';
import { platformKey, queryOptions } from '../options.ts';

/** Characters of a passage that are shown. */
const longestExcerpt = 20_000;
const longestText = 500;
const mostRelated = 100;

/** The host's evidence of a reference, null where it has none. Fetched only if the host resolves any. */
export function evidenceQuery(client: BrainstemClient, reference: EvidenceReference) {
  const { resolveSource } = client;
  return queryOptions({
    queryKey: platformKey(client, 'evidence', reference),
    queryFn: async ({ signal }) => readEvidence(await resolveSource?.(reference, { signal })),
    enabled: resolveSource !== undefined,
  });
}

/** Reads a host's answer: what isn't as documented is left out, and what is too long is cut. */
function readEvidence(answer: unknown): Evidence | null {
  if (answer === undefined || answer === null) return null;
  if (isRecord(answer)) return v.parse(evidence, answer);
  throw new BrainstemError(
    'configuration',
    `resolveSource returned a ${typeof answer}, so nothing can be shown. Return an object with what is known, or undefined.`,
  );
}

const optional = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.fallback(v.optional(schema), undefined);
const text = (longest: number) =>
  optional(
    v.pipe(
      v.string(),
      v.transform((value) => (value.length > longest ? `${value.slice(0, longest)}…` : value)),
      v.transform((value) => (value.trim() === '' ? undefined : value)),
    ),
  );
const title = text(longestText);
const url = optional(v.string());

const reference = v.object({
  kind: v.picklist(['source', 'node', 'label', 'finding']),
  id: optional(v.string()),
  title,
  url,
  raw: v.optional(v.unknown()),
});

const evidence = v.object({
  title,
  excerpt: text(longestExcerpt),
  page: optional(v.union([v.pipe(v.number(), v.transform(String)), text(longestText)])),
  url,
  related: optional(
    v.pipe(
      v.array(v.fallback(v.nullable(reference), null)),
      v.transform((items) => items.filter((item) => item !== null).slice(0, mostRelated)),
    ),
  ),
});
