import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readComment } from '../../scripts/api-reference/comment.ts';
import { describeEntries } from '../../scripts/api-reference/describeEntries.ts';
import { entries } from '../../scripts/api-reference/entries.ts';
import { createAnchors } from '../../scripts/api-reference/links.ts';
import { readModel } from '../../scripts/api-reference/readModel.ts';

const content = (text: string) => ({ kind: 'Content', text });
const reference = (text: string) => ({ kind: 'Reference', text });

const openDoor = {
  kind: 'Function',
  name: 'openDoor',
  canonicalReference: 'kit!openDoor:function(1)',
  docComment: `/**
 * Opens a door. Knock first.
 *
 * @param times - How often to knock.
 * @returns Who is there.
 * @throws Error when it is locked.
 */`,
  excerptTokens: [
    content('export declare function openDoor(door: '),
    reference('Door'),
    content(', times?: '),
    content('number'),
    content('): '),
    content('string'),
    content(';'),
  ],
  parameters: [
    {
      parameterName: 'door',
      parameterTypeTokenRange: { startIndex: 1, endIndex: 2 },
      isOptional: false,
    },
    {
      parameterName: 'times',
      parameterTypeTokenRange: { startIndex: 3, endIndex: 4 },
      isOptional: true,
    },
  ],
  returnTypeTokenRange: { startIndex: 5, endIndex: 6 },
};

const door = {
  kind: 'Interface',
  name: 'Door',
  canonicalReference: 'kit!Door:interface',
  docComment: '/**\n * What {@link openDoor} opens.\n */',
  excerptTokens: [content('export interface Door ')],
  members: [
    {
      kind: 'PropertySignature',
      name: 'side',
      docComment: "/**\n * Where its hinges are. @default 'left'\n */",
      excerptTokens: [
        content('readonly side?: '),
        content("'left' | 'right' | undefined"),
        content(';'),
      ],
      isOptional: true,
    },
    {
      kind: 'PropertySignature',
      name: 'onOpen',
      docComment: '/** Called once it is open. */',
      excerptTokens: [
        content('onOpen?: ((door: '),
        reference('Door'),
        content(') => void) | undefined'),
        content(';'),
      ],
      isOptional: true,
    },
  ],
};

describe('of two exports', () => {
  test('a page says what a function takes, gives and throws', async () => {
    const page = await pageOf([openDoor, door]);
    expect(page).toContain('| [`openDoor`](#opendoor) | Opens a door. |');
    expect(page).toContain('function openDoor(door: Door, times?: number): string;');
    expect(page).toContain('| `times?` | `number` | How often to knock. |');
    expect(page).toContain('**Returns** `string`: Who is there.');
    expect(page).toContain('**Throws** Error when it is locked.');
  });

  test('types are linked, and what is not said of a parameter is said of its type', async () => {
    const page = await pageOf([{ ...openDoor }, { ...door, docComment: '/** A way in. */' }]);
    expect(page).toContain('| `door` | [`Door`](#door) | A way in. |');
  });

  test('a member has its default in a column', async () => {
    const page = await pageOf([openDoor, door]);
    expect(page).toContain("| `side?` | `'left' \\| 'right'` | 'left' | Where its hinges are. |");
    expect(page).toContain('What [`openDoor`](#opendoor) opens.');
  });

  test('the question mark of a member says that it may be undefined', async () => {
    const page = await pageOf([openDoor, door]);
    expect(page).toContain('| `onOpen?` | `(door:` [`Door`](#door)`) => void` | ');
  });

  test('one that nothing explains is refused, and so is a comment that points elsewhere', async () => {
    const silent = { ...door, docComment: '' };
    await expect(pageOf([openDoor, silent])).rejects.toThrow('Door of brainstem');
    const elsewhere = { ...door, docComment: '/** See {@link doorSchema}. */' };
    await expect(pageOf([openDoor, elsewhere])).rejects.toThrow('Door of brainstem');
  });
});

test('a tag may stand at the end of a line', () => {
  const { text, defaultValue } = readComment('/**\n * Seconds. @default 900\n */');
  expect([text, defaultValue]).toEqual(['Seconds.', '900']);
});

test('every entry of the package has its page', () => {
  const pages = readdirSync('docs/api').sort();
  expect(pages).toEqual(['README.md', ...entries.map(({ page }) => `${page}.md`)].sort());
});

test('every link of the reference leads somewhere', () => {
  const files = readdirSync('docs/api');
  const anchors = new Map(files.map((file) => [file, anchorsOf(file)]));
  const links = files.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)#]*)(?:#([^)]*))?\)/g)].map(
      ([, path = '', anchor = '']) => [path === '' ? file : path, anchor] as const,
    ),
  );
  expect(links.length).toBeGreaterThan(500);
  const broken = links.filter(([path, anchor]) =>
    anchor === '' ? !existsSync(join('docs/api', path)) : anchors.get(path)?.has(anchor) !== true,
  );
  expect(broken).toEqual([]);
});

async function pageOf(members: readonly unknown[]): Promise<string> {
  const declarations = readModel(JSON.stringify({ members: [{ members }] }));
  const [entry] = entries;
  if (entry === undefined) throw new Error('There is no entry.');
  const pages = await describeEntries([{ ...entry, declarations }]);
  return pages.get('docs/api/brainstem.md') ?? '';
}

function read(file: string): string {
  return readFileSync(join('docs/api', file), 'utf8');
}

function anchorsOf(file: string): Set<string> {
  const anchorOf = createAnchors();
  const outsideOfCode = read(file).replace(/^```[^]*?^```/gm, '');
  return new Set(
    [...outsideOfCode.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)),
  );
}
