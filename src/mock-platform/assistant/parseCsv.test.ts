import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { parseCsv } from './parseCsv.ts';

describe('parseCsv', () => {
  it.each([
    [
      'plain rows',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CRLF and no last line break',
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CR alone',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a byte order mark',
      '\uFEFFa,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1,5\t2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'separators in a quoted header',
      '"a;x;y;z",b\n1,2',
      [
        ['a;x;y;z', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'line breaks in quotes',
      'a,b\n"1\r\n2",3',
      [
        ['a', 'b'],
        ['1\r\n2', '3'],
      ],
    ],
    ['doubled quotes', 'a\n"say ""hi"""', [['a'], ['say "hi"']]],
    [
      'a quote in the middle',
      'a,b\n5" pipe,2',
      [
        ['a', 'b'],
        ['5" pipe', '2'],
      ],
    ],
    [
      'blank lines',
      'a,b\n\n1,2\n\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'empty fields',
      'a,b\n,\n',
      [
        ['a', 'b'],
        ['', ''],
      ],
    ],
    [
      'an open quote at the end',
      'a,b\n1,"2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['nothing', '', []],
  ])('reads %s', (_, text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  it('reads back any table that was written with quotes', () => {
    const table = fc
      .integer({ min: 2, max: 4 })
      .chain((width) =>
        fc.array(fc.array(fc.string(), { minLength: width, maxLength: width }), { minLength: 1 }),
      );
    const write = (field: string): string => `"${field.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(table, (rows) => {
        const text = rows.map((row) => row.map(write).join(',')).join('\r\n');
        expect(parseCsv(text)).toEqual(rows);
      }),
    );
  });
});
