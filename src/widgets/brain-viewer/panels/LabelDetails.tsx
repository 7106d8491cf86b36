import { useMemo } from 'react';
import { Button, Icon, IconButton } from '../../../ui/index.ts';
import { useBrainActions, useBrainWords } from '../BrainContext.ts';
import type { GraphLabel } from '../model/brainGraph.ts';
import type { BrainPicture } from '../useBrainPicture.ts';
import { FocusFields } from './FocusFields.tsx';
import styles from './Panel.module.css';
import { PropertyList } from './PropertyList.tsx';
import { RelationList } from './RelationList.tsx';

/** Props of {@link LabelDetails}. */
export interface LabelDetailsProps {
  label: GraphLabel;
  picture: BrainPicture;
  onOpenLabel: ((label: string) => void) | undefined;
  onNudge: (label: string, by: { x: number; y: number }) => void;
}

/** How far a press moves a label, in pixels at zoom 1. */
const nudge = 40;

/** A label whole: counts, properties with presence and samples, relations in and out. */
export function LabelDetails({ label, picture, onOpenLabel, onNudge }: LabelDetailsProps) {
  const words = useBrainWords();
  const actions = useBrainActions();
  const group = picture.groupOf.get(label.name);
  const { outgoing, incoming } = useMemo(() => {
    const relations = picture.shown.links.flatMap((link) => link.relations);
    return {
      outgoing: relations.filter(({ source }) => source === label.name),
      incoming: relations.filter(({ target }) => target === label.name),
    };
  }, [picture.shown, label]);
  return (
    <div className={styles.panel}>
      <div className={styles.top}>
        <IconButton
          size="small"
          label={words.backToOverview}
          onClick={() => actions.choose(undefined)}
        >
          <span className={styles.back}>
            <Icon name="chevron" />
          </span>
        </IconButton>
        <h3 className={styles.title} dir="auto">
          {label.name}
        </h3>
      </div>
      <p className={styles.hint}>
        {label.count === undefined ? words.countUnknown : words.countNodes(label.count)}
        {group !== undefined && (
          <>
            {' · '}
            <span className={styles.swatch} data-group={group.index} />{' '}
            {words.groupNamed(group.name)}
          </>
        )}
      </p>
      {onOpenLabel !== undefined && (
        <Button size="small" onClick={() => onOpenLabel(label.name)}>
          {words.openLabel(label.name)}
        </Button>
      )}
      <FocusFields label={label.name} picture={picture} />
      <h4 className={styles.heading}>{words.properties}</h4>
      <PropertyList properties={label.properties} group={group?.index} />
      <h4 className={styles.heading}>{words.relationsOut}</h4>
      <RelationList relations={outgoing} end="target" />
      <h4 className={styles.heading}>{words.relationsIn}</h4>
      <RelationList relations={incoming} end="source" />
      <div role="group" aria-label={words.moveLabel} className={styles.moves}>
        <span className={styles.hint}>{words.moveLabel}</span>
        <Move
          label={words.moveLeft}
          turn="left"
          onPress={() => onNudge(label.name, { x: -nudge, y: 0 })}
        />
        <Move
          label={words.moveRight}
          turn="right"
          onPress={() => onNudge(label.name, { x: nudge, y: 0 })}
        />
        <Move
          label={words.moveUp}
          turn="up"
          onPress={() => onNudge(label.name, { x: 0, y: -nudge })}
        />
        <Move
          label={words.moveDown}
          turn="down"
          onPress={() => onNudge(label.name, { x: 0, y: nudge })}
        />
      </div>
    </div>
  );
}

function Move({ label, turn, onPress }: { label: string; turn: string; onPress: () => void }) {
  return (
    <IconButton size="small" label={label} onClick={onPress}>
      <span className={styles.turned} data-turn={turn}>
        <Icon name="arrowDown" />
      </span>
    </IconButton>
  );
}
