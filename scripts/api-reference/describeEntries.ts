import { firstSentence, readComment } from './comment.ts';
import { describeExport } from './describeExport.ts';
import type { Entry } from './entries.ts';
import { cell, createAnchors, linkedText, type Locate } from './links.ts';
import { isExported, type Exported } from './readModel.ts';

/** An entry, as API Extractor read it. */
export interface ReadEntry extends Entry {
  declarations: readonly Exported[];
}

/** With what of it is exported, explained. */
interface ExplainedEntry extends ReadEntry {
  exports: readonly Exported[];
}

interface Place {
  page: string;
  anchor: string;
  summary: string;
}

const groups = ['Components', 'Hooks', 'Functions', 'Classes', 'Constants', 'Types'] as const;

type Group = (typeof groups)[number];

/**
 * The reference: a page for each entry, and one that lists them, by path.
 *
 * @throws Error naming every export that no comment explains.
 */
export async function describeEntries(entries: readonly ReadEntry[]): Promise<Map<string, string>> {
  const read = entries.map((entry) => ({
    ...entry,
    exports: entry.declarations.filter(isExported),
  }));
  const unexplained = read.flatMap(({ module, exports }) =>
    exports
      .filter(({ docComment }) => /^(See \{@link \w+\}\.)?$/.test(readComment(docComment).text))
      .map(({ name }) => `${name} of ${module}`),
  );
  if (unexplained.length > 0) {
    throw new Error(`Brainstem: say in a comment what these are for: ${unexplained.join(', ')}.`);
  }
  const places = new Map(read.map((entry) => [entry.page, placesOf(entry)]));
  const pages = await Promise.all(
    read.map(async (entry) => {
      const text = await describeEntry(entry, places);
      return [`docs/api/${entry.page}.md`, text] as const;
    }),
  );
  return new Map([['docs/api/README.md', listOf(read)], ...pages]);
}

async function describeEntry(
  entry: ExplainedEntry,
  places: ReadonlyMap<string, ReadonlyMap<string, Place>>,
): Promise<string> {
  const own = places.get(entry.page);
  const find = (name: string): Place | undefined =>
    own?.get(name) ??
    [...places.values()].map((others) => others.get(name)).find((place) => place !== undefined);
  const locate: Locate = (name) => {
    const place = find(name);
    if (place === undefined) return undefined;
    return `${place.page === entry.page ? '' : `${place.page}.md`}#${place.anchor}`;
  };
  const summaryOf = (name: string): string | undefined => find(name)?.summary;
  const parts = await Promise.all(
    grouped(entry.exports).map(async ([group, items]) => {
      const described = await Promise.all(
        items.map((item) => describeExport(item, { locate, summaryOf })),
      );
      return [`## ${group}`, ...described].join('\n\n');
    }),
  );
  const contents = grouped(entry.exports).map(([group, items]) => {
    const rows = items.map(({ name }) => {
      const summary = linkedText(summaryOf(name) ?? '', locate);
      return `| [\`${name}\`](${locate(name) ?? ''}) | ${cell(summary)} |`;
    });
    return [`| ${group.toLowerCase()} | about |`, '| --- | --- |', ...rows].join('\n');
  });
  return `${[
    `# \`${entry.module}\``,
    entry.about,
    `A type without a link belongs to another package or isn’t exported; [the report](../../api/${entry.report}.api.md) has it too.`,
    ...contents,
    ...parts,
  ].join('\n\n')}\n`;
}

function placesOf(entry: ExplainedEntry): Map<string, Place> {
  const anchorOf = createAnchors();
  anchorOf(entry.module);
  const places = new Map<string, Place>();
  for (const [group, items] of grouped(entry.exports)) {
    anchorOf(group);
    for (const { name, docComment } of items) {
      const summary = firstSentence(readComment(docComment).text);
      places.set(name, { page: entry.page, anchor: anchorOf(name), summary });
    }
  }
  return places;
}

function listOf(read: readonly Entry[]): string {
  const rows = read.map(({ module, page, about }) => `| [\`${module}\`](${page}.md) | ${about} |`);
  return `${[
    '# API reference',
    'One page for each entry of the package.',
    ['| entry | offers |', '| --- | --- |', ...rows].join('\n'),
  ].join('\n\n')}\n`;
}

function grouped(exports: readonly Exported[]): [Group, Exported[]][] {
  return groups
    .map((group): [Group, Exported[]] => [group, exports.filter((item) => groupOf(item) === group)])
    .filter(([, items]) => items.length > 0);
}

function groupOf({ kind, name, excerptTokens }: Exported): Group {
  if (kind === 'Class') return 'Classes';
  // A widget is what withSession returns.
  if (kind === 'Variable' && excerptTokens.some(({ text }) => text === 'ReactNode')) {
    return 'Components';
  }
  if (kind === 'Variable') return 'Constants';
  if (kind !== 'Function') return 'Types';
  if (/^use[A-Z]/.test(name)) return 'Hooks';
  return /^[A-Z]/.test(name) ? 'Components' : 'Functions';
}
