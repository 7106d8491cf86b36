import { useMemo } from 'react';
import { useBrainstem, useOpenReference } from '../../../../provider/index.ts';
import { hasLabel, loadedFindings } from '../../../../query/index.ts';
import { Button, Icon, IconButton, icons, revealHidden } from '../../../../ui/index.ts';
import { useBrainActions, useBrainWords } from '../../BrainContext.ts';
import type { GraphLabel } from '../../core/model/brainGraph.ts';
import { useBrainWorkspace, usePicture } from '../../frame/BrainWorkspace.ts';
import { countText } from '../../graph/cards/countText.ts';
import { groupMark } from '../../graph/groupMark.ts';
import { groupText } from '../../groupText.ts';
import { FocusFields } from './FocusFields.tsx';
import { GroupButton } from './GroupButton.tsx';
import styles from '../Panel.module.css';
import { PanelTop } from '../PanelParts.tsx';
import { PropertyList } from './PropertyList.tsx';
import { RelationList } from './RelationList.tsx';

/** The steps of the buttons that move a label, in pixels at zoom 1. */
const moves = [
  { turn: 'Left', x: -40, y: 0 },
  { turn: 'Right', x: 40, y: 0 },
  { turn: 'Up', x: 0, y: -40 },
  { turn: 'Down', x: 0, y: 40 },
] as const;

/** Shows a label's counts, properties with presence and samples, and relations in and out. */
export function LabelDetails({ label }: { label: GraphLabel }) {
  const picture = usePicture();
  const { options, graph } = useBrainWorkspace();
  const { onOpenLabel } = options;
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
      <PanelTop back={words.backToOverview} onBack={() => actions.select(undefined)}>
        {revealHidden(label.name)}
      </PanelTop>
      <p className={styles.hint}>
        <span>{countText(label, words)}</span>
        {group !== undefined && (
          <span>
            {' · '}
            <span className={styles.swatch} {...groupMark(group)} />{' '}
            <span>{groupText(group, words)}</span>
          </span>
        )}
      </p>
      {onOpenLabel !== undefined && (
        <Button size="small" onClick={() => onOpenLabel(label.name)}>
          {words.openLabel(revealHidden(label.name))}
        </Button>
      )}
      <EvidenceButton label={label.name} />
      {group !== undefined && <GroupButton group={group} />}
      <FocusFields label={label.name} />
      <h4 className={styles.heading}>{words.properties}</h4>
      <PropertyList properties={label.properties} group={group} />
      <h4 className={styles.heading}>{words.relationsOut}</h4>
      <RelationList relations={outgoing} end="target" />
      <h4 className={styles.heading}>{words.relationsIn}</h4>
      <RelationList relations={incoming} end="source" />
      {graph?.nudge !== undefined && (
        <div role="group" aria-label={words.moveLabel} className={styles.moves}>
          <span className={styles.hint}>{words.moveLabel}</span>
          {moves.map(({ turn, x, y }) => (
            <IconButton
              key={turn}
              size="small"
              label={words[`move${turn}`]}
              onClick={() => graph.nudge?.(label.name, { x, y })}
            >
              <span className={styles.turned} data-turn={turn.toLowerCase()}>
                <Icon path={icons.arrowDown} />
              </span>
            </IconButton>
          ))}
        </div>
      )}
    </div>
  );
}

/** Renders a button that opens a label's evidence, if the host or a finding has any. */
function EvidenceButton({ label }: { label: string }) {
  const words = useBrainWords();
  const { client, queryClient } = useBrainstem();
  const reference = { kind: 'label', id: label, title: label } as const;
  const open = useOpenReference()(reference);
  const isKnown =
    client.resolveSource !== undefined ||
    loadedFindings(client, queryClient, hasLabel(label)).length > 0;
  if (!isKnown) return null;
  return (
    <Button size="small" onClick={open}>
      {words.showEvidence}
    </Button>
  );
}
