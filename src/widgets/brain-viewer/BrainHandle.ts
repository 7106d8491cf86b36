import { useImperativeHandle, useState, type Ref } from 'react';
import { createCallQueue } from '../../controller/index.ts';
import { useBrowserLayoutEffect } from '../../ui/index.ts';
import { useBrainActions } from './BrainContext.ts';
import { useBrainWorkspace } from './BrainWorkspace.ts';
import { useExportPicture, type PictureFormat } from './exports/useExportPicture.ts';
import type { PictureHandle } from './graph/BrainGraphHandle.ts';

/** The methods of a viewer for a host's page. */
export interface BrainHandle {
  /** Shows a label between what leads to it and what it leads to. */
  focus: (label: string) => void;
  /** Shows the whole picture. While it isn't there, the call waits for it. */
  fit: () => void;
  /**
   * Makes a picture of the graph as it is shown, with a title and a legend. While the graph isn't
   * there, the call waits for it.
   */
  export: (format: PictureFormat) => Promise<Blob>;
}

/** The receiver of the calls: a mounted graph. */
interface ShownGraph {
  readonly graph: PictureHandle;
  readonly exportPicture: (format: PictureFormat) => Promise<Blob>;
}

/** Offers a viewer to its host. */
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
