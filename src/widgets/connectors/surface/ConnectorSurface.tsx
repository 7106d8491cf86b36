import { useMemo, useState, type ReactNode } from 'react';
import { useGeneralWords } from '../../../provider/index.ts';
import { Notice, Surface, icons } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { AccessContext, useIsInside } from './access.ts';
import styles from './ConnectorSurface.module.css';

/** Props of {@link ConnectorSurface}. */
export interface ConnectorSurfaceProps {
  /** Names the region. */
  label: string;
  /** Its `data-part`. */
  part: string;
  children: ReactNode;
}

/**
 * The root of a connectors widget, or a section of the one around it. What was refused for want
 * of a scope is said once, at its top.
 */
export function ConnectorSurface(props: ConnectorSurfaceProps) {
  const isInside = useIsInside();
  if (isInside) {
    return (
      <section aria-label={props.label} className={styles.section} data-part={props.part}>
        {props.children}
      </section>
    );
  }
  return <OwnSurface {...props} />;
}

function OwnSurface({ label, part, children }: ConnectorSurfaceProps) {
  const words = useConnectorsWords();
  const general = useGeneralWords();
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const access = useMemo(
    () => ({
      missing,
      report: (scope: string) =>
        setMissing((known) => (known.has(scope) ? known : new Set([...known, scope]))),
    }),
    [missing],
  );
  return (
    <AccessContext.Provider value={access}>
      <Surface role="region" aria-label={label} className={styles.root} data-part={part}>
        {[...missing].map((scope) => (
          <Notice key={scope} tone="warning" icon={icons.lock} title={words.readOnly}>
            {general.missingScopeText(scope)}
          </Notice>
        ))}
        {children}
      </Surface>
    </AccessContext.Provider>
  );
}
