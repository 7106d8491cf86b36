import { useFormat } from '../../../provider/index.ts';
import { Icon, icons, joinClasses, revealHidden, texts } from '../../../ui/index.ts';
import { useBrainActions, useBrainWords } from '../BrainContext.ts';
import { chainText, groupText } from '../brainText.ts';
import { usePicture } from '../frame/BrainWorkspace.ts';
import type { Format } from '../../../words/index.ts';
import type { BrainLevel } from '../core/map/brainLevel.ts';
import styles from './MapTrail.module.css';

/** Renders breadcrumbs of the position in the map, or nothing at the top level. */
export function MapTrail() {
  const words = useBrainWords();
  const { closeGroups } = useBrainActions();
  const { level, groupOf } = usePicture();
  const end = endOf(level, useFormat());
  const { trail } = level;
  if (end === undefined && trail.length === 0) return null;
  const groups = trail.map((group, index) => ({ group, text: groupText(group, words), index }));
  // Shows the group of a label that was opened from the whole map.
  const home = 'label' in level && trail.length === 0 ? groupOf.get(level.label) : undefined;
  return (
    <div role="group" aria-label={words.trail} className={styles.trail} data-part="trail">
      <ol className={styles.steps}>
        <li className={styles.step}>
          <button
            type="button"
            className={joinClasses(texts.cut, styles.back)}
            onClick={() => closeGroups(0)}
          >
            {words.wholeMap}
          </button>
        </li>
        {groups.map(({ group, text, index }) => {
          const isLast = end === undefined && index === groups.length - 1;
          return (
            <li key={group.name} className={styles.step} aria-current={isLast ? 'true' : undefined}>
              <Icon path={icons.forward} />
              {isLast ? (
                <Here text={text} />
              ) : (
                <button
                  type="button"
                  className={joinClasses(texts.cut, styles.back)}
                  onClick={() => closeGroups(index + 1)}
                >
                  {text}
                </button>
              )}
            </li>
          );
        })}
        {end !== undefined && (
          <li className={styles.step} aria-current="true">
            <Icon path={icons.forward} />
            <Here text={end} />
            {home !== undefined && (
              <span className={joinClasses(texts.cut, styles.note)}>{groupText(home, words)}</span>
            )}
          </li>
        )}
      </ol>
    </div>
  );
}

function Here({ text }: { text: string }) {
  return (
    <span className={joinClasses(texts.cut, styles.here)} dir="auto" title={text}>
      {text}
    </span>
  );
}

/** Returns the last breadcrumb: the displayed label or path. */
function endOf(level: BrainLevel, format: Format): string | undefined {
  if ('label' in level) return revealHidden(level.label);
  if (level.kind !== 'path') return undefined;
  return chainText([level.labels[0] ?? '', level.labels.at(-1) ?? ''], '→', format);
}
