import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expandSnippets } from './expandSnippets.ts';

/**
 * Writes the Markdown of each page beside its HTML, and `llms.txt`, which lists them.
 *
 * @param pages - Paths below `docs`.
 */
export function writeMarkdown(pages: readonly string[], outDir: string): void {
  const listed = pages.toSorted().map((page) => {
    const text = readPage(page);
    const target = join(outDir, page);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    return `- [${titleOf(text, page)}](/${page})${summaryOf(text)}`;
  });
  const intro = '# Brainstem\n\n> React components and custom elements for a knowledge graph.';
  writeFileSync(join(outDir, 'llms.txt'), `${intro}\n\n## Pages\n\n${listed.join('\n')}\n`);
}

/** A page without what only the site shows: front matter and the tags of live widgets. */
function readPage(page: string): string {
  const text = readFileSync(join('docs', page), 'utf8');
  return expandSnippets(withoutSiteParts(text));
}

/** Returns the text without front matter and tags of components, which stay within code. */
export function withoutSiteParts(text: string): string {
  return text
    .replace(/^---\n[^]*?\n---\n+/, '')
    .replaceAll(/^(```+)[^]*?^\1$|^<[A-Z]\w+ .*\/>\n+/gm, (found, fence?: string) =>
      fence === undefined ? '' : found,
    );
}

function titleOf(text: string, page: string): string {
  return /^# (.+)$/m.exec(text)?.[1] ?? page;
}

/** The first paragraph below the title, where there is one. */
function summaryOf(text: string): string {
  const paragraph = /^# .+\n\n([^\n#`|<-].*)$/m.exec(text)?.[1];
  return paragraph === undefined ? '' : `: ${paragraph}`;
}
