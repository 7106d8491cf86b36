import { ontologyLimits } from '../../../contract/index.ts';
import { describeError, useGeneralWords } from '../../../provider/index.ts';
import { Badge, Choice, countTerms, ontologyName, type BadgeProps } from '../../../ui/index.ts';
import type { OntologiesWords } from '../../../words/index.ts';
import type { DraftProblem, ImportItem } from '../core/index.ts';
import { useOntologyWords } from '../EditorContext.ts';
import { useImportActions, useImportPlan, useImportState } from './ImportContext.ts';
import styles from './ImportDialog.module.css';

/** The ontologies that an import would create or replace, to include or exclude. */
export function ImportItems() {
  const words = useOntologyWords();
  const actions = useImportActions();
  const excluded = useImportState((state) => state.excluded);
  const { items } = useImportPlan();
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={words.ontologies}>
      {items.map((item, index) => {
        const { ontologyId } = item.draft;
        const canImport = item.effect === 'create' || item.effect === 'replace';
        return (
          <li key={index} className={styles.item}>
            <Choice
              label={ontologyName(item.draft) || words.untitled}
              disabled={!canImport}
              checked={canImport && !excluded.has(ontologyId)}
              onChange={() => actions.toggleItem(ontologyId)}
            />
            <ItemState item={item} />
          </li>
        );
      })}
    </ul>
  );
}

function ItemState({ item }: { item: ImportItem }) {
  const words = useOntologyWords();
  const general = useGeneralWords();
  const result = useImportState(({ results }) => results.get(item.draft.ontologyId));
  const effects: Record<ImportItem['effect'], [string, BadgeProps['tone']]> = {
    create: [words.importNew, 'success'],
    replace: [words.importChanges, 'warning'],
    same: [words.importSame, 'neutral'],
    refused: [words.importInvalid, 'danger'],
  };
  const [label, tone = 'neutral'] = effects[item.effect];
  const why =
    result?.isDone === false
      ? describeError(result.error, general).summary
      : item.problems.map((problem) => problemText(problem, words)).join(' · ');
  return (
    <span className={styles.state}>
      <span>{words.terms(countTerms(item.draft))}</span>
      {result === undefined && <Badge tone={tone}>{label}</Badge>}
      {result?.isDone === true && <Badge tone="success">{words.importDone}</Badge>}
      {result?.isDone === false && <Badge tone="danger">{words.importFailed}</Badge>}
      {why !== '' && <span className={styles.why}>{why}</span>}
    </span>
  );
}

function problemText(problem: DraftProblem, words: OntologiesWords): string {
  switch (problem.reason) {
    case 'missing':
      return problem.field === 'terms' ? words.problemNoTerms : words.problemNoId;
    case 'notLowercase':
      return words.idNotLowercase;
    case 'taken':
      return words.importChanges;
    case 'tooMany':
      return words.problemTooMany(
        words[problem.field],
        problem.count,
        ontologyLimits[problem.field],
      );
    case 'tooLong':
      return words.problemTooLong(1);
  }
}
