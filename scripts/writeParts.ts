import { readFileSync, writeFileSync } from 'node:fs';
import { partsOf, partsPages, writeParts } from './parts.ts';

// Writes the list of parts into each widget's page, from the code.
for (const { file, widget } of partsPages()) {
  writeFileSync(file, writeParts(readFileSync(file, 'utf8'), partsOf(widget)));
}
