export { BrainViewer } from './BrainViewer.tsx';
export type { BrainViewerProps } from './BrainViewer.tsx';
export type { BrainConnection, BrainOptions } from './brainOptions.ts';
export type { BrainPanel, BrainSources, BrainView } from './brainView.ts';
export type { CardDetail } from './graph/cardSize.ts';
export type { Viewport } from './graph/drawInput.ts';
export type { LayoutAlgorithm } from './layout/layoutInput.ts';
export type { LayoutStorage } from './layout/layoutStorage.ts';
export type { GraphFilter } from './model/filterGraph.ts';
