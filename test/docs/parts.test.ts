import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partsOf, partsPages, writeParts } from '../../scripts/parts.ts';

const pages = partsPages();

test('every widget page has a list of parts', () => {
  expect(pages.length).toBeGreaterThan(15);
});

test.each(pages)('the list of parts in $file is the one in the code: npm run parts', (page) => {
  const text = readFileSync(page.file, 'utf8');
  expect(text).toBe(writeParts(text, partsOf(page.widget)));
});

test('partsOf finds the parts of a widget, of its regions and of the primitives that it uses', () => {
  const parts = partsOf('src/widgets/chat/Chat.tsx');
  expect(parts).toContain('chat');
  expect(parts).toContain('composer');
  expect(parts).toContain('notice');
  expect(parts).not.toContain('brain');
  expect(partsOf('src/widgets/connectors/mail/MailSettings.tsx')).toContain('mail-settings');
});
