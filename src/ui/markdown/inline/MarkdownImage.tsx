import { hostOf, imageUrl } from './linkUrl.ts';
import type { MarkdownSettings } from '../markdownContext.ts';
import { MarkdownLink } from './MarkdownLink.tsx';
import { Replaceable } from '../Replaceable.tsx';
import styles from '../Markdown.module.css';

interface MarkdownImageProps {
  href: string;
  /** Shown on hover when it is not empty. */
  title: string;
  alt: string;
  settings: MarkdownSettings;
  /** True if it is inside a link, which can hold no other link. */
  isInLink: boolean;
}

/** An image from an allowed host; a link to it, named by its description, when from another. */
export function MarkdownImage({ href, title, alt, settings, isInLink }: MarkdownImageProps) {
  const { words, allowedImageHosts } = settings;
  const url = imageUrl(href, allowedImageHosts);
  if (url !== undefined) {
    return (
      <Replaceable render={({ image }, ours) => image?.({ src: url, alt, title }, ours)}>
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
