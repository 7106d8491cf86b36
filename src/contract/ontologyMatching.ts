/** The lists whose terms are matched in text. */
export const termLists = ['entityTypes', 'legalTerms', 'requiredFields'] as const;

/** A term list that is matched in text. */
export type TermList = (typeof termLists)[number];

/** The fields of an ontology that matching needs. */
export type MatchedOntology = Readonly<Record<TermList, readonly string[]>> & {
  readonly ontologyId: string;
  /** @default the id */
  readonly displayName?: string | null;
};

/** One occurrence of a term in a text. */
export interface TermHit {
  readonly ontologyId: string;
  readonly list: TermList;
  /** The term as written in the ontology. */
  readonly term: string;
  /** The start offset in UTF-16 code units, like `end`. */
  readonly start: number;
  readonly end: number;
}

export interface TermMatcher {
  /** Returns all hits, sorted by start and then by end. */
  match(text: string): TermHit[];
}

interface TrieNode {
  readonly next: Map<string, TrieNode>;
  readonly terms: Omit<TermHit, 'start' | 'end'>[];
}

/**
 * Compiles ontologies into a matcher. Terms match whole words, ignoring case, Unicode forms (NFKC)
 * and the separators between words, but not accents. A term without letters and digits never
 * matches.
 *
 * The text is scanned once, whatever the number of terms.
 */
export function createTermMatcher(ontologies: readonly MatchedOntology[]): TermMatcher {
  const root: TrieNode = { next: new Map(), terms: [] };
  for (const ontology of ontologies) {
    for (const list of termLists) {
      for (const term of ontology[list]) insert(root, ontology.ontologyId, list, term);
    }
  }
  const known = knownWords(root);
  return {
    match: (text) => {
      const { words, starts, ends } = splitWords(text, known);
      const hits: TermHit[] = [];
      for (let at = 0; at < words.length; at += 1) {
        let node: TrieNode | undefined = root;
        for (let to = at; to < words.length; to += 1) {
          const word = words[to];
          node = word === undefined ? undefined : node.next.get(word);
          if (node === undefined) break;
          for (const term of node.terms) {
            hits.push({ ...term, start: starts[at] ?? 0, end: ends[to] ?? 0 });
          }
        }
      }
      return hits;
    },
  };
}

/** Normalises a term for comparison: lower-case NFKC words, joined by single spaces. */
export function normalizeTerm(term: string): string {
  return splitWords(term).words.join(' ');
}

function insert(root: TrieNode, ontologyId: string, list: TermList, term: string): void {
  const { words } = splitWords(term);
  if (words.length === 0) return;
  let node = root;
  for (const word of words) {
    let next = node.next.get(word ?? '');
    if (next === undefined) {
      next = { next: new Map(), terms: [] };
      node.next.set(word ?? '', next);
    }
    node = next;
  }
  node.terms.push({ ontologyId, list, term });
}

/** An index of terms' words by length and first letter, to skip most words of a text. */
interface KnownWords {
  readonly firsts: Uint8Array;
}

const maxKnownLength = 64;

function knownWords(root: TrieNode): KnownWords {
  const firsts = new Uint8Array(128 * maxKnownLength);
  const visit = ({ next }: TrieNode): void => {
    for (const [word, node] of next) {
      firsts[keyOf(word.length, word.charCodeAt(0))] = 1;
      visit(node);
    }
  };
  visit(root);
  return { firsts };
}

/** Non-ASCII letters share a slot, and so do long words. */
function keyOf(length: number, first: number): number {
  return Math.min(length, maxKnownLength - 1) * 128 + (first < 128 ? first : 0);
}

interface Words {
  /** Normalised words; undefined for a word that no term contains. */
  readonly words: (string | undefined)[];
  readonly starts: number[];
  readonly ends: number[];
}

function splitWords(text: string, known?: KnownWords): Words {
  const found: Words = { words: [], starts: [], ends: [] };
  const { length } = text;
  for (let at = 0; at < length;) {
    let isAscii = true;
    const start = at;
    for (; at < length; at += 1) {
      const code = text.charCodeAt(at);
      if (code < 128) {
        if (asciiWord[code] === 0) break;
      } else {
        if (!isWordCode(text, at)) break;
        isAscii = false;
      }
    }
    if (at === start) {
      at += 1;
      continue;
    }
    found.words.push(normalizeWord(text, start, at, isAscii, known));
    found.starts.push(start);
    found.ends.push(at);
  }
  return found;
}

function normalizeWord(
  text: string,
  start: number,
  end: number,
  isAscii: boolean,
  known: KnownWords | undefined,
): string | undefined {
  if (isAscii && known !== undefined) {
    const first = text.charCodeAt(start);
    const lower = first >= 65 && first <= 90 ? first + 32 : first;
    if (known.firsts[keyOf(end - start, lower)] === 0) return undefined;
  }
  const word = text.slice(start, end);
  return isAscii ? word.toLowerCase() : word.normalize('NFKC').toLowerCase().normalize('NFKC');
}

/** A lookup table of ASCII letters and digits. */
const asciiWord = Uint8Array.from({ length: 128 }, (_, code) =>
  /[a-z0-9]/i.test(String.fromCharCode(code)) ? 1 : 0,
);

const wordCharacter = /[\p{L}\p{N}\p{M}]/u;

/** Returns true if a code unit belongs to a letter, digit or mark, even in a surrogate pair. */
function isWordCode(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const isLow = code >= 0xdc00 && code <= 0xdfff;
  const point = text.codePointAt(isLow ? at - 1 : at);
  return point !== undefined && wordCharacter.test(String.fromCodePoint(point));
}
