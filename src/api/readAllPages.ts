import { isPlatformError } from '../client/index.ts';
import { publicListLimits } from '../contract/index.ts';

/** Which page of a public list, as the platform takes it. */
export interface ListPage {
  /** From 1. */
  page: number;
  limit: number;
}

/** What a page held. */
export interface ListPageAnswer<Item> {
  items: readonly Item[];
  /** How many there are on all pages, where the platform says it. */
  total?: number;
}

/** All that the pages of a list held. */
export interface AllPages<Item> {
  /** Without repeats, in the order of the pages. */
  items: Item[];
  /**
   * Never fewer than the items; undefined where the platform does not say it, or says fewer than it
   * gave of a list that was not read to its end.
   */
  total: number | undefined;
  /** Whether there are items that the platform did not give. */
  hasMore: boolean;
}

/** How many pages are read at most, so that a list whose pages never end comes to an end. */
export const maxPages = 100;

/**
 * Reads a public list to its end, 50 items at a time. A platform may ignore `page`, `limit` or
 * both, and may leave out the total, so a page that holds nothing new ends the list, and items are
 * told apart by their ids.
 *
 * @param idOf - What tells items apart.
 */
export async function readAllPages<Item>(
  readPage: (page: ListPage) => Promise<ListPageAnswer<Item>>,
  idOf: (item: Item) => string,
): Promise<AllPages<Item>> {
  const found = new Map<string, Item>();
  let stated: number | undefined;
  for (let page = 1; page <= maxPages; page += 1) {
    const isExpected = stated !== undefined && found.size < stated;
    const answer = await readPage({ page, limit: publicListLimits.maxLimit }).catch(
      (error: unknown) => {
        // A look beyond a full page may be refused, when nothing says that there is more.
        if (page > 1 && !isExpected && isRefusedPage(error)) return undefined;
        throw error;
      },
    );
    const before = found.size;
    for (const item of answer?.items ?? []) {
      if (!found.has(idOf(item))) found.set(idOf(item), item);
    }
    stated = answer?.total ?? stated;
    const count = answer?.items.length ?? 0;
    if (found.size === before || !mayHaveMore(count, found.size, stated)) {
      return ended(found, stated, false);
    }
  }
  return ended(found, stated, true);
}

/** A full page may be the last one, also where the stated total counts that page alone. */
function mayHaveMore(count: number, found: number, stated: number | undefined): boolean {
  const { defaultLimit, maxLimit } = publicListLimits;
  if (stated !== undefined && found < stated) return true;
  if (count > maxLimit) return stated === undefined;
  return count === maxLimit || count === defaultLimit;
}

function ended<Item>(
  found: ReadonlyMap<string, Item>,
  stated: number | undefined,
  isCut: boolean,
): AllPages<Item> {
  const items = [...found.values()];
  if (isCut && (stated === undefined || stated < items.length)) {
    return { items, total: undefined, hasMore: true };
  }
  const total = stated === undefined ? undefined : Math.max(stated, items.length);
  return { items, total, hasMore: total !== undefined && total > items.length };
}

function isRefusedPage(error: unknown): boolean {
  return isPlatformError(error) && [400, 404, 422].includes(error.status);
}
