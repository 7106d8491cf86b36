import { readdirSync } from 'node:fs';
import { siteFolder } from './openSite.ts';

/** The paths of all pages of the built site. */
export function builtPages(): string[] {
  return readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`)
    .toSorted();
}
