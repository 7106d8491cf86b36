import type { ReactNode } from 'react';
import { hostOf, linkUrl } from './linkUrl.ts';
import { Replaceable } from '../Replaceable.tsx';
import styles from '../Markdown.module.css';

interface MarkdownLinkProps {
  href: string;
  /** Shown on hover, below the host that it leads to. @default nothing */
  title?: string;
  children: ReactNode;
}

/** A link that opens beside the host page; only its text when the address may not be followed. */
export function MarkdownLink({ href, title = '', children }: MarkdownLinkProps) {
  const url = linkUrl(href);
  if (url === undefined) return children;
  return (
    <Replaceable render={({ link }, ours) => link?.({ href: url, title, children }, ours)}>
      <a
        className={styles.link}
        href={url}
        // The host comes first: a title may name another one.
        title={[hostOf(url), title].filter(Boolean).join('\n')}
        target="_blank"
        rel="noopener noreferrer"
      >
        {children}
      </a>
    </Replaceable>
  );
}
