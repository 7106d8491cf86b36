import type { PickerItem } from './pickerModel.ts';

/** What was read of pasted addresses. */
export interface UrlsRead {
  items: readonly PickerItem[];
  /** Lines from which no file could be read, as they were pasted. */
  unread: readonly string[];
}

/**
 * Reads the files behind addresses, one on each line or parted by spaces.
 *
 * @param known - Items that are loaded: an address of one of them stands for it.
 * @param kind - What to call a file of which nothing but its address is known.
 */
export function itemsFromUrls(
  text: string,
  known: readonly PickerItem[],
  kind: Pick<PickerItem, 'kind' | 'icon'>,
): UrlsRead {
  const byUrl = new Map(known.map((item) => [item.url, item]));
  const byId = new Map(known.map((item) => [item.id, item]));
  const items = new Map<string, PickerItem>();
  const unread: string[] = [];
  for (const line of text.split(/\s+/).filter((part) => part !== '')) {
    const id = byUrl.get(line)?.id ?? fileIdIn(line);
    if (id === undefined) unread.push(line);
    else items.set(id, byId.get(id) ?? { id, name: line, ...kind, url: line, via: 'url' });
  }
  return { items: [...items.values()], unread };
}

/** What drives put around an id in their addresses. */
const notIds = new Set(['open', 'edit', 'view', 'preview', 'file', 'files', 'd', 'document', 'u']);

/** The id of a file in its address: behind `/d/`, as `id`, or the last part that looks like one. */
function fileIdIn(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:') return undefined;
  const asked = url.searchParams.get('id');
  if (asked !== null && asked !== '') return asked;
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const behind = parts[parts.indexOf('d') + 1];
  if (parts.includes('d') && behind !== undefined) return behind;
  return parts.findLast((part) => /^[\w-]{5,}$/.test(part) && !notIds.has(part));
}
