import { useState, type RefObject } from 'react';
import type { KeyValueStorage } from '../../../environment/index.ts';
import { useBrainstem } from '../../../provider/index.ts';
import { createGraphLayout, type GraphLayout } from '../core/layout/createGraphLayout.ts';
import { createLayoutRunner } from '../core/layout/worker/createLayoutRunner.ts';
import { usualAspect } from '../core/layout/layoutInput.ts';
import { startBlobWorker, startHostWorker } from '../core/layout/worker/startWorker.ts';

/** The settings of a graph's layout. Later changes are ignored. */
export interface GraphLayoutSettings {
  storage: KeyValueStorage;
  /** The URL of the package's `layoutWorker.js` on the host. @default a Blob */
  workerUrl?: string;
  /** The time limit of a layout, in milliseconds. @default 8000 */
  deadline?: number;
}

/**
 * Creates the layout of a mounted graph.
 *
 * @param frame - The stage, whose aspect the layout adopts.
 */
export function useGraphLayout(
  frame: RefObject<HTMLElement | null>,
  { storage, workerUrl, deadline }: GraphLayoutSettings,
): GraphLayout {
  const { environment } = useBrainstem();
  const [layout] = useState(() => {
    const host = workerUrl === undefined ? [] : [() => startHostWorker(workerUrl)];
    const runner = createLayoutRunner({ workers: [...host, startBlobWorker], environment });
    const aspect = (): number => aspectOf(frame.current);
    return createGraphLayout({ runner, storage, aspect, deadline, environment });
  });
  return layout;
}

/** The limits of the aspect, for very high and very wide stages. */
const extremes = { min: 0.5, max: 2.2 } as const;

function aspectOf(frame: HTMLElement | null): number {
  const { clientWidth = 0, clientHeight = 0 } = frame ?? {};
  if (clientWidth === 0 || clientHeight === 0) return usualAspect;
  return Math.min(extremes.max, Math.max(extremes.min, clientWidth / clientHeight));
}
