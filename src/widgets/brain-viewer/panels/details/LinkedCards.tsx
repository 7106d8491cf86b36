import { useBrainWords, useBrainActions } from '../../BrainContext.ts';
import { usePicture } from '../../BrainWorkspace.ts';
import { titleOf, type DrawnLabel } from '../../core/model/collapseGroups.ts';
import styles from '../Panel.module.css';

/** What a group's card is linked to, the most relations first. A press shows them. */
export function LinkedCards({ card }: { card: DrawnLabel }) {
  const { drawn } = usePicture();
  const words = useBrainWords();
  const { openLink } = useBrainActions();
  const { labels, links } = drawn.shown;
  const linked = links
    .filter(({ source, target }) => (source === card.name) !== (target === card.name))
    .toSorted((a, b) => b.relations.length - a.relations.length);
  return (
    <>
      <h4 className={styles.heading}>{words.linkedTo}</h4>
      {linked.length === 0 && <p className={styles.hint}>{words.noRelations}</p>}
      <ul className={styles.list}>
        {linked.map(({ id, source, target, relations }) => {
          const other = labels.get(source === card.name ? target : source);
          return (
            <li key={id}>
              <button type="button" className={styles.row} onClick={() => openLink(id)}>
                <span className={styles.rowName} dir="auto">
                  {other === undefined ? '' : titleOf(other)}
                </span>
                <span className={styles.figure}>{words.countRelations(relations.length)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
