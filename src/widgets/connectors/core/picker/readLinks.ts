import { fileKindInUrl, type FileKind } from './fileKind.ts';
import type { PickerItem } from './pickerModel.ts';

/** The result of reading pasted links. */
export interface LinksRead {
  items: readonly PickerItem[];
  /** Lines that no file could be read from, as they were pasted. */
  unread: readonly string[];
  /** Lines whose file another connector takes, as they were pasted. */
  misplaced: readonly string[];
}

/**
 * Reads files from links, one on each line.
 *
 * @param known - Items that are loaded: a link to one of them selects that item.
 * @param acceptsKind - Returns whether a kind of file can be selected here. `other` is unknown.
 */
export function readLinks(
  text: string,
  known: readonly PickerItem[],
  acceptsKind: (kind: FileKind) => boolean,
): LinksRead {
  const byUrl = new Map(known.map((item) => [item.url, item]));
  const byId = new Map(known.map((item) => [item.id, item]));
  const items = new Map<string, PickerItem>();
  const unread: string[] = [];
  const misplaced: string[] = [];
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  for (const line of lines.filter((each) => each !== '')) {
    const item = byUrl.get(line) ?? itemIn(line, byId);
    if (item === undefined) unread.push(line);
    else if (item.kind !== 'other' && !acceptsKind(item.kind)) misplaced.push(line);
    else items.set(item.id, item);
  }
  return { items: [...items.values()], unread, misplaced };
}

function itemIn(line: string, byId: ReadonlyMap<string, PickerItem>): PickerItem | undefined {
  if (/\s/.test(line) || !URL.canParse(line)) return undefined;
  const url = new URL(line);
  const id = url.protocol === 'https:' ? fileIdIn(url) : undefined;
  if (id === undefined) return undefined;
  return byId.get(id) ?? { id, name: line, kind: fileKindInUrl(url), url: line, via: 'url' };
}

/** Parts of a drive's addresses that are no ids. */
const notIds = new Set(['open', 'edit', 'view', 'preview', 'file', 'files', 'd', 'document', 'u']);

/** The id of a file in its address: after `/d/`, as `id`, or the last part that looks like one. */
function fileIdIn({ searchParams, pathname }: URL): string | undefined {
  const given = searchParams.get('id');
  if (given !== null && given !== '') return given;
  const parts = pathname.split('/').filter((part) => part !== '');
  const afterD = parts[parts.indexOf('d') + 1];
  if (parts.includes('d') && afterD !== undefined) return afterD;
  return parts.findLast((part) => /^[\w-]{5,}$/.test(part) && !notIds.has(part));
}
