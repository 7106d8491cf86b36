import manifest from '../../package.json' with { type: 'json' };
import { kebabCase, widgetNames, type WidgetName } from '../../src/widgets/widgetNames.ts';
import { capital } from '../capital.ts';
import { formatText } from '../formatText.ts';
import { markdownTable } from '../markdownTable.ts';
import { answers, type Answer } from './answers.ts';
import { chapters, otherChapters, webChapter } from './chapters.ts';
import { proofs, type Proof } from './proofs.ts';
import type { Statement } from './report.ts';
import { sessionOf } from './sessions.ts';
import { sourceHash } from './sourceHash.ts';

export const pageFile = 'docs/conformance.md';

const levels = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'not-applicable': 'Not applicable',
} as const;

/** Each measure, the tests that take it, and the command that runs them. */
const measures: readonly (readonly [measure: string, by: readonly Proof[]])[] = [
  ['Every rule of axe for WCAG 2.2 A and AA, in light and dark', ['rules']],
  [
    'Keyboard: every stop, none that holds the focus, dialogs that give it back',
    ['walk', 'dialogFocus'],
  ],
  ['Focus visible, and not obscured', ['walk']],
  ['Forced colours', ['conditions', 'pressed']],
  ['Text of 200 %', ['conditions', 'textSize']],
  ['Text spacing', ['rules']],
  ['Reflow at 320 px, and at 320 × 256 px', ['conditions']],
  ['Targets of 24 px', ['rules', 'conditions']],
  ['Edges of fields, 3 to 1', ['rules']],
  ['Consistent help', ['help']],
];

/** Returns the page that is made of the answers, the tests and the sessions. */
export async function conformancePage({ date, version }: Statement): Promise<string> {
  const used = Object.keys(proofs).filter(isProof);
  const numberOf = (proof: Proof): string =>
    proof === 'orca' ? 'Orca' : `T${used.indexOf(proof) + 1}`;
  const numbers = (by: readonly Proof[]): string => by.map(numberOf).join(', ');
  const line = ({ level, remark, by }: Answer): string[] => [levels[level], remark, numbers(by)];
  const tables = chapters.map(({ label, criteria }) => {
    const rows = criteria.flatMap(([num, title]) => {
      const row = answers[num];
      if (row === undefined) return [];
      return [
        [`${num} ${title}`, ...line(row.all)],
        ...row.but.map(({ widgets, answer }) => [widgets.map(capital).join(', '), ...line(answer)]),
      ];
    });
    return `## ${label}\n\n${markdownTable(['Criterion', 'Level', 'Remarks', 'Shown by'], rows)}`;
  });
  const text = `# Conformance

An accessibility conformance report for procurement: WCAG 2.2, levels A and AA, and EN 301 549 V3.2.1, for every widget.

${markdownTable(
  ['Product', `Brainstem ${manifest.version}`],
  [
    ['Report', `${version}, of ${date}`],
    ['Format', '[OpenACR](https://github.com/GSA/openacr) 0.1.0, after VPAT 2.5 International'],
    ['Catalogue', '`2.5-edition-wcag-2.2-508-eu-en`'],
  ],
)}

Each “supports” names the tests, or the session with a screen reader, that show it; the last table lists the tests by number. Where a row names widgets, it applies to them in place of the row above. A test of the package fails when a widget has changed since the report’s date.

## Download

One file for each widget, in YAML; the documentation’s site has them.

${widgetNames.map((name) => `[${capital(name)}](/conformance/${kebabCase(name)}.yaml)`).join(' · ')}

## How it was tested

${markdownTable(
  ['Measure', 'Shown by'],
  measures.map(([measure, by]) => [measure, numbers(by)]),
)}

Nobody has tried the widgets with NVDA, JAWS or VoiceOver, and nobody who uses assistive technology day by day has tested them.

## Sessions with a screen reader

Orca speaks the main path of each widget in Firefox, driven by keys; \`npm run test:orca\` repeats it. The transcripts, with times, are in \`test/orca/transcripts\` of the repository.

${markdownTable(['Widget', 'Session', 'With', 'The widget since then'], widgetNames.map(sessionRow))}

${tables.join('\n\n')}

## Other chapters

- EN 301 549, chapter 9: ${webChapter.notes}
- EN 301 549, chapters 6, 7, 8, 10, 11 and 13: ${[
    ...new Set(
      Object.entries(otherChapters)
        .filter(([id]) => id.startsWith('en_'))
        .map(([, notes]) => notes),
    ),
  ].join(' ')}

## Tests

${markdownTable(
  ['', 'File', 'Test'],
  used.map((proof) => [
    numberOf(proof),
    `\`${proofs[proof][0]}\``,
    proofs[proof][1].replaceAll('%s', 'each widget'),
  ]),
)}
`;
  return formatText(pageFile, text);
}

function isProof(name: string): name is keyof typeof proofs {
  return name in proofs;
}

function sessionRow(name: WidgetName): string[] {
  const session = sessionOf(name);
  if (session === undefined) return [capital(name), 'none', '', ''];
  const isSame = session.source === sourceHash(name);
  return [capital(name), session.date, session.versions, isSame ? 'unchanged' : 'changed'];
}
