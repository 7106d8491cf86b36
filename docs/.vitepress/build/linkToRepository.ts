import type { MarkdownRenderer } from 'vitepress';

const repository = 'https://github.com/brainstem/brainstem/blob/main/';

/**
 * Leads the links of a page to files outside of the site to the repository, and those to pages that
 * only the repository and the site have, not the package, to the site's own.
 */
export function linkToRepository(markdown: MarkdownRenderer): void {
  const normalizeLink = markdown.normalizeLink.bind(markdown);
  markdown.normalizeLink = (link) => normalizeLink(repositoryLink(link));
}

/** The address of a link in a page of `docs/api`: `../../api/x.md` is a file of the repository. */
function repositoryLink(link: string): string {
  if (link.startsWith('../../')) return repository + link.slice('../../'.length);
  const pages = `${repository}docs/`;
  return link.startsWith(pages) ? `/${link.slice(pages.length)}` : link;
}
