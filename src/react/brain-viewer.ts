export { BrainViewer } from '../widgets/brain-viewer/index.ts';
export type {
  BrainConnection,
  BrainOptions,
  BrainPanel,
  BrainSources,
  BrainView,
  BrainViewerProps,
  CardDetail,
  GraphFilter,
  LayoutAlgorithm,
  Viewport,
} from '../widgets/brain-viewer/index.ts';
