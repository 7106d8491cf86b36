import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOf } from '../../playground/server/buildPage.ts';
import type { Page } from '../../playground/server/page.ts';

/** The folder of the playground's built page while end-to-end tests run. */
export const pageFolder = '.cache/e2e/page';

/** The folder of the script tag's files during that time. */
export const elementsFolder = '.cache/e2e/elements';

/** The playground's page, as it was built for all tests. */
export function readPage(): Page {
  const paths = readdirSync(pageFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return pageOf(new Map(paths.map((path) => [path.slice(pageFolder.length), readFileSync(path)])));
}
