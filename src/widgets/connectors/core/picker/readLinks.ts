import { fileKindInUrl, type FileKind } from './fileKind.ts';
import type { PickerItem } from './pickerModel.ts';

/** The result of parsing pasted links. */
export interface LinksRead {
  items: readonly PickerItem[];
  /** Pasted lines without a recognisable file. */
  unread: readonly string[];
  /** Pasted lines with a file of another connector. */
  misplaced: readonly string[];
}

/**
 * Parses files from links, one per line.
 *
 * @param known - Loaded items, selected by links to them.
 * @param acceptsKind - Returns true if a kind of file can be selected here. `other` is unknown.
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

/** Path segments of drive URLs that aren't ids. */
const notIds = new Set(['open', 'edit', 'view', 'preview', 'file', 'files', 'd', 'document', 'u']);

/** Returns the file id in a URL: after `/d/`, as `id`, or the last segment that looks like one. */
function fileIdIn({ searchParams, pathname }: URL): string | undefined {
  const given = searchParams.get('id');
  if (given !== null && given !== '') return given;
  const parts = pathname.split('/').filter((part) => part !== '');
  const afterD = parts[parts.indexOf('d') + 1];
  if (parts.includes('d') && afterD !== undefined) return afterD;
  return parts.findLast((part) => /^[\w-]{5,}$/.test(part) && !notIds.has(part));
}
