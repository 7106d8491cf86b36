import { describe, expect, it } from 'vitest';
import { acceptsFile } from './acceptsFile.ts';

const file = (name: string, type = '') => ({ name, type });

describe('acceptsFile', () => {
  it.each([
    [undefined, file('a.exe'), true],
    ['', file('a.exe'), true],
    [' , ', file('a.exe'), true],
    ['.csv', file('Report.CSV'), true],
    ['.csv', file('csv'), false],
    ['.csv', file('report.csv.exe'), false],
    ['image/*', file('a', 'image/png'), true],
    ['image/*', file('a.png'), false],
    ['image/*', file('a', 'imagery/png'), false],
    ['application/pdf', file('a', 'Application/PDF'), true],
    ['.csv, application/pdf', file('a.pdf', 'application/pdf'), true],
    ['.csv, application/pdf', file('a.txt', 'text/plain'), false],
    ['*/*', file('a'), true],
  ])('%s takes %o: %s', (accept, given, isTaken) => {
    expect(acceptsFile(given, accept)).toBe(isTaken);
  });
});
