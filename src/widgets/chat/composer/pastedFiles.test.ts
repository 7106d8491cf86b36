import { expect, test } from 'vitest';
import { pastedFiles } from './pastedFiles.ts';

const picture = new File(['x'], 'image.png', { type: 'image/png' });
const sheet = new File(['x'], 'sheet.csv', { type: 'text/csv' });

function paste(files: File[], texts: Record<string, string>) {
  return pastedFiles({
    items: files.map((file) => ({
      kind: 'file',
      getAsFile: () => file,
      webkitGetAsEntry: () => null,
    })),
    types: [...Object.keys(texts), 'Files'],
    getData: (type) => texts[type] ?? '',
  });
}

test('the picture beside copied cells is left out: the text is meant', () => {
  expect(paste([picture], { 'text/html': '<table></table>', 'text/plain': 'a\tb' })).toEqual([]);
});

test.each([
  ['a screenshot', [picture], {}],
  ['a picture of a page', [picture], { 'text/html': '<img src="a">' }],
  ['a picture with its name', [picture], { 'text/plain': 'image.png' }],
  ['a file beside its name', [sheet], { 'text/html': '<b>sheet</b>', 'text/plain': 'sheet.csv' }],
  ['two pictures', [picture, picture], { 'text/html': '<b>a</b>', 'text/plain': 'a' }],
])('%s is taken as files', (_name, files, texts) => {
  expect(paste(files, texts)).toEqual(files);
});
