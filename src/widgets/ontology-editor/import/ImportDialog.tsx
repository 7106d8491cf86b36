import { useState } from 'react';
import { ontologyLimits, type Ontology } from '../../../contract/index.ts';
import { describeError, useGeneralWords, usePlatformActions } from '../../../provider/index.ts';
import { createOntologyChanges } from '../../../query/index.ts';
import {
  Badge,
  Button,
  Choice,
  countTerms,
  Dialog,
  Notice,
  ontologyName,
  Progress,
  type BadgeProps,
} from '../../../ui/index.ts';
import type { OntologiesWords } from '../../../words/index.ts';
import { useOntologyWords } from '../EditorContext.ts';
import {
  importOntologies,
  planImport,
  type DraftProblem,
  type FileProblem,
  type ImportItem,
  type ImportResults,
  type ReadOntologies,
} from '../core/index.ts';
import styles from './ImportDialog.module.css';

/** Props of {@link ImportDialog}. */
export interface ImportDialogProps {
  /** The file's. */
  name: string;
  read: ReadOntologies;
  ontologies: readonly Ontology[];
  onClose: () => void;
}

/** Says what a file would create and replace, imports what is ticked, and names what failed. */
export function ImportDialog({ name, read, ontologies, onClose }: ImportDialogProps) {
  const words = useOntologyWords();
  const general = useGeneralWords();
  const changes = usePlatformActions(createOntologyChanges);
  // As it was when the file was opened: importing changes the list below it.
  const [items] = useState(() => ('drafts' in read ? planImport(read.drafts, ontologies) : []));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [results, setResults] = useState<ImportResults>(new Map());
  const [running, setRunning] = useState<{ all: number; stop: AbortController }>();

  const ready = items.filter(
    ({ draft, effect }) =>
      (effect === 'create' || effect === 'replace') &&
      !left.has(draft.ontologyId) &&
      results.get(draft.ontologyId)?.done !== true,
  );
  const failed = [...results.values()].filter(({ done }) => !done).length;
  const done = results.size - failed;
  const start = async (): Promise<void> => {
    const stop = new AbortController();
    setRunning({ all: ready.length, stop });
    await importOntologies(ready, changes, stop.signal, (id, result) =>
      setResults((before) => new Map([...before, [id, result]])),
    );
    setRunning(undefined);
  };
  const close = (): void => {
    running?.stop.abort();
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={words.importTitle(name)}
      actions={
        <>
          {running === undefined ? (
            <Button onClick={close}>{done > 0 ? general.close : words.cancel}</Button>
          ) : (
            <Button onClick={() => running.stop.abort()}>{words.importStop}</Button>
          )}
          {ready.length > 0 && (
            <Button variant="primary" disabled={running !== undefined} onClick={() => void start()}>
              {failed > 0 ? words.importRetry(ready.length) : words.importMany(ready.length)}
            </Button>
          )}
        </>
      }
    >
      {'problem' in read && (
        <Notice tone="danger" role="alert" title={words.importNothing}>
          {fileProblem(read.problem, words)}
        </Notice>
      )}
      {'drafts' in read && items.length === 0 && (
        <Notice title={words.importNothing}>{words.importEmpty}</Notice>
      )}
      {running !== undefined && (
        <Progress
          value={running.all === 0 ? 1 : results.size / items.length}
          label={words.importProgress(done, items.length)}
        />
      )}
      {running === undefined && failed > 0 && (
        <Notice tone="warning" role="alert" title={words.importSomeFailed(failed, results.size)} />
      )}
      <p role="status" className={styles.progress}>
        {results.size > 0 && words.importProgress(done, results.size)}
      </p>
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.draft.ontologyId} className={styles.item}>
              <Choice
                label={ontologyName(item.draft) || words.untitled}
                disabled={item.effect === 'refused' || item.effect === 'same'}
                checked={isTicked(item, left)}
                onChange={({ target }) => {
                  const next = new Set(left);
                  if (target.checked) next.delete(item.draft.ontologyId);
                  else next.add(item.draft.ontologyId);
                  setLeft(next);
                }}
              />
              <ItemState item={item} result={results.get(item.draft.ontologyId)} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function isTicked({ draft, effect }: ImportItem, left: ReadonlySet<string>): boolean {
  return (effect === 'create' || effect === 'replace') && !left.has(draft.ontologyId);
}

interface ItemStateProps {
  item: ImportItem;
  result: { done: true } | { done: false; error: unknown } | undefined;
}

function ItemState({ item, result }: ItemStateProps) {
  const words = useOntologyWords();
  const general = useGeneralWords();
  const effects: Record<ImportItem['effect'], [string, BadgeProps['tone']]> = {
    create: [words.importNew, 'success'],
    replace: [words.importChanges, 'warning'],
    same: [words.importSame, 'neutral'],
    refused: [words.importInvalid, 'danger'],
  };
  const [label, tone = 'neutral'] = effects[item.effect];
  const why =
    result?.done === false
      ? describeError(result.error, general).title
      : item.problems.map((problem) => draftProblem(problem, words)).join(' · ');
  return (
    <span className={styles.state}>
      <span>{words.terms(countTerms(item.draft))}</span>
      {result === undefined && <Badge tone={tone}>{label}</Badge>}
      {result?.done === true && <Badge tone="success">{words.importDone}</Badge>}
      {result?.done === false && <Badge tone="danger">{words.importFailed}</Badge>}
      {why !== '' && <span className={styles.why}>{why}</span>}
    </span>
  );
}

function fileProblem(problem: FileProblem, words: OntologiesWords): string {
  switch (problem.reason) {
    case 'missingColumn':
      return words.missingColumn(problem.name);
    case 'badVersion':
    case 'badList':
      return words[problem.reason](problem.line);
    default:
      return words[problem.reason];
  }
}

function draftProblem(problem: DraftProblem, words: OntologiesWords): string {
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
