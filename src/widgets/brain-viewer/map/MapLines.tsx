import { useId } from 'react';
import { useFormat } from '../../../provider/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../BrainContext.ts';
import { lineParts } from '../brainText.ts';
import { usePicture } from '../frame/BrainWorkspace.ts';
import { groupOfBox, linePathData, type MapLine, type MapScene } from '../core/map/mapScene.ts';
import { linkId } from '../core/model/brainGraph.ts';
import { dashes } from '../core/model/storeTypes.ts';
import { groupMark } from '../graph/groupMark.ts';
import styles from './MapLines.module.css';

/** Props of {@link MapLines} and {@link MapTexts}. */
export interface MapLinesProps {
  scene: MapScene;
  /** The hovered or focused box. */
  near: string | undefined;
}

/** Returns an edge's look, or undefined if it isn't drawn. */
function lookOf({ ends, rest }: MapLine, near: string | undefined): 'lit' | 'dimmed' | undefined {
  if (near === undefined) return rest === 'hidden' ? undefined : 'lit';
  if (ends.includes(near)) return 'lit';
  return rest === 'hidden' ? undefined : 'dimmed';
}

/** Draws a map's edges. Screen readers get the relations from the buttons at their ends. */
export function MapLines({ scene, near }: MapLinesProps) {
  const id = useId();
  const groupOf = new Map(scene.boxes.map((box) => [box.id, groupOfBox(box.content)]));
  const drawn = scene.lines.flatMap((line) => {
    const look = lookOf(line, near);
    return look === undefined ? [] : [{ line, look }];
  });
  return (
    <svg
      className={styles.lines}
      width={scene.width}
      height={scene.height}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <marker
          id={`${id}-head`}
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="9"
          markerHeight="9"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path className={styles.head} d="M0,0.8 L9.2,5 L0,9.2 z" />
        </marker>
        {drawn.map(({ line }, index) =>
          line.head ? null : (
            <linearGradient
              key={line.id}
              id={`${id}-${index}`}
              gradientUnits="userSpaceOnUse"
              x1={line.from.x}
              y1={line.from.y}
              // A gradient of zero length along an axis isn't drawn.
              x2={line.to.x + 0.1}
              y2={line.to.y + 0.1}
            >
              {line.ends.map((end, at) => (
                <stop
                  key={end}
                  offset={at}
                  className={styles.stop}
                  {...groupMark(groupOf.get(end))}
                />
              ))}
            </linearGradient>
          ),
        )}
      </defs>
      {drawn.map(({ line, look }, index) => (
        <path
          key={line.id}
          className={styles.line}
          data-look={look}
          data-kind={line.head ? 'relation' : 'groups'}
          d={linePathData(line)}
          strokeWidth={line.width}
          strokeDasharray={dashes[line.dash]?.join(' ')}
          stroke={line.head ? undefined : `url(#${id}-${index})`}
          markerEnd={line.head ? `url(#${id}-head)` : undefined}
        />
      ))}
    </svg>
  );
}

/** Shows the texts of a map's edges. A press opens the link. */
export function MapTexts({ scene, near, current }: MapLinesProps & { current: string }) {
  const words = useBrainWords();
  const format = useFormat();
  const { openLink } = useBrainActions();
  const { level } = usePicture();
  const opened = useBrainView((view) => view.link);
  const isTold = (line: MapLine): boolean =>
    lookOf(line, near) === 'lit' && (line.rest === 'told' || (near !== undefined && line.room > 0));
  return scene.lines.filter(isTold).map((line) => {
    const link = 'source' in line.of ? line.of.id : linkOf(line);
    const [name, count] = lineParts(line, words, format);
    const stop = `line ${line.id}`;
    return (
      <button
        key={line.id}
        type="button"
        className={styles.text}
        data-part="badge"
        data-kind={level.kind}
        data-stop={stop}
        tabIndex={current === stop ? 0 : -1}
        aria-pressed={opened === link}
        style={{
          transform: `translate(-50%, -50%) translate(${line.middle.x}px, ${line.middle.y}px)`,
          maxInlineSize: Number.isFinite(line.room) ? line.room : undefined,
        }}
        title={name + count}
        onClick={() => openLink(opened === link ? undefined : link)}
      >
        {name !== '' && (
          <span dir="auto" className={styles.name}>
            {name}
          </span>
        )}
        <span>{count}</span>
      </button>
    );
  });
}

/** Returns the link id of an edge between labels. */
function linkOf({ of }: MapLine): string {
  const [relation] = of.relations;
  return relation === undefined ? '' : linkId(relation.source, relation.target);
}
