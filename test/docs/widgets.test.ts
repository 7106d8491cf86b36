import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { describeElements } from '../../scripts/widget-reference/describeElements.ts';
import { readWidgets } from '../../scripts/widget-reference/readWidgets.ts';
import { widgetCardsFile, widgetCardsPage } from '../../scripts/widget-reference/widgetCards.ts';
import { widgetLists } from '../../scripts/widget-reference/widgetLists.ts';
import { widgetPageFile, writeReference } from '../../scripts/widget-reference/widgetPage.ts';
import {
  claimsOf,
  widgetTableFile,
  widgetTablePage,
} from '../../scripts/widget-reference/widgetTable.ts';
import { eventName } from '../../src/elements/names.ts';
import { isAttributeKind } from '../../src/controller/index.ts';
import { registry } from '../../src/widgets/registry.ts';
import { kebabCase, widgetNames } from '../../src/widgets/widgetNames.ts';
import { everyWidget } from '../cells/everyWidget.ts';
import { sourceFiles } from '../sourceFiles.ts';
import { throughJson } from '../throughJson.ts';

const type = v.strictObject({ text: v.pipe(v.string(), v.nonEmpty()) });
const description = v.pipe(v.string(), v.nonEmpty());
const named = { name: v.pipe(v.string(), v.nonEmpty()), type, description };
const optionalDefault = { default: v.optional(v.string()) };

/**
 * The parts of the format's schema that we write:
 * https://github.com/webcomponents/custom-elements-manifest
 */
const manifest = v.strictObject({
  schemaVersion: v.literal('2.1.0'),
  modules: v.tuple([
    v.strictObject({
      kind: v.literal('javascript-module'),
      path: v.string(),
      declarations: v.array(
        v.strictObject({
          kind: v.literal('class'),
          name: v.string(),
          description,
          tagName: v.string(),
          customElement: v.literal(true),
          superclass: v.strictObject({ name: v.string() }),
          attributes: v.array(
            v.strictObject({ ...named, ...optionalDefault, fieldName: v.optional(v.string()) }),
          ),
          members: v.array(
            v.variant('kind', [
              v.strictObject({ kind: v.literal('field'), ...named, ...optionalDefault }),
              v.strictObject({
                kind: v.literal('method'),
                name: v.string(),
                description,
                parameters: v.array(
                  v.strictObject({ name: v.string(), type, optional: v.boolean() }),
                ),
                return: v.strictObject({ type }),
              }),
            ]),
          ),
          events: v.array(v.strictObject(named)),
          cssProperties: v.array(v.strictObject({ name: v.string(), default: v.string() })),
          cssParts: v.array(v.strictObject({ name: v.string() })),
        }),
      ),
      exports: v.array(
        v.strictObject({
          kind: v.literal('custom-element-definition'),
          name: v.string(),
          declaration: v.strictObject({ name: v.string(), module: v.string() }),
        }),
      ),
    }),
  ]),
});

const widgets = readWidgets();
const [module] = v.parse(manifest, throughJson(describeElements(widgets))).modules;
const elements = new Map(module.declarations.map((element) => [element.tagName, element]));

test('the manifest defines every element of the registry once, and nothing else', () => {
  const tags = Object.values(registry).map(({ tag }) => tag);
  expect(module.exports.map(({ name }) => name)).toEqual(tags);
  expect([...elements.keys()]).toEqual(tags);
  expect(module.exports.map(({ declaration }) => declaration.name)).toEqual(
    module.declarations.map(({ name }) => name),
  );
});

