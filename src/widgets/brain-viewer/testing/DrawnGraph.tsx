import type { KeyValueStorage } from '../../../environment/index.ts';
import type { Direction } from '../../../ui/index.ts';
import type { BrainGraph, BrainView } from '../core/index.ts';
import type { GivenGroup } from '../core/model/groupLabels.ts';
import type { Scene } from '../core/scene/scene.ts';
import type { DrawnGraph as Drawn, PictureText } from '../exports/picture/picture.ts';
import { BrainGraphView } from '../graph/BrainGraphView.tsx';
import type { PictureHandle } from '../frame/BrainWorkspace.ts';
import { brainWords, createFormat, english, resolveWords } from '../../../words/index.ts';
import { DrawnWorkspace } from './DrawnWorkspace.tsx';
import { TokenlessBrain } from './TokenlessBrain.tsx';

/** The methods of a mounted graph, and what it would draw for an export. */
export interface BrainGraphHandle extends PictureHandle {
  scene: () => Scene;
  picture: () => Drawn & PictureText;
}

export interface DrawnGraphProps {
  graph: BrainGraph;
  /** The first view. @default everything */
  view?: Partial<BrainView>;
  onViewChange?: (view: BrainView) => void;
  /** @default in memory */
  storage?: KeyValueStorage;
  handle?: (handle: BrainGraphHandle | null) => void;
  /** Labels that belong together. @default by their relations */
  groups?: readonly GivenGroup[];
  /** @default left to right */
  direction?: Direction;
}

/** A graph alone, without a platform. It fills its parent. */
export function DrawnGraph({ view, onViewChange, direction, handle, ...graph }: DrawnGraphProps) {
  return (
    <TokenlessBrain view={view} onViewChange={onViewChange} direction={direction}>
      <DrawnWorkspace {...graph} handle={(made) => handle?.(made && { ...made, ...drawnBy(made) })}>
        <BrainGraphView />
      </DrawnWorkspace>
    </TokenlessBrain>
  );
}

const text = {
  words: resolveWords(english, 'brain', brainWords),
  ...createFormat('en'),
  title: '',
  subtitle: '',
  groups: [],
  stores: [],
};

/** Returns what a mounted graph gives to an export. */
function drawnBy(handle: PictureHandle): Pick<BrainGraphHandle, 'scene' | 'picture'> {
  const picture = () => {
    const drawn = handle.drawn();
    if (drawn.kind === 'map') throw new Error('The map is mounted instead.');
    return { ...drawn, ...text };
  };
  return { scene: () => picture().scene, picture };
}
