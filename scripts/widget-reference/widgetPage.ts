import { commonEvents, isAttributeKind } from '../../src/controller/index.ts';
import { eventName, shortName } from '../../src/elements/names.ts';
import type { WidgetEntry } from '../../src/widgets/lazyWidgets.ts';
import { registry } from '../../src/widgets/registry.ts';
import { kebabCase } from '../../src/widgets/widgetNames.ts';
import { formatText } from '../formatText.ts';
import { markdownTable } from '../markdownTable.ts';
import { promised } from './describeElements.ts';
import { limitsSection } from './limits.ts';
import type { Described, ReadWidget } from './readWidgets.ts';

/** The page of the docs about a widget. */
export function widgetPageFile({ name }: ReadWidget): string {
  return `docs/widgets/${kebabCase(name)}.md`;
}

/** Returns a widget's page with what the code says of its props, events, element and hooks. */
export async function writeReference(page: string, widget: ReadWidget): Promise<string> {
  const entry: WidgetEntry = registry[widget.name];
  const sections = [
    ['Props', propsSection(widget)],
    ['Element', elementSection(widget, entry)],
    ['Hooks and core', hooksSection(widget)],
    ['Limits and errors', limitsSection(widget.name, page)],
  ] as const;
  const written = sections.reduce(
    (text, [title, body]) => replaceSection(text, title, body),
    replaceCommonProps(replaceEvents(page, eventsTable(widget, entry)), widget),
  );
  return formatText('page.md', written);
}

/** Puts the text of a section of the reference in place; one that is missing comes before the parts. */
function replaceSection(page: string, title: string, body: string): string {
  const section = `\n### ${title}\n\n${body}\n`;
  const there = new RegExp(`\\n### ${title}\\n[^]*?(?=\\n### |$)`);
  if (there.test(page)) return page.replace(there, () => section);
  return page.replace('\n### Parts\n', () => `${section}\n### Parts\n`);
}

/** The most props that a page says once, in its reference. */
const fewProps = 5;

