export { BrainViewer, useBrain } from '../widgets/brain-viewer/index.ts';
export type {
  BrainConnection,
  BrainHandle,
  BrainOptions,
  BrainPanel,
  BrainSources,
  BrainView,
  BrainViewerProps,
  CardDetail,
  GivenGroup,
  GraphFilter,
  LayoutAlgorithm,
  PictureFormat,
  Viewport,
  UseBrain,
  UseBrainOptions,
} from '../widgets/brain-viewer/index.ts';
