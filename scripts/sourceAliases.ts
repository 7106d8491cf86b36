import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package's own names, led to its sources: stories, tests and the playground import as a partner does. */
export const sourceAliases = [
  { find: /^brainstem\/core$/, replacement: source('core.ts') },
  { find: /^brainstem\/react$/, replacement: source('react.ts') },
  { find: /^brainstem\/(react|locales)\/([\w-]+)$/, replacement: source('$1/$2.ts') },
  { find: /^brainstem\/styles\/[\w-]+\.css$/, replacement: source('ui/theme/tokens.css') },
  { find: /^brainstem\/elements$/, replacement: source('elements/index.ts') },
  { find: /^brainstem\/server$/, replacement: source('server/index.ts') },
  { find: /^brainstem\/mock-platform$/, replacement: source('mock-platform/index.ts') },
  { find: /^brainstem\/devtools$/, replacement: source('devtools/index.ts') },
  { find: /^brainstem\/testing$/, replacement: source('testing/index.ts') },
  { find: /^brainstem\/testing\/msw$/, replacement: source('testing/msw.ts') },
  { find: /^brainstem\/testing\/playwright$/, replacement: source('testing/playwright.ts') },
  { find: /^brainstem\/styles\.css$/, replacement: source('ui/theme/tokens.css') },
  { find: /^brainstem$/, replacement: source('index.ts') },
];

/** The absolute path of a file of src. */
export function source(path: string): string {
  return fileURLToPath(new URL(`../src/${path}`, import.meta.url));
}

/** The entries that the files of a folder of src are, such as `react/chat`, with their paths. */
export function sourcesIn(folder: string): Record<string, string> {
  const names = readdirSync(source(folder)).map((file) => `${folder}/${basename(file, '.ts')}`);
  return Object.fromEntries(names.map((name) => [name, source(`${name}.ts`)]));
}
