import type { Ref } from 'react';
import { declareWidget } from '../../controller/index.ts';
import type { EvidenceProps, WidgetProps } from '../../provider/index.ts';
import type { BrainOptions } from './core/index.ts';

/** The formats of a picture to keep. */
export type PictureFormat = 'svg' | 'png';

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

/** Props of {@link BrainViewer}. */
export interface BrainViewerProps extends BrainOptions, EvidenceProps, WidgetProps {
  /** Gets what the page can do with the viewer. */
  actionsRef?: Ref<BrainHandle>;
  /** Names the region. Give each viewer of a page its own. @default 'Brain', in the locale's words */
  label?: string;
}

/** The brain viewer, as hosts know it. */
export const brainViewer = declareWidget<BrainViewerProps>()('brainViewer', {
  events: {
    onViewChange: ['view'],
    onOpenLabel: ['label'],
    onOpenSource: [],
    onOpenNode: ['nodeId'],
  },
  optionalEvents: ['onOpenLabel', 'onOpenSource', 'onOpenNode'],
  properties: {
    view: 'property',
    defaultView: 'json',
    connections: 'json',
    tenantId: 'string',
    combined: 'json',
    platformView: 'json',
    focusLabel: 'string',
    storage: 'property',
    workerUrl: 'string',
    groups: 'json',
    changeExamples: 'json',
    documentScripts: 'boolean',
    sessionId: 'string',
    label: 'string',
  },
  methods: { showLabel: 'focus', fit: 'fit', export: 'export' },
});
