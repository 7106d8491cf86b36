import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { answers, answerTo } from '../../scripts/conformance/answers.ts';
import { chapters } from '../../scripts/conformance/chapters.ts';
import { conformancePage, pageFile } from '../../scripts/conformance/page.ts';
import { proofs } from '../../scripts/conformance/proofs.ts';
import { openAcr, readRecord, reportText } from '../../scripts/conformance/report.ts';
import { sessionOf } from '../../scripts/conformance/sessions.ts';
import { sourceHash } from '../../scripts/conformance/sourceHash.ts';
import { widgetNames } from '../../src/widgets/widgetNames.ts';
import { journeys } from '../orca/journeys.ts';
import { throughJson } from '../throughJson.ts';

/** The schema of the format, unchanged: see `test/data/README.md`. */
const schema = v.parse(
  v.record(v.string(), v.unknown()),
  JSON.parse(readFileSync('test/data/openAcr/openacr-0.1.0.json', 'utf8')),
);
const isOpenAcr = new Ajv().compile(schema);

const record = readRecord();
const criteria = chapters.flatMap((chapter) => chapter.criteria.map(([num]) => num));

test('the answers are to the criteria of WCAG 2.2 A and AA, and of the chapters of EN 301 549', () => {
  expect(chapters.map((chapter) => chapter.criteria.length)).toEqual([32, 24, 11, 39, 7]);
  expect(new Set(criteria).size).toBe(criteria.length);
  expect(Object.keys(answers).filter((num) => !criteria.includes(num))).toEqual([]);
});

describe.each(widgetNames)('the report of %s', (name) => {
  test('is one by the schema of OpenACR 0.1.0', () => {
    const report: unknown = parse(reportText(name));
    expect(isOpenAcr(report), JSON.stringify(isOpenAcr.errors)).toBe(true);
    expect(isOpenAcr({ ...openAcr(name, record), author: {} })).toBe(false);
    expect(report).toEqual(throughJson(openAcr(name, record)));
  });

  test('names a test or a session for each “supports”', () => {
    for (const num of criteria) {
      const { level, by } = answerTo(num, name);
      if (level === 'supports') expect(by, num).not.toEqual([]);
      if (by.includes('orca')) expect(sessionOf(name), `${num}: no session`).toBeDefined();
    }
  });

  test('is about the widget as it is: npm run conformance', () => {
    expect(record.sources[name]).toBe(sourceHash(name));
  });

  test('has a session with Orca in which something was to be heard', () => {
    const session = sessionOf(name);
    const { steps } = journeys[name];
    const heard = steps.flatMap((step) =>
      'tabTo' in step ? [step.tabTo] : 'press' in step ? step.hears : [],
    );
    expect(heard.length).toBeGreaterThan(0);
    const transcript = session === undefined ? '' : readFileSync(session.file, 'utf8');
    expect(heard.filter((words) => !transcript.includes(words))).toEqual([]);
    expect(transcript).not.toMatch(/\/(?:tmp|root|home|work)\/|127\.0\.0\.1/);
  });
});

test.each(Object.entries(proofs))('the test that %s names is there', (_, [file, title]) => {
  expect(existsSync(file), file).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(title);
});

test('the page is the one that the table gives: npm run conformance', async () => {
  expect(readFileSync(pageFile, 'utf8')).toBe(await conformancePage(record));
});
