import { hasStatus, leftOutOf, setUnreadableCount } from '../client/index.ts';
import { publicListLimits } from '../contract/index.ts';

export interface ListPage {
  /** The page number, from 1. */
  page: number;
  limit: number;
}

export interface ListPageAnswer<Item> {
  items: readonly Item[];
  /** The total number of items, if the platform reports it. */
  total?: number;
}

export interface AllPages<Item> {
  /** The items without duplicates, in page order. */
  items: Item[];
  /**
   * The total number, at least that of the items. Undefined if the platform doesn't report it, or
   * reports too few for a list that wasn't read to its end.
   */
  total: number | undefined;
  /** True if there are items that the platform didn't return or that couldn't be read. */
  hasMore: boolean;
  /** True if the list wasn't read to its end. */
  isEndless: boolean;
}

/** The maximum number of pages to read, in case they never end. */
export const maxPages = 100;

/**
 * Reads a public list to its end, 50 items at a time. The platform may ignore `page` and `limit`
 * and omit the total, so items are deduplicated by id, and a page without new ones ends the list.
 *
 * @param idOf - Returns the id of an item.
 */
export async function readAllPages<Item>(
  readPage: (page: ListPage) => Promise<ListPageAnswer<Item>>,
  idOf: (item: Item) => string,
): Promise<AllPages<Item>> {
  const found = new Map<string, Item>();
  let stated: number | undefined;
  let leftOut = 0;
  for (let page = 1; page <= maxPages; page += 1) {
    const isExpected = stated !== undefined && found.size + leftOut < stated;
    const answer = await readPage({ page, limit: publicListLimits.maxLimit }).catch(
      (error: unknown) => {
        // Without a total, the platform may refuse the page after a full last one.
        if (page > 1 && !isExpected && hasStatus(error, 400, 404, 422)) return undefined;
        throw error;
      },
    );
    const before = found.size;
    for (const item of answer?.items ?? []) {
      if (!found.has(idOf(item))) found.set(idOf(item), item);
    }
    stated = answer?.total ?? stated;
    if (answer === undefined || found.size === before) return ended(false);
    // Unreadable items count towards the page size too.
    const unread = leftOutOf(answer.items);
    leftOut += unread;
    if (!mayHaveMore(answer.items.length + unread, found.size + leftOut, stated)) {
      return ended(false);
    }
  }
  return ended(true);

  function ended(isEndless: boolean): AllPages<Item> {
    const items = [...found.values()];
    setUnreadableCount(items, leftOut);
    const all = items.length + leftOut;
    if (isEndless && (stated === undefined || stated < all)) {
      return { items, total: undefined, hasMore: true, isEndless };
    }
    const total = stated === undefined && leftOut === 0 ? undefined : Math.max(stated ?? 0, all);
    return { items, total, hasMore: total !== undefined && total > items.length, isEndless };
  }
}

/**
 * Returns true if there may be another page: a full page may be the last, and its stated total may
 * count that page alone.
 */
function mayHaveMore(count: number, found: number, stated: number | undefined): boolean {
  const { defaultLimit, maxLimit } = publicListLimits;
  if (stated !== undefined && found < stated) return true;
  if (count > maxLimit) return stated === undefined;
  return count === maxLimit || count === defaultLimit;
}
