import { useMemo } from 'react';
import { useFormat } from '../../../provider/index.ts';
import { revealHidden } from '../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../BrainContext.ts';
import { groupText, storeText } from '../brainText.ts';
import { usePicture } from '../frame/BrainWorkspace.ts';
import { groupId, readMap, strengthOf } from '../core/map/brainMap.ts';
import type { GraphLabel } from '../core/model/brainGraph.ts';
import type { LabelGroup } from '../core/model/groupLabels.ts';
import { relationName } from '../core/model/relationName.ts';
import { countStoreTypes, dashAt, dashes } from '../core/model/storeTypes.ts';
import { groupMark } from '../graph/groupMark.ts';
import styles from './MapFoot.module.css';

/** The number of isolated labels that are named. */
const named = 6;

/** Explains the edges, and lists the isolated labels of a map. */
export function MapFoot() {
  const { level } = usePicture();
  if (level.kind === 'group') return <LinkedGroups group={level.group} />;
  if (level.kind !== 'map') return <StoreLegend />;
  const { links, unlinked } = level.map;
  if (links.length === 0 && unlinked.length === 0) return null;
  return (
    <div className={styles.foot}>
      {links.length > 0 && <WidthMeaning />}
      {unlinked.length > 0 && <Unlinked labels={unlinked} />}
    </div>
  );
}

function WidthMeaning() {
  const words = useBrainWords();
  return (
    <p className={styles.note}>
      <svg className={styles.widths} viewBox="0 0 28 12" aria-hidden="true">
        <path d="M1 2h26" />
        <path d="M1 8.5h26" />
      </svg>
      {words.widthMeaning}
    </p>
  );
}

function Unlinked({ labels }: { labels: readonly GraphLabel[] }) {
  const words = useBrainWords();
  const { focus, setView } = useBrainActions();
  const more = labels.length - named;
  return (
    <p className={styles.unlinked}>
      {words.notLinked}
      {labels.slice(0, named).map(({ name }) => (
        <button key={name} type="button" className={styles.name} onClick={() => focus(name, 1)}>
          {revealHidden(name)}
        </button>
      ))}
      {more > 0 && (
        <button type="button" className={styles.name} onClick={() => setView({ mode: 'table' })}>
          {words.plusMore(more)}
        </button>
      )}
    </p>
  );
}

/** Lists the groups linked to the open one, the strongest link first. A press opens one. */
function LinkedGroups({ group }: { group: LabelGroup }) {
  const words = useBrainWords();
  const { number } = useFormat();
  const { setView } = useBrainActions();
  const { level, groups, shown } = usePicture();
  const linked = useMemo(() => {
    const map = readMap(shown, groups);
    const own = groupId(group.name);
    return map.links.flatMap((link) => {
      const other = [link.source, link.target].find((end) => end !== own);
      const to = map.groups.find((of) => groupId(of.group.name) === other)?.group;
      const isOwn = link.source === own || link.target === own;
      return isOwn && to !== undefined ? [{ to, links: strengthOf(link) }] : [];
    });
  }, [shown, groups, group]);
  if (level.trail.length > 1 || linked.length === 0) return <StoreLegend />;
  return (
    <div className={styles.foot}>
      <div role="group" aria-label={words.linkedTo} className={styles.stores}>
        <span>{words.linkedTo}</span>
        {linked.map(({ to, links }) => {
          const { style, ...mark } = groupMark(to);
          return (
            <button
              key={to.name}
              type="button"
              className={styles.pill}
              onClick={() => setView({ openGroups: [to.name] })}
            >
              <span className={styles.dot} {...mark} style={style} />
              <span dir="auto">{groupText(to, words)}</span>
              <span className={styles.figure}>{number(links)}</span>
            </button>
          );
        })}
      </div>
      <StoreLegend />
    </div>
  );
}

/** Explains the highlighted edges and the dash pattern of each store. A press toggles its edges. */
function StoreLegend() {
  const words = useBrainWords();
  const { graph, level, drawn } = usePicture();
  const isDrawn = level.kind === 'all' || level.kind === 'group' || level.kind === 'near';
  const arranged = isDrawn ? drawn.arranged : undefined;
  const arrangedBy = drawn.algorithm === 'radial' ? words.shortestPaths : words.strongestLinks;
  const more = drawn.shown.links.filter(({ id }) => arranged?.links.has(id) === false).length;
  const groups = arranged?.groups;
  const hasRibbons = drawn.shown.links.some(
    ({ source, target }) => groups !== undefined && groups.get(source) !== groups.get(target),
  );
  const { setView } = useBrainActions();
  const filter = useBrainView((view) => view.filter);
  const stores = useMemo(() => countStoreTypes(graph), [graph]);
  const hidden = filter.hiddenStores ?? [];
  const hasStores = stores.length > 1;
  if (!hasStores && more === 0) return null;
  return (
    <div className={styles.foot}>
      {hasStores && (
        <div role="group" aria-label={words.stores} className={styles.stores}>
          {stores.map(({ name: store }, index) => {
            const isHidden = hidden.includes(store);
            const others = hidden.filter((other) => other !== store);
            const hiddenStores = isHidden ? others : [...others, store];
            return (
              <button
                key={store}
                type="button"
                aria-pressed={!isHidden}
                className={styles.store}
                onClick={() => setView({ filter: { ...filter, hiddenStores } })}
              >
                <svg className={styles.sample} viewBox="0 0 28 8" aria-hidden="true">
                  <path d="M0 4h28" strokeDasharray={dashes[dashAt(index)]?.join(' ')} />
                </svg>
                {storeText(store, words)}
              </button>
            );
          })}
        </div>
      )}
      {hasRibbons && <WidthMeaning />}
      {arranged !== undefined && more > 0 && (
        <p className={styles.note}>
          {words.arrangedNote(
            arranged.type === undefined ? arrangedBy : relationName(arranged.type),
            more,
          )}
        </p>
      )}
    </div>
  );
}