describe.each(widgetNames)('in the manifest, %s', (name) => {
  const { tag, properties, events, optionalEvents, methods } = registry[name];
  const element = elements.get(tag);
  const members = (kind: 'field' | 'method') =>
    element?.members.filter((member) => member.kind === kind).map((member) => member.name);

  test('has every property, and an attribute for each that can be written in markup', () => {
    expect(members('field')).toEqual(Object.keys(properties));
    const written = Object.entries(properties).filter(([, kind]) => isAttributeKind(kind));
    expect(element?.attributes.map((attribute) => attribute.name)).toEqual([
      ...written.map(([property]) => kebabCase(property)),
      ...(optionalEvents.length > 0 ? ['handles'] : []),
    ]);
  });

  test('has every event with what its detail holds', () => {
    expect(element?.events.map((event) => event.name)).toEqual(
      [...events, ...optionalEvents].map(eventName),
    );
    for (const event of element?.events ?? []) expect(event.type.text).toMatch(/^CustomEvent<.+>$/);
  });

  test('has every method and every part', () => {
    expect(members('method')).toEqual(Object.keys(methods));
    const parts = element?.cssParts.map((part) => part.name) ?? [];
    expect(parts).toEqual(widgets.find((widget) => widget.name === name)?.parts);
    expect(parts.length).toBeGreaterThan(1);
  });
});

/** Props of React's alone: an element's content is in a slot, its provider is its kit's. */
const ofReact: ReadonlySet<string> = new Set([
  'actionsRef',
  'emptyState',
  'className',
  'style',
  'id',
  'ref',
]);

test.each(widgets.filter(({ name }) => name !== 'delegatedOnboarding'))(
  'the element of $name takes every prop that its page lists',
  ({ name, props }) => {
    const listed = [...props.keys()].filter((prop) => !/^on[A-Z]/.test(prop) && !ofReact.has(prop));
    expect(Object.keys(registry[name].properties)).toEqual(expect.arrayContaining(listed));
  },
);

test.each(widgets)('every prop of $name says what it is for', ({ props }) => {
  const known = ['ref', 'className', 'style', 'id'];
  const silent = [...props.values()].filter(({ text }) => text === '').map(({ name }) => name);
  expect(silent.filter((name) => !known.includes(name))).toEqual([]);
  expect(props.get('onReady')?.text).toMatch(/^Called once/);
});

test('the manifest takes types, details and defaults from the code', () => {
  const chat = elements.get('brainstem-chat');
  expect(chat?.events).toContainEqual(
    expect.objectContaining({
      name: 'brainstem-message-send',
      type: { text: 'CustomEvent<{ readonly sessionId: string; readonly text: string; }>' },
    }),
  );
  expect(chat?.members).toContainEqual(
    expect.objectContaining({
      name: 'openChat',
      parameters: [{ name: 'options', type: { text: 'OpenChatOptions' }, optional: true }],
      return: { type: { text: 'Promise<void>' } },
    }),
  );
  expect(elements.get('brainstem-brain-viewer')?.members).toContainEqual(
    expect.objectContaining({ name: 'export', return: { type: { text: 'Promise<Blob>' } } }),
  );
  expect(chat?.attributes).toContainEqual(
    expect.objectContaining({ name: 'session-prefix', default: "'web'" }),
  );
  expect(chat?.cssProperties).toContainEqual({ name: '--brainstem-radius', default: '8px' });
  expect(chat?.cssProperties).toContainEqual({
    name: '--brainstem-radius-control',
    default: 'calc(var(--_radius) * 0.75)',
  });
});

test('the tables of all widgets are the ones in the code: npm run widgets', async () => {
  expect(readFileSync(widgetTableFile, 'utf8')).toBe(await widgetTablePage(widgets));
});

const pageOf = (widget: (typeof widgets)[number]) => readFileSync(widgetPageFile(widget), 'utf8');

test('the page of all widgets has a card for each, with a picture: npm run widgets', async () => {
  const page = readFileSync(widgetCardsFile, 'utf8');
  expect(page).toBe(await widgetCardsPage(widgets, pageOf));
  const pictures = [...page.matchAll(/!\[\]\(\.\.\/([^)]+)\)/g)].map(
    ([, path = '']) => `docs/${path}`,
  );
  expect(pictures).toHaveLength(widgets.length);
  expect(pictures.filter((path) => !existsSync(path))).toEqual([]);
});

