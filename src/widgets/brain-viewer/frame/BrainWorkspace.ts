import { createContext, useContext, type RefObject } from 'react';
import type { BrainRequest } from '../../../query/index.ts';
import type { BrainOptions } from '../core/index.ts';
import type { PictureHandle } from '../graph/BrainGraphHandle.ts';
import type { BrainPicture } from './useBrainPicture.ts';

/** The data that the regions of a viewer share. */
export interface BrainWorkspace {
  options: BrainOptions;
  /** The name of the viewer. */
  label: string;
  request: BrainRequest;
  /** The query of the brain. */
  brain: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => void };
  /** The differences of a later brain that isn't shown yet. */
  news: { readonly count: number; readonly show: () => void } | undefined;
  /** Undefined until there is a brain. */
  picture: BrainPicture | undefined;
  /** The mounted picture; null while another view is shown. */
  graph: PictureHandle | null;
  setGraph: (graph: PictureHandle | null) => void;
  search: RefObject<HTMLInputElement | null>;
  isFullScreen: boolean;
  /** The chat history that changes belong to. */
  sessionId: string;
}

const WorkspaceContext = createContext<BrainWorkspace | undefined>(undefined);

/** Gives a {@link BrainWorkspace} to the regions below. */
export const BrainWorkspaceProvider = WorkspaceContext.Provider;

/** The workspace of the viewer around. */
export function useBrainWorkspace(): BrainWorkspace {
  const workspace = useContext(WorkspaceContext);
  if (workspace !== undefined) return workspace;
  throw new Error('Brainstem: a region of <BrainViewer> was rendered outside of it.');
}

/** The picture, for regions that are only shown when there is one. */
export function usePicture(): BrainPicture {
  const { picture } = useBrainWorkspace();
  if (picture !== undefined) return picture;
  throw new Error('Brainstem: a region of <BrainViewer> that needs a brain was rendered early.');
}
