import { useEffect, useRef, useState } from 'react';
import { Icon, icons } from '../../../../ui/index.ts';
import styles from './DraftFileCard.module.css';

/** Kinds of images that every browser draws and that hold nothing but a picture. */
const drawable = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

/** A small picture of an image file; an icon for other files, and where the page forbids blobs. */
export function FilePreview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const element = image.current;
    if (element === null) return;
    const url = URL.createObjectURL(file);
    element.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  if (isBroken || !drawable.has(file.type)) {
    return <Icon path={file.type.startsWith('image/') ? icons.image : icons.file} />;
  }
  return <img ref={image} alt="" className={styles.preview} onError={() => setBroken(true)} />;
}
