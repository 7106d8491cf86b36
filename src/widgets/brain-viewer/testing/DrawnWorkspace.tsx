import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createMemoryStorage, type KeyValueStorage } from '../../../environment/index.ts';
import { useLatest } from '../../../ui/index.ts';
import { brainRequestOf } from '../core/brainOptions.ts';
import { initialView } from '../core/brainView.ts';
import type { BrainGraph } from '../core/index.ts';
import type { GivenGroup } from '../core/model/groupLabels.ts';
import { BrainWorkspaceProvider, type PictureHandle } from '../frame/BrainWorkspace.ts';
import { useBrainPicture } from '../frame/useBrainPicture.ts';

export interface DrawnWorkspaceProps {
  graph: BrainGraph;
  /** @default by their relations */
  groups?: readonly GivenGroup[];
  /** @default in memory */
  storage?: KeyValueStorage;
  root?: RefObject<HTMLElement | null>;
  handle?: (handle: PictureHandle | null) => void;
  children: ReactNode;
}

/** Provides the workspace of a viewer without a platform, once there is a picture. */
export function DrawnWorkspace({
  graph,
  groups,
  storage,
  root,
  handle,
  children,
}: DrawnWorkspaceProps) {
  const picture = useBrainPicture(graph, groups, root);
  const [mounted, setMounted] = useState<PictureHandle | null>(null);
  const [ownStorage] = useState(createMemoryStorage);
  const search = useRef<HTMLInputElement>(null);
  const latest = useLatest(handle);
  const setGraph = useCallback(
    (next: PictureHandle | null): void => {
      setMounted(next);
      latest.current?.(next);
    },
    [latest],
  );
  const workspace = {
    request: brainRequestOf(initialView.sources, {}),
    brain: { data: graph, error: null, isFetching: false, refetch: () => undefined },
    news: undefined,
    picture,
    graph: mounted,
    setGraph,
    search,
    isFullScreen: false,
    storage: storage ?? ownStorage,
    sessionId: 'session',
  };
  return (
    <BrainWorkspaceProvider value={workspace}>
      {picture !== undefined && children}
    </BrainWorkspaceProvider>
  );
}
