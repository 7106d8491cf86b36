import type { KeyValueStorage } from '../../../environment/index.ts';
import type { Direction } from '../../../ui/index.ts';
import type { BrainGraph, BrainView } from '../core/index.ts';
import type { GivenGroup } from '../core/model/groupLabels.ts';
import type { Scene } from '../core/scene/scene.ts';
import * as exportPicture from '../exports/exportPicture.ts';
import type { PictureOptions } from '../exports/picture/picture.ts';
import { BrainGraphView } from '../graph/BrainGraphView.tsx';
import type { PictureHandle } from '../frame/BrainWorkspace.ts';
import { brainWords, createFormat, english, resolveWords } from '../../../words/index.ts';
import { DrawnWorkspace } from './DrawnWorkspace.tsx';
import { TokenlessBrain } from './TokenlessBrain.tsx';

/** The methods of a mounted graph, and what it would draw for an export. */
export interface BrainGraphHandle extends PictureHandle {
  scene: () => Scene;
  picture: () => PictureOptions;
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

/** Returns what a picture gives to the functions of an export. */
function drawnBy(handle: PictureHandle): Pick<BrainGraphHandle, 'scene' | 'picture'> {
  const draw = () => {
    const given: { scene: Scene; options: PictureOptions }[] = [];
    const createPicture: typeof exportPicture.createPicture = (scene, options) => {
      given.push({ scene, options });
      return exportPicture.createPicture(scene, options);
    };
    handle.draw({ ...exportPicture, createPicture }, text);
    const [first] = given;
    if (first === undefined) throw new Error('The graph drew nothing.');
    return first;
  };
  return { scene: () => draw().scene, picture: () => draw().options };
}
