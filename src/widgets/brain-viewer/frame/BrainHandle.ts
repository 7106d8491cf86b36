import { useImperativeHandle, useState, type Ref } from 'react';
import { createCallQueue } from '../../../controller/index.ts';
import { useBrowserLayoutEffect } from '../../../ui/index.ts';
import { useBrainActions } from '../BrainContext.ts';
import { useBrainWorkspace } from './BrainWorkspace.ts';
import type { BrainHandle, PictureFormat } from '../declaration.ts';
import { useExportPicture } from '../exports/useExportPicture.ts';
import type { PictureHandle } from '../graph/BrainGraphHandle.ts';

/** The mounted graph that receives the calls. */
interface ShownGraph {
  readonly graph: PictureHandle;
  readonly exportPicture: (format: PictureFormat) => Promise<Blob>;
}

/** Publishes a viewer's imperative handle. Queues calls until a graph is mounted. */
export function useBrainHandle(actionsRef: Ref<BrainHandle> | undefined): void {
  const { focus } = useBrainActions();
  const { graph } = useBrainWorkspace();
  const exportPicture = useExportPicture();
  const [queue] = useState(() => createCallQueue<ShownGraph>());
  useBrowserLayoutEffect(
    () =>
      graph === null || exportPicture === undefined
        ? undefined
        : queue.attach({ graph, exportPicture }),
    [graph, exportPicture, queue],
  );
  useImperativeHandle(
    actionsRef,
    () => ({
      focus: (label) => focus(label, 1),
      fit: () => queue.call(({ graph: shown }) => shown.fit()),
      export: (format) =>
        new Promise((resolve) => {
          queue.call((shown) => resolve(shown.exportPicture(format)));
        }),
    }),
    [focus, queue],
  );
}
