import type { Ref } from 'react';
import { declareWidget } from '../../controller/index.ts';
import type { EvidenceProps, WidgetProps } from '../../provider/index.ts';
import type { BrainOptions } from './core/index.ts';

/** The formats of an exported picture. */
export type PictureFormat = 'svg' | 'png';

/** The imperative methods of a viewer. */
export interface BrainHandle {
  /** Shows a label between its sources and targets. */
  focus: (label: string) => void;
  /** Fits the whole picture into view. Waits until there is one. */
  fit: () => void;
  /**
   * Exports a picture of the displayed graph, with a title and a legend. Waits until there is one.
   */
  export: (format: PictureFormat) => Promise<Blob>;
}

/** Props of {@link BrainViewer}. */
export interface BrainViewerProps extends BrainOptions, EvidenceProps, WidgetProps {
  /** Receives the viewer's imperative methods. */
  actionsRef?: Ref<BrainHandle>;
  /** The label of the region, unique on a page. @default 'Brain', translated */
  label?: string;
}

/** The declaration of the brain viewer. */
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
    combinedInclude: 'json',
    platformView: 'json',
    focusLabel: 'string',
    storage: 'property',
    workerUrl: 'string',
    groups: 'json',
    changeExamples: 'json',
    allowDocumentScripts: 'boolean',
    sessionId: 'string',
    label: 'string',
  },
  methods: { showLabel: 'focus', fit: 'fit', export: 'export' },
});
