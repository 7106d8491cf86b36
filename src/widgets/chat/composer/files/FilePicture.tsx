import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon, icons } from '../../../../ui/index.ts';
import styles from './DraftFileList.module.css';

/** Image types that every browser renders and that can't contain scripts or links. */
const drawable = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

/** Returns true if files of this type can be shown as an image. */
export function isDrawable(mimeType: string): boolean {
  return drawable.has(mimeType);
}

export interface FilePictureProps {
  file: File;
  /** @default empty, since the file's name is shown beside it */
  alt?: string;
  /** @default a small image */
  className?: string | undefined;
  /** Shown for other files, and if the page's CSP forbids `blob:` images. @default an icon */
  fallback?: ReactNode;
}

/** Shows an image file through a `blob:` URL, as a strict CSP allows no `data:` images. */
export function FilePicture({
  file,
  alt = '',
  className = styles.preview,
  fallback = <Icon path={file.type.startsWith('image/') ? icons.image : icons.file} />,
}: FilePictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const element = image.current;
    if (element === null) return;
    const url = URL.createObjectURL(file);
    element.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  if (isBroken || !isDrawable(file.type)) return fallback;
  return <img ref={image} alt={alt} className={className} onError={() => setBroken(true)} />;
}
