import { forwardRef } from 'react';
import { joinClasses, Surface, type SurfaceProps } from '../../../ui/index.ts';
import { useIsEmbedded } from './access.ts';
import styles from './ConnectorSurface.module.css';

/** The root of a form, a pairing or an upload, which pages of the gallery pad themselves. */
export const SectionSurface = forwardRef<HTMLDivElement, SurfaceProps>(function SectionSurface(
  { className, ...props },
  ref,
) {
  const inside = useIsEmbedded() && styles.inside;
  return (
    <Surface
      ref={ref}
      role="region"
      className={joinClasses(styles.root, styles.section, inside, className)}
      {...props}
    />
  );
});
