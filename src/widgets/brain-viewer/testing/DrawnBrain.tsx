import { useRef } from 'react';
import { Surface, type Direction } from '../../../ui/index.ts';
import { BrainMain } from '../frame/BrainMain.tsx';
import styles from '../frame/BrainRegion.module.css';
import type { BrainGraph, BrainView } from '../core/index.ts';
import type { GivenGroup } from '../core/model/groupLabels.ts';
import { DrawnWorkspace } from './DrawnWorkspace.tsx';
import { TokenlessBrain } from './TokenlessBrain.tsx';

export interface DrawnBrainProps {
  graph: BrainGraph;
  /** The first view. @default everything */
  view?: Partial<BrainView>;
  /** @default by their relations */
  groups?: readonly GivenGroup[];
  /** @default left to right */
  direction?: Direction;
}

/** Renders the part of a viewer below its toolbar, without a platform. It fills its parent. */
export function DrawnBrain({ view, direction, ...graph }: DrawnBrainProps) {
  return (
    <TokenlessBrain view={view} direction={direction}>
      <Main {...graph} />
    </TokenlessBrain>
  );
}

function Main({ graph, groups }: Omit<DrawnBrainProps, 'view' | 'direction'>) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <Surface ref={root} className={styles.root}>
      <DrawnWorkspace graph={graph} groups={groups} root={root}>
        <BrainMain />
      </DrawnWorkspace>
    </Surface>
  );
}
