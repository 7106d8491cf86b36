import { useEffect } from 'react';
import { ontologyLimits } from '../../../contract/index.ts';
import { ErrorNotice, usePlatformQuery, useWords } from '../../../provider/index.ts';
import {
  isOntologyPickValid,
  ontologiesQuery,
  resolvedOntologiesQuery,
} from '../../../query/index.ts';
import { Field, OntologyChoice, TextArea } from '../../../ui/index.ts';
import { ontologiesWords } from '../../../words/index.ts';
import { useDocumentsWords, useUploads, useUploadsState } from './UploadContext.ts';
import { isMoving } from './uploadModel.ts';
import styles from './UploadSettingsFields.module.css';

/** Props of {@link UploadSettingsFields}. */
export interface UploadSettingsFieldsProps {
  /** How many documents missed an ontology; with each, the list of ontologies is fetched anew. */
  missed: number;
}

/** What holds for all files: a description, the ontologies, their mode and a group. */
export function UploadSettingsFields({ missed }: UploadSettingsFieldsProps) {
  const words = useDocumentsWords();
  const ontologyWords = useWords('ontologies', ontologiesWords);
  const { change } = useUploads();
  const { description, ontologies } = useUploadsState((state) => state.settings);
  const isLocked = useUploadsState(({ files }) => files.some(({ state }) => isMoving(state)));
  const list = usePlatformQuery(ontologiesQuery);
  const { refetch } = list;
  useEffect(() => {
    if (missed > 0) void refetch();
  }, [missed, refetch]);
  const resolved = usePlatformQuery((client) => resolvedOntologiesQuery(client, ontologies));
  return (
    <section className={styles.settings} aria-label={words.settings}>
      <div>
        <h2 className={styles.title}>{words.settings}</h2>
        <p className={styles.text}>{words.settingsText}</p>
      </div>
      <Field label={words.description} hint={words.optional} description={words.descriptionText}>
        {(control) => (
          <TextArea
            {...control}
            value={description}
            disabled={isLocked}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
      <OntologyChoice
        value={ontologies}
        onChange={(value) => change({ ontologies: value })}
        disabled={isLocked}
        options={list.data}
        limit={ontologyLimits.ontologyIds}
        isDocumentGroupValid={isOntologyPickValid(ontologies)}
        resolved={resolved.data}
        words={ontologyWords}
        notice={
          list.error === null ? undefined : (
            <ErrorNotice
              error={list.error}
              title={ontologyWords.listFailed}
              onRetry={() => void list.refetch()}
              isRetrying={list.isFetching}
            />
          )
        }
        resolveNotice={
          resolved.error === null ? undefined : (
            <ErrorNotice error={resolved.error} title={ontologyWords.resolveFailed} />
          )
        }
      />
    </section>
  );
}
