import type { EvidenceReference } from '../../client/index.ts';

export interface ReadReference extends EvidenceReference {
  /** The passage, if the reference quotes it. */
  excerpt: string | undefined;
  /** The passage's place in the document, if the reference names it. */
  page: string | undefined;
}

/**
 * Names of fields by content, likeliest first: lower case, letters and digits only. Collected from
 * assistants, retrievers and catalogues: see `test/data/references`.
 */
const names = {
  title: list(
    'title documenttitle doctitle documentname filename displayname headline name label subject metadatastoragename source filepath path',
  ),
  url: list(
    'url uri link weburl webviewlink permalink href sourceurl sourceuri documenturl documenturi landingpageurl htmlurl pageurl metadatastoragepath doi source identifier id',
  ),
  excerpt: list(
    'excerpt documentexcerpt citedtext quote exact snippet passage extract pagecontent content text body abstract summary description',
  ),
  page: list(
    'pagelabel page pagenumber startpagenumber startpage firstpage pageno pages pagerange pageidentifier xamzbedrockkbdocumentpagenumber pagination locator',
  ),
  id: list(
    'id documentid documentids docid fileid nodeid chunkid elementid uuid sourceid key identifier connectionid uri documenturi url source filepath path',
  ),
};

/** Fields whose text is nested in an object, beside the positions of search matches. */
const marked: ReadonlySet<string> = new Set(['documenttitle', 'documentexcerpt']);

/** The maximum number of values to read in one reference. */
const maxValues = 500;
const maxTextLength = 20_000;
const maxPageLength = 40;

/** Reads a reference of any shape. Fields that can't be found are undefined. */
export function readReference(kind: EvidenceReference['kind'], raw: unknown): ReadReference {
  const isPlain = typeof raw !== 'object' || raw === null;
  const texts = isPlain ? textsOfPlain(raw) : textsIn(raw);
  const find = (field: readonly string[], fits: (text: string) => boolean): string | undefined =>
    field.flatMap((name) => texts.get(name) ?? []).find(fits);
  const title = find(names.title, (text) => !isWebAddress(text));
  return {
    kind,
    raw,
    title,
    id: find(names.id, (text) => !/\s/.test(text)),
    url: find(names.url, isWebAddress),
    excerpt: find(names.excerpt, (text) => text !== title && !isWebAddress(text)),
    page: find(names.page, ({ length }) => length <= maxPageLength),
  };
}

function textsOfPlain(raw: unknown): Map<string, string[]> {
  const text = textOf(raw);
  if (text === undefined) return new Map();
  return new Map([[!isWebAddress(text) && /\s/.test(text) ? 'title' : 'id', [text]]]);
}

/** Collects the texts in an object by field name, outermost first. */
function textsIn(raw: object): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const unread: [name: string, value: unknown][] = [['', raw]];
  for (const [name, value] of unread) {
    const text = textOf(value);
    if (text !== undefined) texts.set(name, [...(texts.get(name) ?? []), text]);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, below] of Object.entries(value)) {
      if (unread.length >= maxValues) return texts;
      // Items of a list, JSON-LD values and highlighted texts inherit the parent's name.
      const own = plainName(key);
      const isInside =
        Array.isArray(value) || key === '@value' || (own === 'text' && marked.has(name));
      unread.push([isInside ? name : own, below]);
    }
  }
  return texts;
}

/** Normalises a name: `dc:title` and `document_title` become `title` and `documenttitle`. */
function plainName(key: string): string {
  return key
    .replace(/^.*[:/#]/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return value.slice(0, maxTextLength);
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

function list(text: string): readonly string[] {
  return text.split(' ');
}
