import { readFileSync, writeFileSync } from 'node:fs';
import { readWidgets } from './widget-reference/readWidgets.ts';
import { widgetPageFile, writeReference } from './widget-reference/widgetPage.ts';
import { widgetTableFile, widgetTablePage } from './widget-reference/widgetTable.ts';

// Writes what the docs say of each widget from the code: the tables of all, and each one's page.
const widgets = readWidgets();
writeFileSync(widgetTableFile, await widgetTablePage(widgets));
for (const widget of widgets) {
  const file = widgetPageFile(widget);
  writeFileSync(file, await writeReference(readFileSync(file, 'utf8'), widget));
}
