import { useState, type Ref } from 'react';
import { createMemoryStorage, type KeyValueStorage } from '../../../environment/index.ts';
import type { Direction } from '../../../ui/index.ts';
import type { BrainGraph, BrainView } from '../core/index.ts';
import type { GivenGroup } from '../core/model/groupLabels.ts';
import type { BrainGraphHandle } from '../graph/BrainGraphHandle.ts';
import { BrainGraphView } from '../graph/BrainGraphView.tsx';
import { useBrainPicture } from '../frame/useBrainPicture.ts';
import { TokenlessBrain } from './TokenlessBrain.tsx';

export interface DrawnGraphProps {
  graph: BrainGraph;
  /** The first view. @default everything */
  view?: Partial<BrainView>;
  onViewChange?: (view: BrainView) => void;
  /** @default in memory */
  storage?: KeyValueStorage;
  handle?: Ref<BrainGraphHandle>;
  /** Labels that belong together. @default by their relations */
  groups?: readonly GivenGroup[];
  /** @default left to right */
  direction?: Direction;
}

/** A graph alone, without a platform. It fills its parent. */
export function DrawnGraph({ view, onViewChange, direction, ...graph }: DrawnGraphProps) {
  return (
    <TokenlessBrain view={view} onViewChange={onViewChange} direction={direction}>
      <PictureOf {...graph} />
    </TokenlessBrain>
  );
}

function PictureOf({ graph, storage, handle, groups }: DrawnGraphProps) {
  const picture = useBrainPicture(graph, groups);
  const [ownStorage] = useState(createMemoryStorage);
  if (picture === undefined) return null;
  return <BrainGraphView picture={picture} storage={storage ?? ownStorage} handle={handle} />;
}
