import { writeFileSync } from 'node:fs';
import { contractDocuments } from './contractDocuments.ts';

for (const { path, text } of contractDocuments()) {
  writeFileSync(path, text);
  console.log(`Wrote ${path}`);
}
