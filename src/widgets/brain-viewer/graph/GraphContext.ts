import { createContext, useContext } from 'react';
import { createWidgetContext } from '../../../provider/index.ts';
import type { GraphLayoutActions, GraphLayoutState } from '../core/layout/createGraphLayout.ts';
import type { CardDetail } from '../core/scene/cardSize.ts';
import type { Emphasis } from '../core/scene/emphasis.ts';
import type { Scene } from '../core/scene/scene.ts';

/** The layout's controller, for the parts of the graph. */
export const {
  Provider: GraphLayoutProvider,
  useActions: useLayoutActions,
  useSelect: useLayoutState,
  useController: useGraphLayoutController,
} = createWidgetContext<GraphLayoutState, GraphLayoutActions, object>('BrainGraphView');

/** The data shared by the parts of the graph. */
export interface GraphDrawing {
  readonly scene: Scene;
  readonly detail: CardDetail;
  readonly emphasis: Emphasis;
  /** The emphasis without hover. */
  readonly resting: Emphasis;
  /** Sets the hovered or focused label, or else the hovered link. */
  readonly hover: (label: string | undefined, link?: string) => void;
}

const DrawnGraphContext = createContext<GraphDrawing | undefined>(undefined);

/** Provides a {@link GraphDrawing}. */
export const DrawnGraphProvider = DrawnGraphContext.Provider;

/** Returns the data of the surrounding graph. */
export function useDrawnGraph(): GraphDrawing {
  const drawn = useContext(DrawnGraphContext);
  if (drawn !== undefined) return drawn;
  throw new Error('Brainstem: a part of <BrainGraphView> was rendered outside of it.');
}
