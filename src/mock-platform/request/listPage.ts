import { publicListLimits } from '../../contract/index.ts';

/** Returns a page of a public list: "`page` default 1; `limit` default 10, maximum 50". */
export function listPage<Item>(
  items: readonly Item[],
  { page = 1, limit = publicListLimits.defaultLimit }: { page?: number; limit?: number },
): Item[] {
  return items.slice((page - 1) * limit, page * limit);
}