/** Puts the first of many props, in a sentence each, below the code that uses the widget. */
function replaceCommonProps(page: string, widget: ReadWidget): string {
  const without = page.replace(/\n## Common props\n[^]*?(?=\n## )/, '');
  const props = ownProps(widget);
  if (props.length <= fewProps) return without;
  const rows = props
    .slice(0, fewProps)
    .map(({ name, text }) => [code(name), prose(firstSentence(text))]);
  const section = `\n## Common props\n\n${markdownTable(['prop', 'what it does'], rows)}\n\nAll of them are in the [reference](#props).\n`;
  return without.replace(/\n## Usage\n[^]*?(?=\n## )/, (usage) => `${usage}${section}`);
}

/** Replaces the table of events: the hand-written text follows it. */
function replaceEvents(page: string, table: string): string {
  return page.replace(/\n### Events\n\n(?:\|.*\n)*/, () => `\n### Events\n\n${table}\n`);
}

function firstSentence(text: string): string {
  return /^[^]*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}

function ownProps({ props }: ReadWidget): Described[] {
  return [...props.values()].filter(({ name }) => !isEvent(name) && !ofRoot.has(name));
}

function propsSection(widget: ReadWidget): string {
  const rows = ownProps(widget).map(({ name, type, defaultValue, text }) => [
    code(name),
    code(plainType(type)),
    describeDefault(defaultValue),
    prose(text),
  ]);
  const root = 'Plus the props [every widget](../getting-started.md#every-widget) has.';
  if (rows.length === 0) return root;
  return `${markdownTable(['prop', 'type', 'default', 'what it does'], rows)}\n\n${root}`;
}

function eventsTable({ props, events }: ReadWidget, entry: WidgetEntry): string {
  const offered = [...entry.events, ...entry.optionalEvents].map((prop) => [
    code(prop),
    code(listenerOf(props.get(prop)?.type)),
    code(eventName(prop)),
    code(detailOf(events.get(eventName(prop)))),
    entry.optionalEvents.includes(prop) ? code(`handles="${shortName(prop)}"`) : 'always',
    prose(props.get(prop)?.text ?? ''),
  ]);
  return markdownTable(
    ['prop', 'called with', 'event of the element', 'detail', 'offered by', 'when'],
    offered,
  );
}

function elementSection(
  { actions }: ReadWidget,
  { tag, properties, methods }: WidgetEntry,
): string {
  const written = Object.entries(properties).filter(([, kind]) => isAttributeKind(kind));
  const others = Object.entries(properties).filter(([, kind]) => !isAttributeKind(kind));
  const rows = Object.entries(methods).map(([method, action]) => {
    const { parameters = [], returns, text = '' } = actions.get(action) ?? {};
    const given = parameters.map(
      ({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`,
    );
    return [code(`${method}(${given.join(', ')})`), code(promised(returns)), prose(text)];
  });
  return [
    `\`<${tag}>\``,
    list(
      'Attributes',
      written.map(([name]) => kebabCase(name)),
    ),
    list(
      'Properties without an attribute',
      others.map(([name]) => name),
    ),
    rows.length > 0 && markdownTable(['method', 'returns', 'what it does'], rows),
  ]
    .filter((part) => part !== false && part !== '')
    .join('\n\n');
}

function hooksSection({ hooks, cores }: ReadWidget): string {
  const parts = [list('Hooks', hooks), list('In `brainstem/core`', cores)].filter(Boolean);
  return parts.length > 0
    ? parts.join('\n\n')
    : 'None: the functions of `brainstem` call the routes below.';
}

/** A type by the name that a reader knows it by, where the compiler wrote out what it stands for. */
function plainType(type: string): string {
  if (type.includes('ReactPortal')) return 'ReactNode';
  const handle = /\| RefObject<(\w+) \| null>$/.exec(type)?.[1];
  return handle === undefined ? shortened(type) : `Ref<${handle}>`;
}

/** Shortens a type to a line of a cell: three names of many, and an object without members. */
function shortened(type: string): string {
  const fewer = type.replaceAll(/((?:"[^"]+" \| ){3})(?:"[^"]+" \| ){3,}"[^"]+"/g, '$1…');
  return fewer.length > 120 ? fewer.replaceAll(/\{ [^{}]{60,} \}/g, '{ … }') : fewer;
}

/** A value as code, and a sentence about one as text. */
function describeDefault(value = ''): string {
  return /^('[^']*'|[\d.]+|true|false)$/.test(value) ? code(value) : prose(value);
}

/** Props on the root of every widget, which one page explains. */
const ofRoot = new Set(['className', 'style', 'id', 'ref', 'key']);

function isEvent(name: string): boolean {
  return /^on[A-Z]/.test(name) || name in commonEvents;
}

/** Returns the argument of a React page's function, which the element's event has as an object. */
function listenerOf(type = ''): string {
  return /^\(?\((.*?)\) => /.exec(type)?.[1]?.replaceAll('readonly ', '') ?? '';
}

function detailOf(event: Described | undefined): string {
  const type = (event?.type ?? '').replace(/^CustomEvent<(.*)>$/, '$1').replaceAll('readonly ', '');
  return type === 'Readonly<Record<string, never>>' ? '' : type;
}

function list(title: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `${title}: ${names.map(code).join(', ')}.`;
}

function code(text: string): string {
  return text === '' ? '' : `\`${text.replace(/\s+/g, ' ').replaceAll('|', '\\|')}\``;
}

/** A comment as one cell; what looks like a tag outside of code is text. */
function prose(comment: string): string {
  return comment
    .replaceAll(/\{@link (\w+)[^}]*\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('<', '&lt;')))
    .join('')
    .replaceAll(/(?<!\\)\|/g, '\\|')
    .trim();
}
