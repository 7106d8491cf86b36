import { readFileSync } from 'node:fs';
import { capital } from '../capital.ts';
import { formatText } from '../formatText.ts';
import { markdownTable } from '../markdownTable.ts';
import { jobs } from './jobs.ts';
import type { ReadWidget } from './readWidgets.ts';

/**
 * Returns the pages beside those of widgets that list all of them, by their files: the README by
 * job, and what each widget needs of a content security policy, as its own page says it.
 *
 * @throws Error for a page of a widget that says nothing of it.
 */
export async function widgetLists(
  widgets: readonly ReadWidget[],
  pageOf: (widget: ReadWidget) => string,
): Promise<Map<string, string>> {
  const byJob = [...jobs].map(([job, names]) => [
    job,
    names.map((name) => `\`${capital(name)}\``).join(', '),
  ]);
  const policies = widgets.map((widget) => {
    const [, policy] = /\n### Content security policy\n\n(.+)\.\n/.exec(pageOf(widget)) ?? [];
    if (policy === undefined) throw new Error(`The page of ${widget.component} names no policy.`);
    return [widget.component, policy];
  });
  return new Map([
    await withTable('README.md', ['Job', 'Components'], byJob),
    await withTable('docs/security.md', ['widget', 'also needs'], policies),
  ]);
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
