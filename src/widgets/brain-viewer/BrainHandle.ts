import { useImperativeHandle, useState, type Ref } from 'react';
import { createCallQueue } from '../../controller/index.ts';
import { useBrowserLayoutEffect } from '../../ui/index.ts';
import { useBrainActions } from './BrainContext.ts';
import type { BrainGraphHandle } from './graph/BrainGraphHandle.ts';

/** What a host's page can do with a viewer. */
export interface BrainHandle {
  /** Shows a label with its neighbours; the rest is dimmed. */
  focus: (label: string) => void;
  /** Shows the whole graph. While the graph isn't there, the call waits for it. */
  fit: () => void;
}

/** Offers a viewer to its host. */
export function useBrainHandle(
  actionsRef: Ref<BrainHandle> | undefined,
  graph: BrainGraphHandle | null,
): void {
  const { focus } = useBrainActions();
  const [queue] = useState(() => createCallQueue<BrainGraphHandle>());
  useBrowserLayoutEffect(() => (graph === null ? undefined : queue.attach(graph)), [graph, queue]);
  useImperativeHandle(
    actionsRef,
    () => ({
      focus: (label) => focus(label, 1),
      fit: () => queue.call((shown) => shown.fit()),
    }),
    [focus, queue],
  );
}
