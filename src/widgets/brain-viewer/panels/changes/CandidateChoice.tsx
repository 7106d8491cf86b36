import type { KeyboardEvent } from 'react';
import { revealHidden } from '../../../../ui/index.ts';
import { useBrainActions, useBrainState, useBrainWords } from '../../BrainContext.ts';
import { useBrainWorkspace } from '../../frame/BrainWorkspace.ts';
import {
  candidatesOf,
  restate,
  type AmbiguousModification,
  type ChangeCandidate,
} from '../../core/model/changeModel.ts';
import styles from '../Panel.module.css';
import { PanelRow } from '../PanelParts.tsx';

export interface CandidateChoiceProps {
  result: AmbiguousModification;
  sentence: string;
}

/** Lists the candidates of an ambiguous name. Hovering or focusing one highlights its label. */
export function CandidateChoice({ result, sentence }: CandidateChoiceProps) {
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
            <li key={candidate.uuid}>
              <PanelRow
                disabled={isSending}
                name={words.choose(at + 1, revealHidden(candidate.name))}
                figure={revealHidden(candidate.about)}
                onFocus={preview}
                onMouseEnter={preview}
                onClick={() => choose(candidate)}
              />
            </li>
          );
        })}
      </ol>
      <p className={styles.hint}>{words.chooseHint}</p>
    </div>
  );
}
