import { expect, test } from 'vitest';
import { csvText } from '../../../controller/index.ts';
import { createReader, itemsOf } from '../../../markdown/index.ts';
import { cellsOf, toTsv } from './tableText.ts';

function rowsOf(text: string): string[][] {
  const [table] = itemsOf(createReader().read(text, false).blocks);
  return table?.kind === 'table' ? cellsOf(table) : [];
}

test('a table is written as its words, without styles, links and line breaks', () => {
  const rows = rowsOf('| Port | Note |\n|---|---|\n| **Hull** | [log](https://a.example) a<br>b |');
  expect(toTsv(rows)).toBe('Port\tNote\nHull\tlog a b');
});

test('commas and quotes are quoted in CSV', () => {
  expect(csvText(rowsOf('| A |\n|---|\n| Hull, "old" port |'))).toBe(
    'A\r\n"Hull, ""old"" port"\r\n',
  );
});

test.each([
  ['=HYPERLINK("https://evil.example")', '\'=HYPERLINK("https://evil.example")'],
  ['+cmd', "'+cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['-3.8%', '-3.8%'],
  ['+1,200', '+1,200'],
  ['late', 'late'],
])('the cell %j is taken along as %j', (cell, expected) => {
  const rows = rowsOf(`| A |\n|---|\n| ${cell} |`);
  expect(toTsv(rows).split('\n')[1]).toBe(expected);
});
