import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon, icons } from '../../../../ui/index.ts';
import styles from './DraftFileCard.module.css';

/** Kinds of images that every browser draws and that hold nothing but a picture. */
const drawable = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

/** Returns whether files of a type are shown as a picture. */
export function isDrawable(mimeType: string): boolean {
  return drawable.has(mimeType);
}

export interface FilePictureProps {
  file: File;
  /** @default none: the file's name is beside it */
  alt?: string;
  /** @default a small picture */
  className?: string | undefined;
  /** Replaces the picture for other files, and where the page forbids blobs. @default an icon */
  fallback?: ReactNode;
}

/**
 * The picture of an image file, as a blob: a strict content security policy allows no `data:`
 * images.
 */
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
