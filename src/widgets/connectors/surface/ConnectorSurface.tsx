import { type ReactNode, forwardRef } from 'react';
import { Surface, joinClasses, layout, type SurfaceProps } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { EmbeddedContext, useConnectorAccess, useIsEmbedded } from './access.ts';
import styles from './ConnectorSurface.module.css';
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx';

export interface ConnectorSurfaceProps {
  label: string;
  /** The root's `data-part`. */
  part: string;
  children: ReactNode;
}

/**
 * The root of a connectors widget, or a section of a surrounding one. Explains missing scopes once,
 * at the top.
 */
export function ConnectorSurface({ label, part, children }: ConnectorSurfaceProps) {
  const words = useConnectorsWords();
  const { canWrite } = useConnectorAccess();
  const isInside = useIsEmbedded();
  if (isInside) {
    return (
      <section aria-label={label} className={layout.stack3} data-part={part}>
        {children}
      </section>
    );
  }
  return (
    <EmbeddedContext.Provider value>
      <Surface
        role="region"
        aria-label={label}
        className={joinClasses(styles.root, styles.widget)}
        data-part={part}
      >
        {/* As wide as a form right after it: see `.form` in the layout's styles. */}
        <ReadOnlyNotice {...(canWrite ? {} : { title: words.readOnly })} />
        {children}
      </Surface>
    </EmbeddedContext.Provider>
  );
}

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
