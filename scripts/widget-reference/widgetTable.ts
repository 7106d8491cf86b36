import { commonEvents } from '../../src/controller/index.ts';
import { shortName } from '../../src/elements/names.ts';
import type { WidgetEntry } from '../../src/widgets/lazyWidgets.ts';
import { registry } from '../../src/widgets/registry.ts';
import { kebabCase } from '../../src/widgets/widgetNames.ts';
import { capital } from '../capital.ts';
import { formatText } from '../formatText.ts';
import { markdownTable } from '../markdownTable.ts';
import type { ReadWidget } from './readWidgets.ts';

interface Column {
  head: string;
  /** Returns the names that the code has for a widget; none is shown as a hole. */
  names: (widget: ReadWidget, entry: WidgetEntry) => readonly string[];
  /** The reason why some have none, in a sentence. */
  hole?: string;
}

const rootProps = ['className', 'style', 'id'];

const inReact: readonly Column[] = [
  { head: 'root', names: ({ props }) => rootProps.filter((name) => props.has(name)) },
  { head: 'refs', names: ({ props }) => ['ref', 'actionsRef'].filter((name) => props.has(name)) },
  {
    head: 'controlled',
    names: ({ props }) => [...props.keys()].filter((name) => props.has(`default${capital(name)}`)),
    hole: 'Nothing is controlled: the widget shows one thing, which its props name, or steps in their own order.',
  },
  {
    head: 'events',
    names: ({ props }) =>
      [...props.keys()].filter((name) => /^on[A-Z]/.test(name) && !(name in commonEvents)),
    hole: 'No events of its own: the widget has those of every widget.',
  },
  {
    head: 'slots',
    names: ({ props }) =>
      [...props.values()]
        .filter(({ type }) => /ReactNode|Slots|Renderer/.test(type))
        .map(({ name }) => name),
    hole: 'No slots: the widget draws its own content. Draw yours with its hook or its core, where it has one.',
  },
  {
    head: 'hooks',
    names: ({ hooks }) => hooks,
    hole: 'No hooks: for the launcher, `useChat` does. For the others, take the core, or the functions of `brainstem` for the routes on their pages.',
  },
  {
    head: 'core',
    names: ({ cores }) => cores,
    hole: 'No core: the functions of `brainstem` call the routes on their pages.',
  },
];

const asElements: readonly Column[] = [
  {
    head: 'methods',
    names: (_widget, { methods }) => Object.keys(methods),
    hole: 'No methods: properties do all that a page can ask of the widget.',
  },
  {
    head: 'values of `handles`',
    names: (_widget, { optionalEvents }) => optionalEvents.map(shortName),
    hole: 'No values of `handles`: the widget leaves nothing to the page.',
  },
  { head: 'parts', names: ({ parts }) => parts },
];

/** The page of the docs that says what each widget offers its host. */
export const widgetTableFile = 'docs/widgets/reference.md';

/** Returns the text of that page. */
export async function widgetTablePage(widgets: readonly ReadWidget[]): Promise<string> {
  const page = [
    '---\npageClass: wide-tables\naside: false\n---',
    '# Widget props and parts',
    'What each widget offers your page. A dash means there is none; the reason is below each table.',
    '## In React',
    'Every widget also has `onReady`, `onLoadError` and `onError`, and its root takes `data-*` attributes.',
    table(widgets, 'component', ({ component }) => component, inReact),
    reasons(widgets, inReact),
    '## As elements',
    'Properties, attributes and events, with their types, are in `custom-elements.json` of the package.',
    table(widgets, 'element', ({ name }) => `<${registry[name].tag}>`, asElements),
    reasons(widgets, asElements),
  ].join('\n\n');
  return formatText('reference.md', page);
}

/** Returns the tables' claims about a widget, by the heads of their columns. */
export function claimsOf(widget: ReadWidget): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    [...inReact, ...asElements].map((column) => [column.head, namesIn(column, widget)]),
  );
}

function table(
  widgets: readonly ReadWidget[],
  title: string,
  nameOf: (widget: ReadWidget) => string,
  columns: readonly Column[],
): string {
  const heads = [title, ...columns.map(({ head }) => head)];
  const rows = widgets.map((widget) => [
    `[${code(nameOf(widget))}](./${kebabCase(widget.name)}.md)`,
    ...columns.map((column) => namesIn(column, widget).map(code).join(' ') || '–'),
  ]);
  return markdownTable(heads, rows);
}

/** @throws Error for a column with a hole that nothing explains. */
function reasons(widgets: readonly ReadWidget[], columns: readonly Column[]): string {
  return columns
    .filter((column) => widgets.some((widget) => namesIn(column, widget).length === 0))
    .map(({ head, hole }) => {
      if (hole === undefined) throw new Error(`Say why some widgets have no ${head}.`);
      return `- ${hole}`;
    })
    .join('\n');
}

function namesIn(column: Column, widget: ReadWidget): readonly string[] {
  return column.names(widget, registry[widget.name]);
}

function code(name: string): string {
  return `\`${name}\``;
}