test('the README and the page on security list every widget: npm run widgets', async () => {
  const lists = await widgetLists(widgets, pageOf);
  expect([...lists.keys()]).toEqual(['README.md', 'docs/security.md']);
  for (const [file, text] of lists) expect(readFileSync(file, 'utf8')).toBe(text);
  await expect(widgetLists(widgets, () => '# Chat\n')).rejects.toThrow('names no policy');
});

test('a widget’s page begins with a sentence, the live widget and its code', () => {
  for (const widget of widgets) {
    expect(pageOf(widget)).toMatch(
      /^# \w+\n\n.+\.\n\n<LiveWidget name="\w+" \/>\n\n## Usage\n\n```tsx\n[^]*\n## Reference\n/,
    );
  }
});

test('cards are refused for a page that begins without a sentence', async () => {
  await expect(widgetCardsPage(widgets, () => '# Chat\n')).rejects.toThrow('without a sentence');
  const [first, ...others] = widgets;
  expect(first).toBeDefined();
  await expect(widgetCardsPage(others, pageOf)).rejects.toThrow('There is no widget');
});

test.each(widgets)('the page of $name says what the code says: npm run widgets', async (widget) => {
  const page = readFileSync(widgetPageFile(widget), 'utf8');
  expect(page).toBe(await writeReference(page, widget));
});

/** Lists the imports of a test file from an entry of the package, which it therefore uses. */
function importsIn(file: string, entry: string): readonly string[] {
  const [, names = ''] =
    new RegExp(`import \\{([^}]*)\\} from '${entry}';`).exec(readFileSync(file, 'utf8')) ?? [];
  return names.split(',').map((name) => name.trim());
}

test('every hook in the tables is tested in a host’s own markup', () => {
  const hooks = [...new Set(widgets.flatMap((widget) => widget.hooks))];
  expect(hooks.length).toBeGreaterThan(10);
  const tested = importsIn('test/hooks.test.tsx', 'brainstem/react');
  expect(hooks.filter((hook) => !tested.includes(hook))).toEqual([]);
});

test('every core in the tables is tested without React', () => {
  const cores = [...new Set(widgets.flatMap((widget) => widget.cores))];
  expect(cores.length).toBeGreaterThan(10);
  const tested = importsIn('test/core.test.ts', 'brainstem/core');
  expect(cores.filter((core) => !tested.includes(core))).toEqual([]);
});

// Roots, refs and parts are tried out for every widget in `src/elements/everyWidget.test.tsx`.
describe.each(widgets)('of $name, what the tables list', (widget) => {
  const claims = claimsOf(widget);
  const cells = everyWidget[widget.name];

  test.each(['events', 'controlled', 'slots', 'methods'] as const)(
    '%s are all tried out',
    (kind) => {
      expect(Object.keys(cells[kind]).toSorted()).toEqual(claims[kind]?.toSorted());
    },
  );

  test('is tried out by one file of tests', () => {
    const call = new RegExp(`testCells\\([^)]*'${widget.name}'`);
    const files = sourceFiles(['test/cells'], /\.test\.tsx$/).filter((file) =>
      call.test(readFileSync(file, 'utf8')),
    );
    expect(files).toHaveLength(1);
  });
});

test('a page of a widget has its props with their defaults, its events and its methods', () => {
  const page = readFileSync('docs/widgets/chat.md', 'utf8').replaceAll(/ +/g, ' ');
  expect(page).toMatch(/^\| `sessionPrefix` \| `string` \| `'web'` \| \S/m);
  expect(page).toContain('| `onFeedback` | `feedback: ChatFeedback` | `brainstem-feedback` |');
  expect(page).toContain('`openChat(options?: OpenChatOptions)`');
});

test('the tables of all widgets explain what some of them lack, and refuse what nothing explains', async () => {
  const page = await widgetTablePage(widgets);
  expect(page).toMatch(/`ChatLauncher`.* – /);
  expect(page).toContain('- No hooks: ');
  const withoutParts = widgets.map((widget) => ({ ...widget, parts: [] }));
  await expect(widgetTablePage(withoutParts)).rejects.toThrow('no parts');
});
