import { writeFileSync } from 'node:fs';
import { countByFile, findAllBannedPhrases } from './findBannedPhrases.ts';
import { knownCounts } from './knownCounts.ts';

// Writes the known banned phrases by file again, after files have moved or lost some. There are
// never more of them in all.
const counts = countByFile(findAllBannedPhrases());
const sum = (list: Readonly<Record<string, number>>): number =>
  Object.values(list).reduce((total, count) => total + count, 0);
if (sum(counts) > sum(knownCounts)) {
  throw new Error(`There are ${sum(counts)} banned phrases, and only ${sum(knownCounts)} before.`);
}
const lines = Object.entries(counts).map(([file, count]) => `  '${file}': ${count},\n`);
writeFileSync(
  'test/vocabulary/knownCounts.ts',
  `/** Banned phrases that are still there, by file. The list only shrinks, see writeCounts.ts. */
export const knownCounts: Readonly<Record<string, number>> = {
${lines.join('')}};
`,
);
console.log(`${sum(counts)} banned phrases are left.`);
