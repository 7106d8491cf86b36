export { BrainViewer } from './BrainViewer.tsx';
export type { BrainViewerProps } from './BrainViewer.tsx';
export type { BrainConnection, BrainOptions } from './core/brainOptions.ts';
export type { BrainPanel, BrainSources, BrainView } from './core/brainView.ts';
export type { CardDetail } from './core/scene/cardSize.ts';
export type { Viewport } from './core/scene/viewport.ts';
export type { LayoutAlgorithm } from './core/layout/layoutInput.ts';
export type { GraphFilter } from './core/model/filterGraph.ts';
