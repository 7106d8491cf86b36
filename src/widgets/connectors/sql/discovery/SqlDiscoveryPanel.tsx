import { useId, useMemo, useRef, useState } from 'react';
import { QueryError, usePlatformQuery } from '../../../../provider/index.ts';
import { connectionMetadataQuery } from '../../../../query/index.ts';
import { Button, Notice, Skeleton, layout, texts } from '../../../../ui/index.ts';
import { useFormWords } from '../../forms/useFormWords.ts';
import {
  discoveryDeclaration,
  type SqlDiscoveryPanelProps,
  type TunnelDeclaration,
} from './discoveryDeclaration.ts';
import { SqlDiscoveryForm } from './SqlDiscoveryForm.tsx';

/** The default for untyped hosts that omit `tunnels`. */
const noTunnels: readonly TunnelDeclaration[] = [];

/** Discovers a connected database's tables through a tunnel and selects those to sync. */
export function SqlDiscoveryPanel(props: SqlDiscoveryPanelProps) {
  const { connectionId, engine, tunnels = noTunnels, isNext, session } = props;
  const words = useFormWords();
  const metadata = usePlatformQuery((client) => ({
    ...connectionMetadataQuery(client, { connectionId, providerConfigKey: engine }),
    // Editing starts from the current values, and refetches don't change them.
    staleTime: 0,
    refetchOnWindowFocus: false,
  }));
  const known = metadata.data?.metadata;
  const declaration = useMemo(() => {
    if (known === undefined) return undefined;
    const { host, port, database } = known;
    const username = known['username'] ?? session.read(connectionId)?.username;
    return discoveryDeclaration(engine, tunnels, { host, port, database, username }, words);
  }, [engine, known, tunnels, words, session, connectionId]);
  const database = known?.database;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const toggle = (next: boolean): void => {
    setOpen(next);
    heading.current?.focus();
  };
  return (
    <div
      ref={panel}
      role="group"
      aria-labelledby={id}
      className={layout.form}
      data-part="discovery"
    >
      <div className={layout.stack}>
        <h3 ref={heading} id={id} tabIndex={-1} className={texts.heading}>
          {words.discoveryTitle}
        </h3>
        <p className={texts.muted}>{words.discoveryText}</p>
      </div>
      {tunnels.length === 0 && <Notice tone="warning" title={words.discoveryNoTunnel} />}
      {tunnels.length > 0 && !isOpen && (
        <span className={layout.bar2}>
          <Button variant={isNext ? 'primary' : 'secondary'} onClick={() => toggle(true)}>
            {words.discoveryOpen}
          </Button>
        </span>
      )}
      {isOpen && metadata.isPending && <Skeleton height="36px" />}
      {isOpen && declaration === undefined && <QueryError query={metadata} />}
      {isOpen && declaration !== undefined && (
        <SqlDiscoveryForm
          {...props}
          panel={panel}
          declaration={declaration}
          database={typeof database === 'string' ? database : undefined}
          onClose={() => {
            session.drop();
            toggle(false);
          }}
        />
      )}
    </div>
  );
}
