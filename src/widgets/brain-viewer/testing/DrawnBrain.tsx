import { useRef, useState } from 'react';
import { Surface, type Direction } from '../../../ui/index.ts';
import { BrainMain } from '../frame/BrainMain.tsx';
import styles from '../frame/BrainRegion.module.css';
import { BrainWorkspaceProvider } from '../frame/BrainWorkspace.ts';
import { brainRequestOf } from '../core/brainOptions.ts';
import type { BrainGraph, BrainView } from '../core/index.ts';
import { initialView } from '../core/brainView.ts';
import type { GivenGroup } from '../core/model/groupLabels.ts';
import type { PictureHandle } from '../graph/BrainGraphHandle.ts';
import { useBrainPicture } from '../frame/useBrainPicture.ts';
import { TokenlessBrain } from './TokenlessBrain.tsx';

export interface DrawnBrainProps {
  graph: BrainGraph;
  /** The first view. @default everything */
  view?: Partial<BrainView>;
  /** @default by their relations */
  groups?: readonly GivenGroup[];
  /** @default left to right */
  direction?: Direction;
}

/** Renders the part of a viewer below its toolbar, without a platform. It fills its parent. */
export function DrawnBrain({ view, direction, ...graph }: DrawnBrainProps) {
  return (
    <TokenlessBrain view={view} direction={direction}>
      <Main {...graph} />
    </TokenlessBrain>
  );
}

function Main({ graph, groups }: Omit<DrawnBrainProps, 'view' | 'direction'>) {
  const root = useRef<HTMLDivElement>(null);
  const picture = useBrainPicture(graph, groups, root);
  const [handle, setHandle] = useState<PictureHandle | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const workspace = {
    request: brainRequestOf(initialView.sources, {}),
    brain: { data: graph, error: null, isFetching: false, refetch: () => undefined },
    news: undefined,
    picture,
    graph: handle,
    setGraph: setHandle,
    search,
    isFullScreen: false,
    sessionId: 'session',
  };
  return (
    <Surface ref={root} className={styles.root}>
      <BrainWorkspaceProvider value={workspace}>
        {picture !== undefined && <BrainMain />}
      </BrainWorkspaceProvider>
    </Surface>
  );
}
