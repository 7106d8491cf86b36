import { useContext } from 'react';
import { hostOf, imageUrl } from './linkUrl.ts';
import type { MarkdownSettings } from '../markdownContext.ts';
import { MarkdownLink } from './MarkdownLink.tsx';
import { RenderersContext } from '../renderers.ts';
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
  const { image } = useContext(RenderersContext);
  const src = imageUrl(href, allowedImageHosts);
  if (src !== undefined) {
    const ours = (
      <img
        className={styles.image}
        src={src}
        alt={alt}
        title={title === '' ? undefined : title}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    );
    return image?.({ src, alt, title }, ours) ?? ours;
  }
  const host = hostOf(href);
  const described = alt === '' ? words.image : `${words.image}: ${alt}`;
  const name = host === undefined ? described : `${described} (${host})`;
  return isInLink ? name : <MarkdownLink href={href}>{name}</MarkdownLink>;
}
