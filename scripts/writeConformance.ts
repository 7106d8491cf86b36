import { existsSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { widgetNames } from '../src/widgets/widgetNames.ts';
import { answerTo } from './conformance/answers.ts';
import { chapters } from './conformance/chapters.ts';
import { conformancePage, pageFile } from './conformance/page.ts';
import { proofs } from './conformance/proofs.ts';
import { readRecord, recordFile, recordSchema } from './conformance/report.ts';
import { sessionOf } from './conformance/sessions.ts';
import { sourceHash } from './conformance/sourceHash.ts';
import { formatText } from './formatText.ts';

// States the report again, for the sources as they are and with the date of today, and says which
// tests and sessions carry what it states of the widgets that changed.
const before = existsSync(recordFile) ? readRecord() : undefined;
const sources = Object.fromEntries(widgetNames.map((name) => [name, sourceHash(name)]));
const changed = widgetNames.filter((name) => before?.sources[name] !== sources[name]);
const record = v.parse(recordSchema, {
  date: new Date().toISOString().slice(0, 10),
  version: (before?.version ?? 0) + 1,
  sources,
});
writeFileSync(recordFile, await formatText(recordFile, JSON.stringify(record)));
writeFileSync(pageFile, await conformancePage(record));

if (changed.length > 0) {
  const criteria = chapters.flatMap(({ criteria }) => criteria.map(([num]) => num));
  const shownBy = changed.flatMap((name) => criteria.flatMap((num) => answerTo(num, name).by));
  const files = shownBy.flatMap((proof) => (proof === 'orca' ? [] : [proofs[proof][0]]));
  const unheard = changed.filter((name) => sessionOf(name)?.source !== sources[name]);
  console.log(`Changed since the last report: ${changed.join(', ')}.`);
  console.log(`Run again:\n  npx vitest run ${[...new Set(files)].toSorted().join(' ')}`);
  if (unheard.length > 0) console.log(`  npm run test:orca -- ${unheard.join(' ')}`);
}
