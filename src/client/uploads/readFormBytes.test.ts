import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../test/propertyRuns.ts';
import { readFormBytes } from './readFormBytes.ts';

async function readBack(form: FormData): Promise<(string | [string, string, string])[]> {
  const { contentType, body } = readFormBytes(form);
  const read = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  return entriesOf(read);
}

function entriesOf(form: FormData): Promise<(string | [string, string, string])[]> {
  return Promise.all(
    [...form.values()].map(async (value) =>
      typeof value === 'string' ? value : [value.name, value.type, await value.text()],
    ),
  );
}

const text = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .map((each) => each.replace(/[\r\n]/g, ' '));

test('a form of any texts and files is read back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ name: text, content: text })), async (parts) => {
      const form = new FormData();
      for (const { name, content } of parts) {
        form.append('text', content);
        form.append('files', new File([content], name, { type: 'text/plain' }));
      }
      expect(await readBack(form)).toEqual(await entriesOf(form));
    }),
    { numRuns: propertyRuns(100) },
  );
});

test('a file longer than what is read at a time arrives whole, and one without a type is bytes', async () => {
  const content = 'é'.repeat(100_000);
  const form = new FormData();
  form.append('files', new File([content], 'a.bin'));
  expect(await readBack(form)).toEqual([['a.bin', 'application/octet-stream', content]]);
});
