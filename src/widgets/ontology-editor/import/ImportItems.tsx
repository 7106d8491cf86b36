import { ontologyLimits } from '../../../contract/index.ts';
import { hasStatus } from '../../../client/errors/index.ts';
import { describeError, refusedFields, useGeneralWords } from '../../../provider/index.ts';
import {
  Badge,
  Choice,
  countTerms,
  Field,
  ontologyName,
  TextInput,
  type BadgeProps,
} from '../../../ui/index.ts';
import type { OntologiesWords } from '../../../words/index.ts';
import type { DraftProblem } from '../core/draft/ontologyDraft.ts';
import type { ImportItem } from '../core/planImport.ts';
import { useOntologyWords } from '../EditorContext.ts';
import { useImportActions, useImportState } from './ImportContext.ts';
import styles from './ImportDialog.module.css';

export function ImportItems() {
  const words = useOntologyWords();
  const actions = useImportActions();
  const excluded = useImportState((state) => state.excluded);
  const items = useImportState((state) => state.items);
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={words.ontologies}>
      {items.map((item, index) => {
        const canImport = item.effect === 'create' || item.effect === 'replace';
        return (
          <li key={index} className={styles.item}>
            <Choice
              label={ontologyName(item.draft) || words.untitled}
              disabled={!canImport}
              checked={canImport && !excluded.has(item.key)}
              onChange={() => actions.toggleItem(item.key)}
            />
            <ItemState item={item} />
            <ItemId item={item} />
          </li>
        );
      })}
    </ul>
  );
}

function ItemState({ item }: { item: ImportItem }) {
  const words = useOntologyWords();
  const general = useGeneralWords();
  const result = useImportState(({ results }) => results.get(item.key));
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

/** Edits an id that prevents importing the ontology. */
function ItemId({ item: { key, draft, problems } }: { item: ImportItem }) {
  const words = useOntologyWords();
  const { setItemId } = useImportActions();
  const isOther = useImportState(({ ids }) => ids.has(key));
  const result = useImportState(({ results }) => results.get(key));
  const isRunning = useImportState(({ phase }) => phase !== 'idle');
  const isRefused =
    (result?.isDone === false && isIdRefused(result.error)) ||
    problems.some(({ field }) => field === 'ontologyId');
  if (result?.isDone === true || (!isRefused && !isOther)) return null;
  return (
    <Field label={words.id} className={styles.id}>
      <TextInput
        value={draft.ontologyId}
        disabled={isRunning}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setItemId(key, event.target.value)}
      />
    </Field>
  );
}

function isIdRefused(error: unknown): boolean {
  return hasStatus(error, 409) || refusedFields(error, ['ontologyId']).length > 0;
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
