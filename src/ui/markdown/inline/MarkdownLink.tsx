import { useContext, type ReactNode } from 'react';
import { hostOf, linkUrl } from './linkUrl.ts';
import { RenderersContext } from '../renderers.ts';
import styles from '../Markdown.module.css';

interface MarkdownLinkProps {
  href: string;
  /** The tooltip's second line, below the target's host. @default none */
  title?: string;
  children: ReactNode;
}

/** Renders a link that opens in a new tab. Only its text if the URL isn't allowed. */
export function MarkdownLink({ href, title = '', children }: MarkdownLinkProps) {
  const { link } = useContext(RenderersContext);
  const url = linkUrl(href);
  if (url === undefined) return children;
  const ours = (
    <a
      className={styles.link}
      href={url}
      // The host comes first, since a title may name another one.
      title={[hostOf(url), title].filter(Boolean).join('\n')}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
    </a>
  );
  return link?.({ href: url, title, children }, ours) ?? ours;
}
