import {
  BrainstemError,
  type BrainstemClient,
  type Evidence,
  type EvidenceReference,
} from '../../client/index.ts';
import { isRecord } from '../../contract/index.ts';
import { cutText } from '../../search/index.ts';
import { platformKey, queryOptions } from '../options.ts';

/** The maximum length of a shown passage, in characters. */
const maxExcerptLength = 20_000;
const maxTextLength = 500;
/** The maximum length of a link: a longer one is dropped, as what is left of it would lead elsewhere. */
const maxUrlLength = 8_000;
const maxRelated = 100;

/** Fetches the host's evidence for a reference; null if it has none. Requires a `resolveSource`. */
export function evidenceQuery(client: BrainstemClient, reference: EvidenceReference) {
  const { resolveSource } = client;
  return queryOptions({
    queryKey: platformKey(client, 'evidence', reference),
    queryFn: async ({ signal }) => readEvidence(await resolveSource?.(reference, { signal })),
    enabled: resolveSource !== undefined,
  });
}

/** Validates a host's answer: drops invalid fields and truncates long ones. */
function readEvidence(answer: unknown): Evidence | null {
  if (answer === undefined || answer === null) return null;
  if (isRecord(answer)) {
    const { related, page } = answer;
    return {
      ...textsOf(answer),
      excerpt: textOf(answer['excerpt'], maxExcerptLength),
      page: typeof page === 'number' ? page : textOf(page),
      related: Array.isArray(related) ? related.flatMap(readRelated).slice(0, maxRelated) : [],
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
  const link = textOf(url, Infinity);
  return {
    title: textOf(title),
    url: link !== undefined && link.length <= maxUrlLength ? link : undefined,
  };
}

/** Returns non-blank text, truncated to a maximum length. */
function textOf(value: unknown, maxLength = maxTextLength): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return cutText(value, maxLength);
}
