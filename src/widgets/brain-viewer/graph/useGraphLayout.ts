import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import {
  createGraphLayout,
  type GraphLayout,
  type GraphLayoutState,
} from '../layout/createGraphLayout.ts';
import { createLayoutRunner } from '../layout/createLayoutRunner.ts';
import type { LayoutAlgorithm, Size } from '../layout/layoutInput.ts';
import type { LayoutStorage } from '../layout/layoutStorage.ts';
import { startBlobWorker, startHostWorker } from '../layout/startWorker.ts';
import type { BrainGraph } from '../model/brainGraph.ts';

/** What {@link useGraphLayout} lays out, and by which means. */
export interface GraphLayoutInput {
  graph: BrainGraph;
  sizes: ReadonlyMap<string, Size>;
  algorithm: LayoutAlgorithm;
  variant: string;
  storage: LayoutStorage;
  workerUrl: string | undefined;
  deadline: number | undefined;
}

/** The layout of a mounted graph. */
export function useGraphLayout({
  storage,
  workerUrl,
  deadline,
  graph,
  sizes,
  algorithm,
  variant,
}: GraphLayoutInput): GraphLayoutState & { layout: GraphLayout } {
  const [layout] = useState(() => {
    const host = workerUrl === undefined ? [] : [() => startHostWorker(workerUrl)];
    const runner = createLayoutRunner({ workers: [...host, startBlobWorker] });
    return createGraphLayout({ runner, storage, ...(deadline === undefined ? {} : { deadline }) });
  });
  useEffect(
    () => layout.show({ graph, sizes, algorithm, variant }),
    [layout, graph, sizes, algorithm, variant],
  );
  useEffect(() => {
    layout.resume();
    return () => layout.stop();
  }, [layout]);
  return { ...useStore(layout.store), layout };
}
