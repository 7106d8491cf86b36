import { hostOf, imageUrl } from './linkUrl.ts';
import type { MarkdownSettings } from '../markdownContext.ts';
import { MarkdownLink } from './MarkdownLink.tsx';
import { Replaceable } from '../Replaceable.tsx';
import styles from '../Markdown.module.css';

interface MarkdownImageProps {
  href: string;
  /** The tooltip, if not empty. */
  title: string;
  alt: string;
  settings: MarkdownSettings;
  /** True inside a link, where links can't nest. */
  isInLink: boolean;
}

/** Renders an image from an allowed host. Others become a link named by their description. */
export function MarkdownImage({ href, title, alt, settings, isInLink }: MarkdownImageProps) {
  const { words, allowedImageHosts } = settings;
  const url = imageUrl(href, allowedImageHosts);
  if (url !== undefined) {
    return (
      <Replaceable
        render={({ image }, defaultContent) => image?.({ src: url, alt, title }, defaultContent)}
      >
        <img
          className={styles.image}
          src={url}
          alt={alt}
          title={title === '' ? undefined : title}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      </Replaceable>
    );
  }
  const host = hostOf(href);
  const described = alt === '' ? words.image : `${words.image}: ${alt}`;
  const name = host === undefined ? described : `${described} (${host})`;
  return isInLink ? name : <MarkdownLink href={href}>{name}</MarkdownLink>;
}
