import { useFormat } from '../../../../provider/index.ts';
import { useState } from 'react';
import { Button, revealHidden } from '../../../../ui/index.ts';
import { useBrainActions, useBrainWords } from '../../BrainContext.ts';
import type { GraphRelation } from '../../core/model/brainGraph.ts';
import { relationName } from '../../core/model/relationName.ts';
import styles from '../Panel.module.css';
import { PanelRow } from '../PanelParts.tsx';

/** The initial number of listed relations. */
const firstShown = 30;

/** Lists a label's relations by their other end. A press selects it. */
export function RelationList({
  relations,
  end,
}: {
  relations: readonly GraphRelation[];
  end: 'source' | 'target';
}) {
  const words = useBrainWords();
  const { number } = useFormat();
  const actions = useBrainActions();
  const [isWhole, setWhole] = useState(false);
  if (relations.length === 0) return <p className={styles.hint}>{words.noRelations}</p>;
  const shown = isWhole ? relations : relations.slice(0, firstShown);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((relation) => (
          <li key={relation.id}>
            <PanelRow
              mark={<span className={styles.relationType}>{relationName(relation.type)}</span>}
              name={revealHidden(relation[end])}
              figure={relation.count === undefined ? undefined : number(relation.count)}
              onClick={() => actions.select(relation[end])}
            />
          </li>
        ))}
      </ul>
      {shown.length < relations.length && (
        <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
          {words.showAll}
        </Button>
      )}
    </>
  );
}
