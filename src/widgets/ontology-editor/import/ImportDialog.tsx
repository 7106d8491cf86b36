import { useEffect, useRef, useState } from 'react';
import type { Ontology } from '../../../contract/index.ts';
import {
  ErrorNotice,
  RateLimitNotice,
  useBrainstem,
  useGeneralWords,
  usePlatformActions,
  WidgetBoundary,
} from '../../../provider/index.ts';
import { createOntologyChanges } from '../../../query/index.ts';
import { Button, Dialog, hasLostFocus, Notice, Progress, texts } from '../../../ui/index.ts';
import type { OntologiesWords } from '../../../words/index.ts';
import { createImport, readyItems } from '../core/createImport.ts';
import type { FileProblem, ReadFile } from '../core/files/fileProblem.ts';
import { useOntologyWords } from '../EditorContext.ts';
import { ImportProvider, useImportActions, useImportState } from './ImportContext.ts';
import { ImportItems } from './ImportItems.tsx';
import { VocabularyForm } from './VocabularyForm.tsx';

export interface ImportDialogProps {
  name: string;
  text: string;
  read: ReadFile;
  ontologies: readonly Ontology[];
  onClose: () => void;
}

/** Previews a file's import, runs it, and lists failures. */
export function ImportDialog({ name, text, read, ontologies, onClose }: ImportDialogProps) {
  const { locale, environment } = useBrainstem();
  const changes = usePlatformActions(createOntologyChanges);
  const [controller] = useState(() =>
    createImport({
      fileName: name,
      text,
      read,
      language: locale.tag,
      ontologies,
      changes,
      environment,
    }),
  );
  return (
    <ImportProvider controller={controller}>
      <ImportSteps name={name} onClose={onClose} />
    </ImportProvider>
  );
}

function ImportSteps({ name, onClose }: Pick<ImportDialogProps, 'name' | 'onClose'>) {
  const words = useOntologyWords();
  const read = useImportState((state) => state.read);
  const hasResults = useImportState(({ results }) => results.size > 0);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={words.importTitle(name)}
      actions={<ImportButtons onClose={onClose} />}
    >
      {'problem' in read && <Problem problem={read.problem} />}
      {'table' in read && !hasResults && (
        <WidgetBoundary>
          <VocabularyForm table={read.table} />
        </WidgetBoundary>
      )}
      <WidgetBoundary>
        <ImportProgress />
        <ImportItems />
      </WidgetBoundary>
    </Dialog>
  );
}

function ImportButtons({ onClose }: { onClose: () => void }) {
  const words = useOntologyWords();
  const general = useGeneralWords();
  const actions = useImportActions();
  const phase = useImportState((state) => state.phase);
  const results = useImportState((state) => state.results);
  const ready = useImportState((state) => readyItems(state).length);
  const isRunning = phase !== 'idle';
  const isOver = !isRunning && results.size > 0;
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed Import button unmounts once nothing is left to import.
    if (isOver && close.current !== null && hasLostFocus(close.current)) close.current.focus();
  }, [isOver]);
  return (
    <>
      {isRunning ? (
        <Button disabled={phase === 'stopping'} onClick={actions.stop}>
          {words.importStop}
        </Button>
      ) : (
        <Button ref={close} onClick={onClose}>
          {results.size > 0 ? general.close : words.cancel}
        </Button>
      )}
      {ready > 0 && (
        <Button variant="primary" disabled={isRunning} onClick={() => void actions.start()}>
          {results.size > 0 ? words.importRetry(ready) : words.importMany(ready)}
        </Button>
      )}
    </>
  );
}

function ImportProgress() {
  const words = useOntologyWords();
  const results = useImportState((state) => state.results);
  const isRunning = useImportState(({ phase }) => phase !== 'idle');
  const ready = useImportState((state) => readyItems(state).length);
  const all = results.size + ready;
  const failed = [...results.values()].filter(({ isDone }) => !isDone).length;
  const done = results.size - failed;
  return (
    <>
      {isRunning && (
        <Progress
          value={all === 0 ? 1 : results.size / all}
          label={words.importProgress(done, all)}
        />
      )}
      <RateLimitNotice isSending={isRunning} />
      {!isRunning && failed > 0 && (
        <Notice tone="warning" role="alert" title={words.importSomeFailed(failed, results.size)} />
      )}
      <p role="status" className={texts.note}>
        {results.size > 0 && words.importProgress(done, results.size)}
      </p>
    </>
  );
}

function Problem({ problem }: { problem: FileProblem }) {
  const words = useOntologyWords();
  if (problem.reason === 'notRead') {
    return (
      <ErrorNotice error={problem.error} title={words.fileNotRead} text={words.fileNotReadText} />
    );
  }
  return (
    <Notice tone="danger" role="alert" title={words.importNothing}>
      {problemText(problem, words)}
    </Notice>
  );
}

function problemText(
  problem: Exclude<FileProblem, { reason: 'notRead' }>,
  words: OntologiesWords,
): string {
  switch (problem.reason) {
    case 'badVersion':
    case 'badList':
      return words[problem.reason](problem.line);
    case 'tooLarge':
      return words.sampleTooLarge(problem.limit);
    default:
      return words[problem.reason];
  }
}
