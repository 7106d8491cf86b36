import { describe, expect, test } from 'vitest';
import { guardFormula } from '../../../controller/index.ts';
import { findingsToCsv, findingsToJson } from './exportFindings.ts';
import { makeFinding } from '../testing/makeFinding.ts';

const lineOf = (title: string): string => {
  const [, line = ''] = findingsToCsv([makeFinding({ finding_id: '1', title })]).split('\r\n');
  return line;
};

describe('CSV', () => {
  test('has a mark, a heading and a line for each finding', () => {
    const csv = findingsToCsv([
      makeFinding({
        finding_id: '1',
        connection_ids: ['a', 'b'],
        source_refs: [{ title: 'Mail' }],
      }),
    ]);
    expect(csv.startsWith('\u{feff}finding_id,title,theme,confidence')).toBe(true);
    expect(csv).toContain('"a\nb"');
    expect(csv).toContain('"{""title"":""Mail""}"');
    expect(csv.endsWith('\r\n')).toBe(true);
  });

  test.each(['=1+1', '+1+1', '-2+3', '@SUM(A1)', '  =cmd', 'x;=1', '|calc', '%0A'])(
    'keeps %j from being a formula',
    (title) => {
      expect(lineOf(title)).toContain(guardFormula(title));
      expect(guardFormula(title)).not.toBe(title);
    },
  );

  test('keeps commas, quotes and lines inside their cell', () => {
    expect(lineOf('Late, "again"\nand again')).toContain('"Late, ""again""\nand again"');
  });

  test('leaves figures and plain words as they are', () => {
    expect(lineOf('Oats cost more')).toMatch(/^1,Oats cost more,Suppliers,0.5,/);
  });
});

test('JSON holds every field as it came', () => {
  const findings = [makeFinding({ finding_id: '1', unknown_field: { deep: [1, null] } })];
  expect(JSON.parse(findingsToJson(findings))).toEqual(findings);
});
