import { hostOf, linkUrl } from './linkUrl.ts';
import type { MarkdownSource, MarkdownWords } from './markdownContext.ts';
import { Replaceable } from './Replaceable.tsx';
import styles from './Markdown.module.css';

interface CitationLinkProps {
  /** Its place among the sources, from 1. */
  number: number;
  source: MarkdownSource;
  words: MarkdownWords;
  /** True if it is inside a link, which can hold no other link. */
  isInLink: boolean;
}

/** The number of a source, which leads to it. */
export function CitationLink({ number, source, words, isInLink }: CitationLinkProps) {
  const { url, title } = source;
  if (isInLink) return `[${number}]`;
  const name = [title, hostOf(url) ?? url].filter((text) => text !== undefined).join(', ');
  const shared = {
    className: styles.citation,
    'aria-label': words.citation(number, name),
    'data-citation': number,
  } as const;
  const href = linkUrl(url);
  return (
    <Replaceable render={({ citation }, ours) => citation?.({ number, href, title }, ours)}>
      {href === undefined ? (
        <span {...shared} role="img" tabIndex={0}>
          {number}
        </span>
      ) : (
        <a {...shared} href={href} target="_blank" rel="noopener noreferrer">
          {number}
        </a>
      )}
    </Replaceable>
  );
}
