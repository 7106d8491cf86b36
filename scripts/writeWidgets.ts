import { writeFileSync } from 'node:fs';
import { readWidgets } from './widget-reference/readWidgets.ts';
import { widgetTableFile, widgetTablePage } from './widget-reference/widgetTable.ts';

// Writes the page of the docs that says what each widget offers its host.
writeFileSync(widgetTableFile, await widgetTablePage(readWidgets()));
