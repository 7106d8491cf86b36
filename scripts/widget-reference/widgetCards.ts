import { kebabCase } from '../../src/widgets/widgetNames.ts';
import { formatText } from '../formatText.ts';
import { jobs } from './jobs.ts';
import type { ReadWidget } from './readWidgets.ts';

/** The page of the docs that shows all widgets. */
export const widgetCardsFile = 'docs/widgets/index.md';

/**
 * Returns the text of that page: the widgets by job, each with a picture and what its page begins with.
 *
 * @param pageOf - Returns the text of a widget's page.
 * @throws Error for a page without a first sentence.
 */
export async function widgetCardsPage(
  widgets: readonly ReadWidget[],
  pageOf: (widget: ReadWidget) => string,
): Promise<string> {
  const sections = [...jobs].map(([job, names]) => {
    const cards = names.map((name) => {
      const widget = widgets.find((known) => known.name === name);
      if (widget === undefined) throw new Error(`There is no widget ${name}.`);
      const page = kebabCase(name);
      return `- [![](../pictures/widgets/${page}.svg) ${widget.component}](./${page}.md) ${firstSentence(pageOf(widget), page)}`;
    });
    return `## ${job}\n\n${cards.join('\n')}`;
  });
  const page = [
    '---\npageClass: widget-cards\naside: false\n---',
    '# All widgets',
    'Each is a React component and a web component. [Widget props and parts](./reference.md) compares them.',
    ...sections,
  ];
  return formatText('index.md', page.join('\n\n'));
}

function firstSentence(text: string, page: string): string {
  const sentence = /^# .*\n\n(.*?\.)(?= |$)/m.exec(text)?.[1];
  if (sentence === undefined) throw new Error(`The page ${page} begins without a sentence.`);
  return sentence;
}
