import { readFileSync, writeFileSync } from 'node:fs';
import { readWidgets } from './widget-reference/readWidgets.ts';
import { widgetCardsFile, widgetCardsPage } from './widget-reference/widgetCards.ts';
import { widgetLists } from './widget-reference/widgetLists.ts';
import { widgetPageFile, writeReference } from './widget-reference/widgetPage.ts';
import { widgetTableFile, widgetTablePage } from './widget-reference/widgetTable.ts';

// Writes what the docs say of each widget from the code: the tables of all, and each one's page.
const widgets = readWidgets();
const pageOf = (widget: (typeof widgets)[number]) => readFileSync(widgetPageFile(widget), 'utf8');
writeFileSync(widgetTableFile, await widgetTablePage(widgets));
for (const widget of widgets) {
  const file = widgetPageFile(widget);
  writeFileSync(file, await writeReference(pageOf(widget), widget));
}
writeFileSync(widgetCardsFile, await widgetCardsPage(widgets, pageOf));
for (const [file, text] of await widgetLists(widgets, pageOf)) writeFileSync(file, text);
