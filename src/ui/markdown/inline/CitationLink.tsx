import { hostOf, linkUrl } from './linkUrl.ts';
import type { MarkdownSettings, MarkdownSource } from '../markdownContext.ts';
import { OpenLink } from '../../source-list/OpenLink.tsx';
import { Replaceable } from '../Replaceable.tsx';
import styles from '../Markdown.module.css';

interface CitationLinkProps {
  /** Its place among the sources, from 1. */
  number: number;
  source: MarkdownSource;
  settings: MarkdownSettings;
  /** True if it is inside a link, which can hold no other link. */
  isInLink: boolean;
}

/** The number of a source, which leads to it, or opens it. */
export function CitationLink({ number, source, settings, isInLink }: CitationLinkProps) {
  const { url, title } = source;
  if (isInLink) return `[${number}]`;
  const name = [title, hostOf(url) ?? url].filter((text) => text !== undefined).join(', ');
  const shared = {
    className: styles.citation,
    'aria-label': settings.words.citation(number, name),
    'data-citation': number,
  } as const;
  const href = linkUrl(url);
  const onOpen = settings.onOpenSource && (() => settings.onOpenSource?.(number));
  return (
    <Replaceable render={({ citation }, ours) => citation?.({ number, href, title }, ours)}>
      <OpenLink
        {...shared}
        {...(href === undefined && onOpen === undefined ? { role: 'img', tabIndex: 0 } : {})}
        href={href}
        onOpen={onOpen}
      >
        {number}
      </OpenLink>
    </Replaceable>
  );
}
