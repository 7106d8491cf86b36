import { useId, type ReactNode, type KeyboardEvent } from 'react';
import {
  analyticsActions,
  type GraphModificationResult,
  type Modification,
} from '../../../../contract/index.ts';
import { useMissingScope } from '../../../../provider/index.ts';
import { Badge, Button, Fact, Facts, revealHidden, ValueView } from '../../../../ui/index.ts';
import { useBrainActions, useBrainState, useBrainWords } from '../../BrainContext.ts';
import type { BrainWords } from '../../../../words/index.ts';
import { useBrainWorkspace } from '../../frame/BrainWorkspace.ts';
import {
  inverseOf,
  sentenceOf,
  candidatesOf,
  restate,
  type AmbiguousModification,
  type ChangeCandidate,
} from '../../core/model/changeModel.ts';
import { changedIds } from '../../core/model/compareGraphs.ts';
import type { ChangeEntry } from '../../core/index.ts';
import { ComparisonList } from '../compare/ComparePanel.tsx';
import styles from '../Panel.module.css';
import { PanelRow } from '../PanelParts.tsx';

export interface ChangeOutcomeProps {
  entry: ChangeEntry;
  /** True for the latest entry, the only one that can still be answered. */
  isLatest: boolean;
}

/** Shows a sentence with the outcome of each of its changes. */
export function ChangeOutcome({ entry, isLatest }: ChangeOutcomeProps) {
  const words = useBrainWords();
  const { sentence, result, comparison } = entry;
  const { highlight, setDraft } = useBrainActions();
  const draft = useBrainState((state) => state.changes.draft);
  return (
    <>
      <p className={styles.sentence} dir="auto">
        {revealHidden(sentence)}
      </p>
      <div role={isLatest ? 'status' : undefined} className={styles.outcomes}>
        {result.results.map((one, at) => (
          <Outcome key={at} result={one} isLatest={isLatest}>
            {one.status === 'ambiguous' && isLatest && (
              <CandidateChoice result={one} sentence={sentenceOf(sentence, result, at)} />
            )}
          </Outcome>
        ))}
        {result.results.length === 0 && (
          <p className={styles.hint}>{revealHidden(result.error || words.notApplied)}</p>
        )}
      </div>
      <Answer result={result} />
      {comparison !== undefined && (
        <>
          <ComparisonList comparison={comparison} />
          <Button size="small" onClick={() => highlight(changedIds(comparison))}>
            {words.showChange}
          </Button>
        </>
      )}
      {isLatest && <UndoChange result={result} />}
      {!result.success && isLatest && draft !== sentence && (
        <Button size="small" variant="quiet" onClick={() => setDraft(sentence)}>
          {words.editAgain}
        </Button>
      )}
    </>
  );
}

/** Shows the inverse sentence and sends it. */
function UndoChange({ result }: { result: GraphModificationResult }) {
  const { sessionId } = useBrainWorkspace();
  const { sendChange } = useBrainActions();
  const isSending = useBrainState((state) => state.changes.isSending);
  const missingScope = useMissingScope(analyticsActions.change);
  const words = useBrainWords();
  const id = useId();
  const inverse = inverseOf(result);
  if (inverse === undefined || missingScope !== undefined) return null;
  return (
    <>
      <Button
        size="small"
        disabled={isSending}
        aria-describedby={id}
        onClick={() => sendChange(inverse, sessionId)}
      >
        {words.undoChange}
      </Button>
      <p id={id} className={styles.hint} dir="auto">
        {words.undoSends(revealHidden(inverse))}
      </p>
    </>
  );
}

/** Shows the platform's response to a sentence. */
function Answer({ result: { response, reason, summary } }: { result: GraphModificationResult }) {
  const words = useBrainWords();
  const told = [response, reason].filter((text) => isSet(text) && text !== '');
  return (
    <>
      {told.length > 0 && (
        <p className={styles.hint} dir="auto">
          {revealHidden(told.join(' '))}
        </p>
      )}
      {isSet(summary) && (
        <p className={styles.figure}>
          {words.changeSummary(summary.applied, summary.ambiguous, summary.error)}
        </p>
      )}
    </>
  );
}

/** The documented ids of an applied change. */
const ids = ['edge_uuid', 'episode_uuid'] as const;

function isSet<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

