import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { stringify } from 'yaml';
import { kebabCase, widgetNames, type WidgetName } from '../../src/widgets/widgetNames.ts';
import manifest from '../../package.json' with { type: 'json' };
import { capital } from '../capital.ts';
import { answerTo, type Answer } from './answers.ts';
import { chapters, otherChapters, webChapter } from './chapters.ts';
import { proofs } from './proofs.ts';
import { sessionOf } from './sessions.ts';

/** The date and the number of the report, and the sources that it is about. */
export const recordSchema = v.strictObject({
  date: v.pipe(v.string(), v.isoDate()),
  /** Counts the statements of the report. */
  version: v.pipe(v.number(), v.integer()),
  sources: v.strictObject(v.entriesFromList(widgetNames, v.string())),
});

/** The last statement of the report. */
export type Statement = v.InferOutput<typeof recordSchema>;

export const recordFile = 'scripts/conformance/record.json';

/** Returns what the last statement of the report was about. */
export function readRecord(): Statement {
  return v.parse(recordSchema, JSON.parse(readFileSync(recordFile, 'utf8')));
}

const repository = 'https://github.com/brainstem/brainstem';
const contact = {
  name: 'The Brainstem authors',
  email: 'accessibility@brainstem.example',
  website: repository,
};

const methods =
  'axe-core on every state of every widget in Chromium; tests that go through every widget by keyboard, in forced colours, with more contrast, with text of 200 %, with the text spacing of 1.4.12, at 320 × 256 px, and in a compact density; sessions with the screen reader Orca in Firefox ESR, driven by keys. No session with people who use assistive technology day by day.';

/** Returns the report of a widget in the format OpenACR 0.1.0. */
export function openAcr(name: WidgetName, { date, version }: Statement): object {
  const page = readFileSync(`docs/widgets/${kebabCase(name)}.md`, 'utf8');
  return {
    title: `Brainstem Accessibility Conformance Report: ${capital(name)}`,
    product: {
      name: `Brainstem ${capital(name)}`,
      version: manifest.version,
      description: /^# .+\n\n(.+)$/m.exec(page)?.[1] ?? manifest.description,
    },
    author: contact,
    vendor: contact,
    report_date: date,
    last_modified_date: date,
    version,
    notes: 'One of the widgets of the package brainstem, as React component and as custom element.',
    evaluation_methods_used: methods,
    license: 'CC-BY-4.0',
    repository,
    feedback: `${repository}/issues`,
    catalog: '2.5-edition-wcag-2.2-508-eu-en',
    chapters: Object.fromEntries<object>([
      ...chapters.map(({ id, component, criteria }): [string, object] => [
        id,
        {
          criteria: criteria.map(([num]) => {
            const answer = answerTo(num, name);
            const notes = [answer.remark, ...shownBy(answer, name)].join('\n');
            return {
              num,
              components: [{ name: component, adherence: { level: answer.level, notes } }],
            };
          }),
        },
      ]),
      [webChapter.id, { notes: webChapter.notes }],
      ...Object.entries(otherChapters).map(([id, notes]): [string, object] => [
        id,
        { notes, disabled: true },
      ]),
    ]),
  };
}

/** Returns the tests and the session that show an answer, a line each. */
function shownBy({ by }: Answer, name: WidgetName): string[] {
  return by.map((proof) => {
    if (proof !== 'orca') return `Shown by ${proofs[proof].join(': ')}`;
    const session = sessionOf(name);
    return `Shown by ${session?.file}: ${session?.versions}, ${session?.date}`;
  });
}

/** Returns the report of a widget as it is handed on. */
export function reportText(name: WidgetName): string {
  return stringify(openAcr(name, readRecord()));
}

/** Writes the reports of all widgets into a folder. */
export function writeReports(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of widgetNames) {
    writeFileSync(join(folder, `${kebabCase(name)}.yaml`), reportText(name));
  }
}
