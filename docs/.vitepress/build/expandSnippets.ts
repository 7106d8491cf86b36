import { readFileSync } from 'node:fs';

/**
 * Replaces lines such as `<!-- text: CHANGELOG.md -->` in a page of the docs by the text of that
 * Markdown file below its title.
 */
export function expandSnippets(page: string): string {
  return page.replaceAll(/^<!-- text: (\S+) -->$/gm, (_line, path: string) =>
    readFileSync(path, 'utf8')
      .replace(/^# .*\n+/, '')
      .trimEnd(),
  );
}
