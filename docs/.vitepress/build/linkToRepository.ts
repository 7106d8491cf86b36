import type { MarkdownRenderer } from 'vitepress';

const repository = 'https://github.com/brainstem/brainstem/blob/main/';

/** Leads the links of a page to files outside of the site to the repository. */
export function linkToRepository(markdown: MarkdownRenderer): void {
  const normalizeLink = markdown.normalizeLink.bind(markdown);
  markdown.normalizeLink = (link) => normalizeLink(repositoryLink(link));
}

/** The address of a link in a page of `docs/api`: `../../api/x.md` is a file of the repository. */
function repositoryLink(link: string): string {
  return link.startsWith('../../') ? repository + link.slice('../../'.length) : link;
}
