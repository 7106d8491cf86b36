'use client';
import { useMemo, useRef, useState } from 'react';
import { Surface } from '../../ui/index.ts';
import { useBrain, type BrainRequest } from '../../query/index.ts';
import { BrainContext, useBrainView, useBrainWords } from './BrainContext.ts';
import styles from './BrainViewer.module.css';
import type { BrainViewerProps } from './BrainViewer.tsx';
import { BrainBody } from './parts/BrainBody.tsx';
import { Toolbar } from './parts/Toolbar.tsx';
import type { BrainGraphHandle } from './graph/BrainGraphView.tsx';
import { readBrainGraph } from './model/brainModel.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useViewerStore } from './useViewerStore.ts';

/** The viewer of one signed-in person. */
export function MountedBrainViewer(props: BrainViewerProps) {
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
  const fullScreen = useFullScreen(root);
  const request = useRequest(props);
  const brain = useBrain(request);
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
    >
      <Toolbar graph={graph} fullScreen={fullScreen} handle={graphHandle} />
      <BrainBody
        {...props}
        graph={graph}
        brain={brain}
        request={request}
        handle={graphHandle}
        onHandle={setGraphHandle}
        wheelZooms={fullScreen.isOn}
      />
    </Surface>
  );
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
