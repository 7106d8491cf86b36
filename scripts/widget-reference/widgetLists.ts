import { readFileSync } from 'node:fs';
import { pageBudgets } from '../../test/package/budgets.ts';
import { kebabCase, type WidgetName } from '../../src/widgets/widgetNames.ts';
import { capital } from '../capital.ts';
import { formatText } from '../formatText.ts';
import { markdownTable } from '../markdownTable.ts';
import { jobs } from './jobs.ts';
import type { ReadWidget } from './readWidgets.ts';

const pictures = 'https://raw.githubusercontent.com/brainstem/brainstem/main/docs/pictures/widgets';
const cardsInRow = 5;

/**
 * Returns the pages beside those of widgets that list all of them, by their files: the README with a
 * picture of each, and what each needs of a content security policy, as its own page says it.
 *
 * @throws Error for a page of a widget that says nothing of it.
 */
export async function widgetLists(
  widgets: readonly ReadWidget[],
  pageOf: (widget: ReadWidget) => string,
): Promise<Map<string, string>> {
  const cards = [...jobs].flatMap(([job, names]) => names.map((name) => card(job, name)));
  const policies = widgets.map((widget) => {
    const [, policy] = /\n### Content security policy\n\n(.+)\.\n/.exec(pageOf(widget)) ?? [];
    if (policy === undefined) throw new Error(`The page of ${widget.component} names no policy.`);
    return [widget.component, policy];
  });
  return new Map([
    await withCards('README.md', cards),
    await withTable('docs/security.md', ['widget', 'also needs'], policies),
  ]);
}

/**
 * Returns a widget's picture above its name, its job, and the most that a page with it weighs. The
 * picture stays on the web: it is no file of the package.
 */
function card(job: string, name: WidgetName): string {
  const page = kebabCase(name);
  return `<img src="${pictures}/${page}.svg" width="130" alt=""><br>[\`${capital(name)}\`](docs/widgets/${page}.md)<br>${job} · ${Math.ceil(pageBudgets[name])} kB`;
}

async function withCards(file: string, cards: readonly string[]): Promise<[string, string]> {
  const rows: string[][] = [];
  for (let at = 0; at < cards.length; at += cardsInRow) {
    const row = cards.slice(at, at + cardsInRow);
    rows.push([...row, ...Array<string>(cardsInRow - row.length).fill('')]);
  }
  const table = markdownTable(Array<string>(cardsInRow).fill(''), rows);
  const text = readFileSync(file, 'utf8');
  const there = /(?<=^<!-- widgets -->\n)[^]*?(?=^<!-- end -->$)/m;
  if (!there.test(text)) throw new Error(`${file} has no place for the widgets.`);
  return [
    file,
    await formatText(
      file,
      text.replace(there, () => `\n${table}\n`),
    ),
  ];
}

async function withTable(
  file: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<[string, string]> {
  const text = readFileSync(file, 'utf8');
  const there = new RegExp(`^\\| ${heads.join(' +\\| ')} +\\|\\n(?:\\|.*\\n)+`, 'm');
  if (!there.test(text)) throw new Error(`${file} has no table of ${heads.join(' and ')}.`);
  return [
    file,
    await formatText(
      file,
      text.replace(there, () => `${markdownTable(heads, rows)}\n`),
    ),
  ];
}
