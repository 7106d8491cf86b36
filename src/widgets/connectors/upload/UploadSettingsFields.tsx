import { useEffect, useState } from 'react';
import { isUploadPending } from '../../../controller/index.ts';
import { ontologyLimits } from '../../../contract/index.ts';
import {
  QueryError,
  UnreadableEntriesNotice,
  useOntologyPreview,
  usePlatformQuery,
  useWords,
} from '../../../provider/index.ts';
import { isOntologyPickValid, ontologiesQuery } from '../../../query/index.ts';
import { Disclosure, Field, OntologyChoice, TextArea, texts } from '../../../ui/index.ts';
import { ontologiesWords } from '../../../words/index.ts';
import { useActions, useDocumentsWords, useSelect } from './UploadContext.ts';
import styles from './UploadSettingsFields.module.css';

export interface UploadSettingsFieldsProps {
  /** The number of documents that failed because of a missing ontology; each refetches the list. */
  staleOntologyErrors: number;
}

/** The collapsed settings for files to upload: description, ontologies, their mode and group. */
export function UploadSettingsFields({ staleOntologyErrors }: UploadSettingsFieldsProps) {
  const words = useDocumentsWords();
  const ontologyWords = useWords('ontologies', ontologiesWords);
  const { change } = useActions();
  const { description, ontologies } = useSelect((state) => state.settings);
  const isLocked = useSelect(({ files }) => files.some(({ state }) => isUploadPending(state)));
  const hasNoUse = useSelect(({ files }) =>
    files.every(({ state }) => state.status === 'refused' || state.status === 'uploaded'),
  );
  const list = usePlatformQuery(ontologiesQuery);
  const { refetch } = list;
  useEffect(() => {
    if (staleOntologyErrors > 0) void refetch();
  }, [staleOntologyErrors, refetch]);
  const preview = useOntologyPreview(ontologies);
  const [isOpen, setOpen] = useState(false);
  const isValid = isOntologyPickValid(ontologies);
  if (hasNoUse && staleOntologyErrors === 0) return null;
  return (
    <Disclosure
      label={words.settings}
      isOpen={isOpen || !isValid || staleOntologyErrors > 0}
      onOpenChange={setOpen}
    >
      <div className={styles.settings}>
        <p className={texts.note}>{words.settingsText}</p>
        <Field label={words.description} description={words.descriptionText}>
          {(control) => (
            <TextArea
              {...control}
              value={description}
              disabled={isLocked}
              onChange={(event) => change({ description: event.target.value })}
            />
          )}
        </Field>
        <UnreadableEntriesNotice lists={[list.data]} />
        <OntologyChoice
          value={ontologies}
          onChange={(value) => change({ ontologies: value })}
          disabled={isLocked}
          options={list.data}
          limit={ontologyLimits.ontologyIds}
          isDocumentGroupValid={isValid}
          words={ontologyWords}
          notice={
            list.error === null ? undefined : (
              <QueryError query={list} title={ontologyWords.listFailed} />
            )
          }
          preview={preview}
        />
      </div>
    </Disclosure>
  );
}
