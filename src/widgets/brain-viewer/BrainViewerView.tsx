import { useMemo, useRef, useState } from 'react';
import { usePlatformQuery, WidgetBoundary } from '../../provider/index.ts';
import { brainQuery, type BrainRequest } from '../../query/index.ts';
import { Surface } from '../../ui/index.ts';
import { BrainContext, useBrainActions, useBrainView, useBrainWords } from './BrainContext.ts';
import styles from './BrainViewer.module.css';
import type { BrainViewerProps } from './BrainViewer.tsx';
import { BrainBody } from './parts/BrainBody.tsx';
import { ShortcutDialog } from './parts/ShortcutDialog.tsx';
import { Toolbar } from './parts/Toolbar.tsx';
import type { BrainGraphHandle } from './graph/BrainGraphView.tsx';
import { readBrainGraph } from './model/brainModel.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useViewerStore } from './useViewerStore.ts';

/** The viewer of one signed-in person. */
export function BrainViewerView(props: BrainViewerProps) {
  const store = useViewerStore(props);
  return (
    <BrainContext.Provider value={store}>
      <Viewer {...props} />
    </BrainContext.Provider>
  );
}

function Viewer(props: BrainViewerProps) {
  const words = useBrainWords();
  const root = useRef<HTMLDivElement>(null);
  const [graphHandle, setGraphHandle] = useState<BrainGraphHandle | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const [isListed, setListed] = useState(false);
  const actions = useBrainActions();
  const fullScreen = useFullScreen(root);
  const request = useRequest(props);
  const brain = usePlatformQuery((client) => brainQuery(client, request));
  const graph = useMemo(
    () => (brain.data === undefined ? undefined : readBrainGraph(brain.data)),
    [brain.data],
  );
  return (
    <Surface
      ref={root}
      role="region"
      aria-label={props.label ?? words.brain}
      className={styles.brain}
      data-part="brain"
      onKeyDown={(event) => {
        const isTyping = event.target instanceof HTMLElement && isField(event.target);
        if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          search.current?.focus();
        } else if (event.key === '?' && !isTyping) {
          setListed(true);
        } else if (event.key === 'Escape' && !isTyping) {
          actions.goBack();
        }
      }}
    >
      <WidgetBoundary>
        <Toolbar
          graph={graph}
          hasDocument={request.route === 'action'}
          fullScreen={fullScreen}
          handle={graphHandle}
          search={search}
          onShortcuts={() => setListed(true)}
        />
      </WidgetBoundary>
      <WidgetBoundary>
        <BrainBody
          {...props}
          graph={graph}
          brain={brain}
          request={request}
          handle={graphHandle}
          onHandle={setGraphHandle}
          wheelZooms={fullScreen.isOn}
        />
      </WidgetBoundary>
      <WidgetBoundary>
        <ShortcutDialog open={isListed} onOpenChange={setListed} />
      </WidgetBoundary>
    </Surface>
  );
}

function isField({ tagName }: HTMLElement): boolean {
  return ['INPUT', 'TEXTAREA', 'SELECT'].includes(tagName);
}

function useRequest({ tenantId, combined }: BrainViewerProps): BrainRequest {
  const sources = useBrainView((view) => view.sources);
  return useMemo((): BrainRequest => {
    if (tenantId !== undefined) return { route: 'combined', tenantId, body: combined ?? {} };
    const { connectionIds, external, threshold, sagas } = sources;
    const connected =
      connectionIds.length === 0
        ? {}
        : {
            connection_ids: [...connectionIds],
            discover_external_relationships: external,
            confidence_threshold: threshold,
          };
    return { route: 'action', selection: { ...connected, include_saga_nodes: sagas } };
  }, [tenantId, combined, sources]);
}
