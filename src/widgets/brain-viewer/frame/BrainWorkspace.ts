import { createContext, useContext, type RefObject } from 'react';
import type { KeyValueStorage } from '../../../environment/index.ts';
import type { BrainRequest } from '../../../query/index.ts';
import type { BrainPicture } from './useBrainPicture.ts';
import type { Point } from '../core/layout/layoutInput.ts';
import type { DrawnGraph, DrawnMap } from '../exports/picture/picture.ts';

/** The methods of a mounted picture of the brain. */
export interface PictureHandle {
  /** Shows everything. */
  fit: () => void;
  /** Shows these labels. */
  reveal: (labels: Iterable<string>) => void;
  /** Moves the keyboard focus to a label. */
  focus: (label: string) => void;
  /** Returns what is drawn, for an export. */
  drawn: () => DrawnMap | DrawnGraph;
  /** Moves a label by a number of pixels at zoom 1, and stores its place. @default labels stay */
  nudge?: (label: string, by: Point) => void;
}

/** The data shared by the regions of a viewer. */
export interface BrainWorkspace {
  request: BrainRequest;
  /** The query of the brain. */
  brain: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => void };
  /** The number of differences of a newer brain, and the function that shows it. */
  news: { readonly count: number; readonly show: () => void } | undefined;
  /** Undefined until there is a brain. */
  picture: BrainPicture | undefined;
  /** The mounted picture; null while another view is shown. */
  graph: PictureHandle | null;
  setGraph: (graph: PictureHandle | null) => void;
  search: RefObject<HTMLInputElement | null>;
  isFullScreen: boolean;
  storage: KeyValueStorage;
  /** The chat session that changes belong to. */
  sessionId: string;
}

const WorkspaceContext = createContext<BrainWorkspace | undefined>(undefined);

/** Provides a {@link BrainWorkspace}. */
export const BrainWorkspaceProvider = WorkspaceContext.Provider;

/** Returns the surrounding viewer's workspace. */
export function useBrainWorkspace(): BrainWorkspace {
  const workspace = useContext(WorkspaceContext);
  if (workspace !== undefined) return workspace;
  throw new Error('Brainstem: a region of <BrainViewer> was rendered outside of it.');
}

/** Returns the picture, for regions that are rendered only if there is one. */
export function usePicture(): BrainPicture {
  const { picture } = useBrainWorkspace();
  if (picture !== undefined) return picture;
  throw new Error('Brainstem: a region of <BrainViewer> that needs a brain was rendered early.');
}
