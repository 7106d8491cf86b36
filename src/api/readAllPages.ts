import { isPlatformError, leftOutOf, setLeftOut } from '../client/index.ts';
import { publicListLimits } from '../contract/index.ts';

/** A page of a public list, as the platform takes it. */
export interface ListPage {
  /** From 1. */
  page: number;
  limit: number;
}

/** The content of a page. */
export interface ListPageAnswer<Item> {
  items: readonly Item[];
  /** The number of items on all pages, if the platform says it. */
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
  /** True if there are items that the platform did not return, or that can't be read. */
  hasMore: boolean;
  /** True if the list was not read to its end. */
  isEndless: boolean;
}

/** The maximum number of pages to read, so that a list whose pages never end comes to an end. */
export const maxPages = 100;

/**
 * Reads a public list to its end, 50 items at a time. A platform may ignore `page`, `limit` or
 * both, and may omit the total, so a page that holds nothing new ends the list, and items are told
 * apart by their ids.
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
    if (answer === undefined || found.size === before) return ended(false);
    // Unreadable items were on the page all the same.
    const unread = leftOutOf(answer.items);
    leftOut += unread;
    if (!mayHaveMore(answer.items.length + unread, found.size + leftOut, stated)) {
      return ended(false);
    }
  }
  return ended(true);

  function ended(isEndless: boolean): AllPages<Item> {
    const items = [...found.values()];
    setLeftOut(items, leftOut);
    const all = items.length + leftOut;
    if (isEndless && (stated === undefined || stated < all)) {
      return { items, total: undefined, hasMore: true, isEndless };
    }
    const total = stated === undefined && leftOut === 0 ? undefined : Math.max(stated ?? 0, all);
    return { items, total, hasMore: total !== undefined && total > items.length, isEndless };
  }
}

/** A full page may be the last one, also where the stated total counts that page alone. */
function mayHaveMore(count: number, found: number, stated: number | undefined): boolean {
  const { defaultLimit, maxLimit } = publicListLimits;
  if (stated !== undefined && found < stated) return true;
  if (count > maxLimit) return stated === undefined;
  return count === maxLimit || count === defaultLimit;
}

function isRefusedPage(error: unknown): boolean {
  return isPlatformError(error) && [400, 404, 422].includes(error.status);
}
