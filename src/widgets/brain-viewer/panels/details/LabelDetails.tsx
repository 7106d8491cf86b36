import { useMemo, useState } from 'react';
import { useBrainstem, useOpenReference, useFormat } from '../../../../provider/index.ts';
import { hasLabel, loadedFindings } from '../../../../query/index.ts';
import {
  Button,
  Icon,
  IconButton,
  icons,
  Meter,
  revealHidden,
  Choice,
} from '../../../../ui/index.ts';
import { useBrainActions, useBrainProps, useBrainWords, useBrainView } from '../../BrainContext.ts';
import { chainText, countText, groupText, valueText } from '../../brainText.ts';
import {
  type GraphLabel,
  isPartial,
  type GraphProperty,
  type GraphRelation,
} from '../../core/model/brainGraph.ts';
import { useBrainWorkspace, usePicture } from '../../frame/BrainWorkspace.ts';
import { groupMark } from '../../graph/groupMark.ts';
import { GroupButton, PanelTop, PanelRow } from '../PanelParts.tsx';
import styles from '../Panel.module.css';
import type { BrainView } from '../../core/brainView.ts';
import { LabelSearch } from '../../search/LabelSearch.tsx';
import { relationName } from '../../core/model/relationName.ts';

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
  const { graph } = useBrainWorkspace();
  const { onOpenLabel } = useBrainProps();
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
      <PropertyList properties={label.properties} />
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

const steps = [1, 2, 3] as const;

/** Narrows the picture to a label's neighbourhood, or to a path to another label. */
function FocusFields({ label }: { label: string }) {
  const words = useBrainWords();
  const actions = useBrainActions();
  const picture = usePicture();
  const format = useFormat();
  const focus = useBrainView((view) => view.focus);
  const ends = useBrainView((view) => view.path);
  const isFocused = focus?.label === label;
  const to = ends?.from === label ? ends.to : '';
  const anyDirection = ends?.anyDirection ?? false;
  const pathText = (path: readonly string[]): string =>
    path.length === 0
      ? words.noPath(revealHidden(label), revealHidden(to))
      : `${words.pathFound(path.length - 1)}: ${chainText(path, anyDirection ? '–' : '→', format)}`;
  const setPath = (path: BrainView['path']): void =>
    actions.setView({ path, focus: undefined, group: undefined });
  return (
    <div className={styles.focus}>
      <div role="group" aria-label={words.focusHere} className={styles.steps}>
        <span className={styles.hint}>{words.focusHere}</span>
        {steps.map((step) => (
          <Button
            key={step}
            size="small"
            aria-pressed={isFocused && focus.steps === step}
            className={styles.toggle}
            onClick={() => actions.focus(label, step)}
          >
            {words.countSteps(step)}
          </Button>
        ))}
      </div>
      {(isFocused || picture.path !== undefined) && (
        <Button size="small" variant="quiet" onClick={actions.clearFocus}>
          {words.clearFocus}
        </Button>
      )}
      <div className={styles.search}>
        <LabelSearch
          label={words.pathTo}
          placeholder={words.pathTo}
          except={label}
          onChoose={(chosen) => setPath({ from: label, to: chosen, anyDirection })}
        />
      </div>
      {to !== '' && (
        <Choice
          label={words.anyDirection}
          checked={anyDirection}
          onChange={({ target }) => setPath({ from: label, to, anyDirection: target.checked })}
        />
      )}
      <p role="status" className={styles.hint}>
        {to !== '' && picture.path !== undefined && pathText(picture.path)}
      </p>
    </div>
  );
}

/** The maximum number of samples shown per property. */
const shownSamples = 3;

/** Lists properties with type, presence and samples. */
function PropertyList({ properties }: { properties: readonly GraphProperty[] }) {
  const words = useBrainWords();
  const { percent } = useFormat();
  if (properties.length === 0) return <p className={styles.hint}>{words.noProperties}</p>;
  return (
    <ul className={styles.list}>
      {properties.map(({ name, type, presence = 1, samples }) => (
        <li key={name} className={styles.property}>
          <span className={styles.propertyLine}>
            <span className={styles.rowName} dir="auto">
              {revealHidden(name)}
            </span>
            <span className={styles.muted}>{type}</span>
          </span>
          {isPartial({ presence }) && (
            <span className={styles.propertyLine}>
              <span
                role="meter"
                aria-label={words.presenceOf(revealHidden(name))}
                aria-valuenow={Math.round(presence * 100)}
                className={styles.meter}
              >
                <Meter share={presence} />
              </span>
              <span className={styles.figure}>{percent(presence)}</span>
            </span>
          )}
          {samples.length > 0 && (
            <span className={styles.samples} dir="auto">
              {samples.slice(0, shownSamples).map(valueText).join(', ')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The initial number of listed relations. */
const firstShown = 30;

/** Lists a label's relations by their other end. A press selects it. */
function RelationList({
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
          <PanelRow
            key={relation.id}
            mark={<span className={styles.relationType}>{relationName(relation.type)}</span>}
            name={revealHidden(relation[end])}
            figure={relation.count === undefined ? undefined : number(relation.count)}
            onClick={() => actions.select(relation[end])}
          />
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
