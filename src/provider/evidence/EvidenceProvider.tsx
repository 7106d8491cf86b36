import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { EvidenceReference } from '../../client/index.ts';
import { whenIdle } from '../../ui/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';
import { lazyPart } from '../lazyPart.ts';
import { WidgetBoundary } from '../widget/WidgetBoundary.tsx';
import type { EvidencePanelProps } from './EvidencePanel.tsx';
import { EvidenceContext, type OpenReference } from './EvidenceContext.ts';

const EvidencePanel = lazyPart<EvidencePanelProps>(
  async () => (await import('./EvidencePanel.tsx')).EvidencePanel,
);

/** Props of a widget whose references can be opened. */
export interface EvidenceProps {
  /**
   * Called to open a source in the host's own page instead of the panel.
   *
   * @default sources open in a panel if the client has `resolveSource`; otherwise they are links
   */
  onOpenSource?: (source: EvidenceReference) => void;
  /** Called to open a node of the brain in the host's own page instead of the panel. */
  onOpenNode?: (nodeId: string) => void;
}

/** Opens references of the widget below in a panel, or in the host's own pages. */
export function EvidenceProvider({
  onOpenSource,
  onOpenNode,
  children,
}: EvidenceProps & { children: ReactNode }) {
  const { resolveSource } = useBrainstem().client;
  const [start, setStart] = useState<EvidenceReference>();
  useEffect(() => {
    if (resolveSource === undefined) return;
    return whenIdle(() => void EvidencePanel.preload().catch(() => undefined));
  }, [resolveSource]);
  const openElsewhere = useMemo<OpenReference>(
    () => (reference) => {
      const { kind, id } = reference;
      if (kind === 'source') return onOpenSource && (() => onOpenSource(reference));
      if (kind === 'node' && id !== undefined) return onOpenNode && (() => onOpenNode(id));
      return undefined;
    },
    [onOpenSource, onOpenNode],
  );
  const open = useMemo<OpenReference>(
    () => (reference) => {
      // The platform has details of a node, but only the host has the text of a source.
      const isKnown = resolveSource !== undefined || reference.kind !== 'source';
      return openElsewhere(reference) ?? (isKnown ? () => setStart(reference) : undefined);
    },
    [resolveSource, openElsewhere],
  );
  return (
    <EvidenceContext.Provider value={open}>
      {children}
      {start !== undefined && (
        <WidgetBoundary resetKey={start}>
          <EvidencePanel
            start={start}
            openElsewhere={openElsewhere}
            onClose={() => setStart(undefined)}
          />
        </WidgetBoundary>
      )}
    </EvidenceContext.Provider>
  );
}
