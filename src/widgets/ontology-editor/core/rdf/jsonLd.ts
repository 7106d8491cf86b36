import { isRecord } from '../../../../contract/index.ts';
import { namespaces, type Triple, type TripleObject } from './triple.ts';

interface TermDefinition {
  iri: string;
  language: string | undefined;
  isLanguageMap: boolean;
}

/** A node's active context. Remote contexts are never fetched. */
interface Context {
  readonly terms: ReadonlyMap<string, TermDefinition>;
  readonly vocabulary: string;
  readonly language: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** The default context: keys are those of SKOS. */
const skosContext: Context = {
  terms: new Map(
    [
      ['id', '@id'],
      ['uri', '@id'],
      ['type', '@type'],
      ['title', `${namespaces.dct}title`],
      ...Object.entries(namespaces),
    ].map(([key = '', iri = '']) => [key, { iri, language: undefined, isLanguageMap: false }]),
  ),
  vocabulary: namespaces.skos,
  language: '',
};

/** Returns true for JSON-LD: it has a context, a graph, or nodes with absolute IRIs. */
export function isJsonLd(value: unknown): boolean {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isRecord(first) && ['@context', '@graph', '@id', '@type'].some((key) => key in first);
}

/**
 * Parses the subset of JSON-LD that SKOS vocabularies use: embedded contexts with prefixes, terms,
 * languages and language maps; graphs, nested nodes, lists and sets.
 */
export function parseJsonLd(value: unknown): Triple[] {
  const triples: Triple[] = [];
  let blanks = 0;

  function readNode(node: Fields, outer: Context): string {
    const context = extendContext(outer, node['@context']);
    const fields = Object.entries(node).map(
      ([key, field]) => [iriOf(key, context), field, context.terms.get(key)] as const,
    );
    const id = fields.find(([iri]) => iri === '@id')?.[1];
    const subject = typeof id === 'string' ? expand(id, context) : `_:${(blanks += 1)}`;
    for (const [iri, field, definition] of fields) {
      if (iri === '@graph' || iri === '@included') readNodes(field, context);
      else if (iri === '@type') {
        for (const type of listOf(field)) {
          if (typeof type !== 'string') continue;
          const object = { type: 'node', value: iriOf(type, context) } as const;
          triples.push({ subject, predicate: `${namespaces.rdf}type`, object });
        }
      } else if (!iri.startsWith('@')) {
        for (const object of readObjects(field, context, definition)) {
          triples.push({ subject, predicate: iri, object });
        }
      }
    }
    return subject;
  }

  function readNodes(nodes: unknown, context: Context): void {
    for (const node of listOf(nodes)) if (isRecord(node)) readNode(node, context);
  }

  function readObjects(
    field: unknown,
    context: Context,
    definition: TermDefinition | undefined,
  ): TripleObject[] {
    return listOf(field).flatMap((value): TripleObject[] => {
      const language = definition?.language ?? context.language;
      if (typeof value === 'string') return [{ type: 'text', value, language }];
      if (typeof value === 'boolean') return [{ type: 'text', value: String(value), language: '' }];
      if (!isRecord(value)) return [];
      if ('@value' in value) return readValue(value, context);
      const list = value['@list'] ?? value['@set'];
      if (list !== undefined) return readObjects(list, context, definition);
      if (definition?.isLanguageMap === true || isLanguageMap(value)) {
        return Object.entries(value).flatMap(([tag, texts]) =>
          listOf(texts).flatMap((text): TripleObject[] =>
            typeof text === 'string'
              ? [{ type: 'text', value: text, language: tag.startsWith('@') ? '' : tag }]
              : [],
          ),
        );
      }
      return [{ type: 'node', value: readNode(value, context) }];
    });
  }

  readNodes(value, skosContext);
  return triples;
}

function readValue(field: Fields, context: Context): TripleObject[] {
  const { '@value': value, '@language': language = context.language } = field;
  return (typeof value === 'string' || typeof value === 'boolean') && typeof language === 'string'
    ? [{ type: 'text', value: String(value), language }]
    : [];
}

/** Returns true for a language map, such as `{ "en": "term", "pt-BR": ["termo"] }`. */
function isLanguageMap(value: Fields): boolean {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^(@none|[a-z]{2,3}(-[a-z0-9]{2,8})*)$/i.test(key));
}

function extendContext(outer: Context, given: unknown): Context {
  return listOf(given).reduce<Context>((context, part) => {
    if (!isRecord(part)) return context;
    const terms = new Map(context.terms);
    const { '@vocab': vocabulary, '@language': language } = part;
    const next = {
      terms,
      vocabulary: typeof vocabulary === 'string' ? vocabulary : context.vocabulary,
      language: typeof language === 'string' ? language : context.language,
    };
    for (const [key, value] of Object.entries(part)) {
      const id = isRecord(value) ? (value['@id'] ?? key) : value;
      if (key.startsWith('@') || typeof id !== 'string') continue;
      const own = isRecord(value) ? value['@language'] : undefined;
      terms.set(key, {
        iri: id === key ? iriOf(id, context) : id,
        language: typeof own === 'string' ? own : undefined,
        isLanguageMap: isRecord(value) && listOf(value['@container']).includes('@language'),
      });
    }
    // Prefixes may be declared after their use.
    for (const [key, definition] of terms) {
      terms.set(key, { ...definition, iri: expand(definition.iri, next) });
    }
    return next;
  }, outer);
}

/** Resolves a key or type to an IRI. */
function iriOf(name: string, context: Context): string {
  if (name.startsWith('@')) return name;
  const known = context.terms.get(name)?.iri;
  if (known !== undefined) return known;
  return name.includes(':') ? expand(name, context) : `${context.vocabulary}${name}`;
}

function expand(address: string, context: Context): string {
  const [prefix = '', ...rest] = address.split(':');
  const local = rest.join(':');
  const namespace = context.terms.get(prefix)?.iri;
  return namespace === undefined || rest.length === 0 || local.startsWith('//') || prefix === '_'
    ? address
    : `${namespace}${local}`;
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
