import {
  startTransition,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type SetStateAction,
} from 'react';
import {
  observeSize,
  useAppearance,
  useBrowserLayoutEffect,
  isHtmlElement,
} from '../../../ui/index.ts';
import { useBrainWords } from '../BrainContext.ts';
import { useBrainWorkspace, usePicture } from '../frame/BrainWorkspace.ts';
import type { Size } from '../core/layout/layoutInput.ts';
import type { BrainLevel } from '../core/map/brainLevel.ts';
import { estimateText, type MeasureText } from '../core/scene/cardSize.ts';
import { mirrorScene, type MapScene } from '../core/map/mapScene.ts';
import { placeLabel } from '../core/map/placeLabel.ts';
import { placePath } from '../core/map/placePath.ts';
import { createMapPlacer } from '../core/map/placeMap.ts';
import { measureIn } from '../graph/canvas/measureText.ts';
import { coloursOf } from '../graph/canvas/palette.ts';
import { PaletteProbes } from '../graph/canvas/PaletteProbes.tsx';
import { MapBoxView } from './MapBoxView.tsx';
import { MapLines, MapTexts } from './MapLines.tsx';
import styles from './MapStage.module.css';
import '../graph/groupColours.css';
import { isArrow, nearestInDirection } from '../core/scene/nearestInDirection.ts';

/** The tab stops that were chosen, by the keys of their pictures. */
export type ChosenStops = Readonly<Record<string, string>>;

/** The state of the chosen stops, which outlives the stage: opening a group unmounts it. */
export interface MapStageProps {
  chosen: ChosenStops;
  setChosen: Dispatch<SetStateAction<ChosenStops>>;
}

/**
 * Renders the map of groups, a label with its neighbours, or a path. Fills its parent, and scrolls
 * if that is too small.
 */
export function MapStage({ chosen, setChosen }: MapStageProps) {
  const words = useBrainWords();
  const { setGraph } = useBrainWorkspace();
  const { level, groups, emphasis } = usePicture();
  const { gone } = emphasis;
  const drawnGroups = level.kind === 'map' ? level.map.groups.map(({ group }) => group) : groups;
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  const [measure, setMeasure] = useState<MeasureText>(() => estimateText);
  useBrowserLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const { fonts } = element.ownerDocument;
    const measureAgain = (): void => setMeasure(() => measureIn(element));
    measureAgain();
    fonts.addEventListener('loadingdone', measureAgain);
    // The transition mounts the first map in slices. Later ones follow the size at once.
    let isFirst = true;
    const stop = observeSize(element, ({ width, height }) => {
      const resize = () => setSize({ width: Math.floor(width), height: Math.floor(height) });
      if (isFirst) startTransition(resize);
      else resize();
      isFirst = false;
    });
    return () => {
      stop();
      fonts.removeEventListener('loadingdone', measureAgain);
    };
  }, []);
  const scene = useMapScene(size, measure);
  const [near, setNear] = useState<string>();
  const picture = pictureOf(level);
  const stops = useStops({ stage, picture, first: scene?.first ?? '', chosen, setChosen });
  useBrowserLayoutEffect(() => {
    // Without a size there is no scene yet, and the host's calls stay queued.
    if (scene === undefined) return undefined;
    setGraph({
      fit: () => stage.current?.scrollTo({ top: 0, left: 0 }),
      reveal: () => undefined,
      focus: stops.focus,
      drawn: () => ({ kind: 'map', scene, gone, ...coloursOf(stage.current) }),
    });
    return () => setGraph(null);
  }, [setGraph, stops, scene, gone]);
  return (
    <div ref={stage} className={styles.stage} data-part="graph" {...stops.handlers}>
      <PaletteProbes groups={drawnGroups} />
      {scene !== undefined && (
        <div
          role="group"
          aria-label={words.graphLabel}
          className={styles.scene}
          data-level={level.kind}
          style={{ inlineSize: scene.width, blockSize: scene.height }}
          onMouseLeave={() => setNear(undefined)}
        >
          <MapLines scene={scene} near={near} />
          {scene.boxes.map((box) => (
            <MapBoxView key={box.id} box={box} current={stops.current} onNear={setNear} />
          ))}
          <MapTexts scene={scene} near={near} current={stops.current} />
        </div>
      )}
    </div>
  );
}

/** Returns a picture's key within a viewer. */
function pictureOf(level: BrainLevel): string {
  const names = level.trail.map(({ name }) => name);
  return JSON.stringify([level.kind, names, 'label' in level ? level.label : '']);
}

function useMapScene(size: Size | undefined, measure: MeasureText): MapScene | undefined {
  const { drawn, groupOf, level } = usePicture();
  const { shown } = drawn;
  const [place] = useState(createMapPlacer);
  const map = useMemo(
    () =>
      size === undefined || level.kind !== 'map' ? undefined : place(level.map, size, measure),
    [place, size, measure, level],
  );
  const others = useMemo(() => {
    if (size === undefined) return undefined;
    const input = { graph: shown, groupOf };
    if (level.kind === 'label') return placeLabel(input, level.label, size);
    return level.kind === 'path' ? placePath(input, level.labels, size) : undefined;
  }, [size, shown, groupOf, level]);
  const { direction } = useAppearance();
  return useMemo(() => {
    const scene = map ?? others;
    return scene === undefined || direction === 'ltr' ? scene : mirrorScene(scene);
  }, [map, others, direction]);
}

interface Stops extends MapStageProps {
  stage: RefObject<HTMLElement | null>;
  /** The picture's key, by which its tab stop is remembered. */
  picture: string;
  /** The initial tab stop. */
  first: string;
}

/** Manages a roving tabindex among the elements with `data-stop`. */
function useStops({ stage, picture, first, chosen, setChosen }: Stops) {
  const current = chosen[picture] ?? first;
  const choose = (stop: string): void => setChosen((known) => ({ ...known, [picture]: stop }));
  useBrowserLayoutEffect(() => {
    const names = stopsIn(stage.current).map(nameOf);
    // The current stop was removed, for example by a filter. Without a size there are none yet.
    if (current !== first && names.length > 0 && !names.includes(current)) choose(first);
  });
  return useMemo(
    () => ({
      /** The current tab stop. */
      current,
      /** Focuses the button with this name, or else the current tab stop. */
      focus: (name: string): void => {
        const stops = stopsIn(stage.current);
        const named = (wanted: string) => stops.find((stop) => nameOf(stop) === wanted);
        (named(name) ?? named(current))?.focus();
      },
      handlers: {
        onFocus({ target }: FocusEvent): void {
          const name = nameOf(target.closest('[data-stop]'));
          if (name !== undefined) setChosen((known) => ({ ...known, [picture]: name }));
        },
        onKeyDown(event: KeyboardEvent): void {
          const { target, key } = event;
          if (!isArrow(key) || !isHtmlElement(target)) return;
          if (target.closest('[data-stop]') === null) return;
          event.preventDefault();
          event.stopPropagation();
          nearestInDirection(key, target, stopsIn(stage.current), middleOf)?.focus();
        },
      },
    }),
    [current, picture, stage, setChosen],
  );
}

function stopsIn(stage: HTMLElement | null): HTMLElement[] {
  return Array.from(stage?.querySelectorAll<HTMLElement>('[data-stop]') ?? []);
}

function nameOf(stop: Element | null): string | undefined {
  return stop?.getAttribute('data-stop') ?? undefined;
}

function middleOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
