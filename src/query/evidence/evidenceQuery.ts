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
const longestAddress = 8_000;
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
  if (isRecord(answer)) {
    const { related, page } = answer;
    return {
      ...textsOf(answer),
      excerpt: textOf(answer['excerpt'], longestExcerpt),
      page: typeof page === 'number' ? page : textOf(page),
      related: Array.isArray(related) ? related.flatMap(readRelated).slice(0, mostRelated) : [],
    };
  }
  throw new BrainstemError(
    'configuration',
    `resolveSource returned a ${typeof answer}, so nothing can be shown. Return an object with what is known, or undefined.`,
  );
}

function readRelated(value: unknown): EvidenceReference[] {
  if (!isRecord(value)) return [];
  const kind = kinds.find((one) => one === value['kind']);
  if (kind === undefined) return [];
  return [{ kind, id: textOf(value['id']), ...textsOf(value), raw: value['raw'] }];
}

const kinds = ['source', 'node', 'label', 'finding'] as const;

function textsOf({ title, url }: Record<string, unknown>): { title?: string; url?: string } {
  return { title: textOf(title), url: textOf(url, longestAddress) };
}

/** Text that can be read, cut where it is too long. */
function textOf(value: unknown, longest = longestText): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return value.length > longest ? `${value.slice(0, longest)}…` : value;
}
