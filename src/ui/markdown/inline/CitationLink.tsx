import { useContext } from 'react';
import { hostOf, linkUrl } from './linkUrl.ts';
import type { MarkdownSettings, MarkdownSource } from '../markdownContext.ts';
import { OpenLink } from '../../source-list/OpenLink.tsx';
import { RenderersContext } from '../renderers.ts';
import styles from '../Markdown.module.css';

interface CitationLinkProps {
  /** Its 1-based position among the sources. */
  number: number;
  source: MarkdownSource;
  settings: MarkdownSettings;
  /** True inside a link, where links can't nest. */
  isInLink: boolean;
}

/** A source's number, which links to it or opens it. */
export function CitationLink({ number, source, settings, isInLink }: CitationLinkProps) {
  const { url, title } = source;
  const { citation } = useContext(RenderersContext);
  if (isInLink) return `[${number}]`;
  const name = [title, hostOf(url) ?? url].filter((text) => text !== undefined).join(', ');
  const shared = {
    className: styles.citation,
    'aria-label': settings.words.citation(number, name),
    'data-citation': number,
  } as const;
  const href = linkUrl(url);
  const onOpen = settings.onOpenSource && (() => settings.onOpenSource?.(number));
  const ours = (
    <OpenLink
      {...shared}
      {...(href === undefined && onOpen === undefined ? { role: 'img', tabIndex: 0 } : {})}
      href={href}
      onOpen={onOpen}
    >
      {number}
    </OpenLink>
  );
  return citation?.({ number, href, title }, ours) ?? ours;
}
