import { useMemo, useRef, useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Ontology } from '../../contract/index.ts';
import { ErrorNotice, useBrainstem } from '../../provider/index.ts';
import {
  Button,
  countTerms,
  Field,
  Icon,
  IconButton,
  moveFocusAmong,
  ontologyName,
  saveFile,
  Select,
  Skeleton,
  TextInput,
  VisuallyHidden,
} from '../../ui/index.ts';
import { DeletedNotice } from './DeletedNotice.tsx';
import { useActs, useEditorState, useOntologyWords } from './EditorContext.ts';
import { csvFile, jsonFile } from './files/ontologyFiles.ts';
import { ImportButton } from './ImportButton.tsx';
import { isListOrder, listOntologies, type ListOrder } from './listOntologies.ts';
import { useSampleMatch } from './matching/useSampleMatch.ts';
import { countByOntology } from './matching/countHits.ts';
import { blankDraft, draftOf } from './ontologyDraft.ts';
import styles from './OntologyList.module.css';

/** Props of {@link OntologyList}. */
export interface OntologyListProps {
  list: UseQueryResult<Ontology[]>;
  onHelp: () => void;
}

const none: readonly Ontology[] = [];

/** The tenant's ontologies, to search, sort and open, with import, export and a new one. */
export function OntologyList({ list, onHelp }: OntologyListProps) {
  const words = useOntologyWords();
  const { locale } = useBrainstem();
  const acts = useActs();
  const isReadOnly = useEditorState(({ missingScope }) => missingScope !== undefined);
  const openId = useEditorState(({ open }) =>
    open?.kind === 'stored' ? open.base.ontologyId : undefined,
  );
  const isTrial = useEditorState((state) => state.isTrial);
  const sample = useEditorState((state) => state.sample);
  const [sought, setSought] = useState('');
  const [order, setOrder] = useState<ListOrder>('name');
  const items = useRef<HTMLUListElement>(null);
  const ontologies = list.data ?? none;
  const matched = useSampleMatch(
    order === 'matches' ? sample.text : '',
    order === 'matches' ? ontologies : none,
  );
  const hits = useMemo(() => countByOntology(matched?.match), [matched]);
  const shown = listOntologies(ontologies, { sought, order, hits, language: locale.tag });
  const tabStop = shown.some(({ ontologyId }) => ontologyId === openId)
    ? openId
    : shown[0]?.ontologyId;

  return (
    <div role="group" aria-label={words.ontologies} className={styles.nav} data-part="ontologies">
      <div className={styles.top}>
        <div className={styles.line}>
          <Button
            className={styles.new}
            variant="primary"
            disabled={isReadOnly}
            onClick={() => acts.go({ to: 'new', draft: blankDraft })}
          >
            <Icon name="plus" />
            {words.newOntology}
          </Button>
          <IconButton label={words.shortcuts} onClick={onHelp}>
            <Icon name="question" />
          </IconButton>
        </div>
        {ontologies.length > 1 && (
          <>
            <TextInput
              type="search"
              aria-label={words.searchOntologies}
              placeholder={words.searchOntologies}
              value={sought}
              onChange={(event) => setSought(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') setSought('');
                if (event.key !== 'ArrowDown') return;
                event.preventDefault();
                items.current?.querySelector<HTMLElement>('button')?.focus();
              }}
            />
            <VisuallyHidden role="status">
              {sought.trim() === '' ? null : words.ontologiesFound(shown.length)}
            </VisuallyHidden>
            <Field label={words.sortBy} className={styles.sort}>
              {(control) => (
                <Select
                  {...control}
                  value={order}
                  onChange={({ target }) => {
                    if (isListOrder(target.value)) setOrder(target.value);
                  }}
                >
                  <option value="name">{words.sortName}</option>
                  <option value="terms">{words.sortTerms}</option>
                  <option value="matches">{words.sortMatches}</option>
                </Select>
              )}
            </Field>
          </>
        )}
      </div>
      <div className={styles.scroll}>
        {list.data === undefined && list.error === null && (
          <Placeholders label={words.loadingOntologies} />
        )}
        {list.error !== null && (
          <ErrorNotice
            error={list.error}
            title={words.listFailed}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        )}
        {list.data?.length === 0 && (
          <div className={styles.empty}>
            {words.noOntologies} <span className={styles.about}>{words.emptyText}</span>
          </div>
        )}
        {ontologies.length > 0 && shown.length === 0 && (
          <p className={styles.empty}>{words.ontologiesFound(0)}</p>
        )}
        {shown.length > 0 && (
          <ul
            ref={items}
            className={styles.list}
            onKeyDown={(event) => moveFocusAmong(event, '[data-part="ontology"]')}
          >
            {shown.map((ontology) => (
              <li key={ontology.ontologyId} className={styles.item}>
                <button
                  type="button"
                  data-part="ontology"
                  className={styles.open}
                  aria-current={ontology.ontologyId === openId || undefined}
                  tabIndex={ontology.ontologyId === tabStop ? 0 : -1}
                  onClick={() => {
                    if (ontology.ontologyId === openId) return;
                    acts.go({ to: 'stored', draft: draftOf(ontology) });
                  }}
                >
                  <span className={styles.name}>
                    <bdi>{ontologyName(ontology)}</bdi>
                  </span>
                  <span className={styles.meta}>
                    {words.terms(countTerms(ontology))}
                    {order === 'matches' &&
                      ` · ${words.termMatches(hits.get(ontology.ontologyId) ?? 0)}`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <DeletedNotice />
      <div className={styles.bottom}>
        <Button
          size="small"
          variant="quiet"
          aria-current={isTrial || undefined}
          onClick={() => acts.go({ to: 'trial' })}
        >
          <Icon name="search" size={14} />
          {words.tryCombination}
        </Button>
        {!isReadOnly && <ImportButton ontologies={list.data} />}
        {ontologies.length > 0 && (
          <>
            <Button
              size="small"
              variant="quiet"
              onClick={() =>
                saveFile(document, 'ontologies.json', jsonFile(ontologies.map(draftOf)))
              }
            >
              <Icon name="download" size={14} />
              {words.exportAllJson}
            </Button>
            <Button
              size="small"
              variant="quiet"
              onClick={() => saveFile(document, 'ontologies.csv', csvFile(ontologies.map(draftOf)))}
            >
              <Icon name="download" size={14} />
              {words.exportAllCsv}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function Placeholders({ label }: { label: string }) {
  return (
    <div className={styles.placeholders} role="group" aria-busy="true" aria-label={label}>
      {['72%', '54%', '80%', '62%'].map((width) => (
        <Skeleton key={width} width={width} height="14px" />
      ))}
    </div>
  );
}
