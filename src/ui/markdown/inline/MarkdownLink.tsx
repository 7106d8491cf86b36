import { useContext, type ReactNode } from 'react';
import { hostOf, linkUrl } from './linkUrl.ts';
import type { MarkdownSettings } from '../markdownContext.ts';
import { RenderersContext, type LinkContent } from '../renderers.ts';
import styles from '../Markdown.module.css';

interface WrittenLink extends Pick<LinkContent, 'href' | 'children'> {
  /** The tooltip's second line, below the target's host. @default none */
  title?: string;
  settings: MarkdownSettings;
}

/** Renders a link that opens in a new tab. Only its text if the URL isn't allowed. */
export function renderLink({ href, title = '', children, settings }: WrittenLink): ReactNode {
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
  return settings.hasLinks ? <HostLink link={{ href: url, title, children }} ours={ours} /> : ours;
}

function HostLink({ link, ours }: { link: LinkContent; ours: ReactNode }) {
  return useContext(RenderersContext).link?.(link, ours) ?? ours;
}