function Outcome({
  result,
  isLatest,
  children,
}: {
  result: Modification;
  isLatest: boolean;
  children: ReactNode;
}) {
  const words = useBrainWords();
  if (result.status === 'applied') {
    return (
      <div className={styles.outcome}>
        <Badge tone="success">{words.applied}</Badge>
        <ul className={styles.lines}>
          {appliedLines(result, words).map((line) => (
            <li key={line} dir="auto">
              {revealHidden(line)}
            </li>
          ))}
          {result.notes.map((note, index) => (
            <li key={index}>
              <ValueView value={note} />
            </li>
          ))}
        </ul>
        <Facts>
          {ids.map((name) => {
            const value = result[name];
            return (
              isSet(value) && (
                <Fact key={name} name={<code>{name}</code>}>
                  {value}
                </Fact>
              )
            );
          })}
        </Facts>
      </div>
    );
  }
  if (result.status === 'ambiguous') {
    const hasMatches = result.candidates.length > 0;
    return (
      <div className={styles.outcome}>
        <Badge tone="warning">{hasMatches ? words.needsChoice : words.noMatch}</Badge>
        {isLatest && (
          <p className={styles.hint}>{hasMatches ? words.needsChoiceText : words.noMatchText}</p>
        )}
        {children}
      </div>
    );
  }
  const detail: unknown = result['detail'];
  return (
    <div className={styles.outcome}>
      <Badge tone="danger">{words.notApplied}</Badge>
      <p className={styles.hint}>
        {[
          ...(typeof detail === 'string' ? [revealHidden(detail)] : []),
          ...(isLatest ? [words.notAppliedText] : []),
        ].join(' ')}
      </p>
    </div>
  );
}

/** Returns texts of an applied change's additions and removals. */
function appliedLines(
  { action, affected }: Extract<Modification, { status: 'applied' }>,
  words: BrainWords,
): string[] {
  const { source_name: source, effective_at: date } = action;
  const { old_relation: oldRelation, old_target_name: oldTarget } = action;
  const { new_relation: newRelation, new_target_name: newTarget } = action;
  const from = isSet(date) ? `, ${words.effectiveFrom(date)}` : '';
  return [
    ...(isSet(newRelation) && isSet(newTarget)
      ? [words.addedRelation(source, newRelation, newTarget) + from]
      : []),
    ...(isSet(oldRelation) && isSet(oldTarget)
      ? [words.endedRelation(source, oldRelation, oldTarget) + from]
      : []),
    ...affected.added_nodes.flatMap((node) => {
      if (typeof node !== 'object' || node === null || !('name' in node)) return [];
      const label = 'label' in node && typeof node.label === 'string' ? node.label : '';
      return typeof node.name === 'string' ? [words.addedNode(node.name, label)] : [];
    }),
  ];
}

interface CandidateChoiceProps {
  result: AmbiguousModification;
  sentence: string;
}

/** Lists the candidates of an ambiguous name. Hovering or focusing one highlights its label. */
function CandidateChoice({ result, sentence }: CandidateChoiceProps) {
  const { sessionId } = useBrainWorkspace();
  const { sendChange, highlight } = useBrainActions();
  const isSending = useBrainState((state) => state.changes.isSending);
  const words = useBrainWords();
  const candidates = candidatesOf(result);
  const choose = (candidate: ChangeCandidate | undefined): void => {
    if (candidate === undefined || isSending) return;
    sendChange(restate(sentence, candidate, candidates), sessionId);
  };
  const chooseByKey = (event: KeyboardEvent): void => {
    const figure = Number(event.key);
    if (!Number.isInteger(figure) || figure < 1 || event.ctrlKey || event.metaKey) return;
    choose(candidates[figure - 1]);
  };
  if (candidates.length === 0) return null;
  return (
    <div role="group" aria-label={words.needsChoice} onKeyDown={chooseByKey}>
      <ol className={styles.list}>
        {candidates.map((candidate, at) => {
          const preview = (): void =>
            highlight(new Set(candidate.label === undefined ? [] : [candidate.label]));
          return (
            <PanelRow
              key={candidate.uuid}
              disabled={isSending}
              name={words.choose(at + 1, revealHidden(candidate.name))}
              figure={revealHidden(candidate.about)}
              onFocus={preview}
              onMouseEnter={preview}
              onClick={() => choose(candidate)}
            />
          );
        })}
      </ol>
      <p className={styles.hint}>{words.chooseHint}</p>
    </div>
  );
}
