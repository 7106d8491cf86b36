import { useEffect, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import {
  createGraphLayout,
  type GraphLayout,
  type GraphLayoutState,
} from '../layout/createGraphLayout.ts';
import { createLayoutRunner } from '../layout/createLayoutRunner.ts';
import { usualAspect, type LayoutAlgorithm, type Size } from '../layout/layoutInput.ts';
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
  /** What the picture is shown in, whose shape it takes. */
  frame: RefObject<HTMLElement | null>;
}

/** The layout of a mounted graph. */
export function useGraphLayout({
  storage,
  workerUrl,
  deadline,
  frame,
  graph,
  sizes,
  algorithm,
  variant,
}: GraphLayoutInput): GraphLayoutState & { layout: GraphLayout } {
  const [layout] = useState(() => {
    const host = workerUrl === undefined ? [] : [() => startHostWorker(workerUrl)];
    const runner = createLayoutRunner({ workers: [...host, startBlobWorker] });
    return createGraphLayout({
      runner,
      storage,
      aspect: () => aspectOf(frame.current),
      ...(deadline === undefined ? {} : { deadline }),
    });
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

/** Stages that are very wide or very high are not followed all the way. */
const extremes = { least: 0.5, most: 2.2 } as const;

function aspectOf(frame: HTMLElement | null): number {
  const { clientWidth = 0, clientHeight = 0 } = frame ?? {};
  if (clientWidth === 0 || clientHeight === 0) return usualAspect;
  return Math.min(extremes.most, Math.max(extremes.least, clientWidth / clientHeight));
}
