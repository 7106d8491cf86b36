import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Ontology } from '../../../contract/index.ts';
import {
  QueryError,
  UnreadableEntriesNotice,
  useBrainstem,
  usePlatformQuery,
} from '../../../provider/index.ts';
import { ontologiesQuery } from '../../../query/index.ts';
import {
  Button,
  EmptyState,
  hasLostFocus,
  Icon,
  icons,
  Menu,
  MenuItem,
  moveFocusAmong,
  Notice,
  ontologyName,
  SearchField,
  ambiguousNames,
  Skeleton,
  joinClasses,
  layout,
} from '../../../ui/index.ts';
import { blankDraft, draftOf } from '../core/index.ts';
import { countHits } from '../core/matching/countHits.ts';
import {
  useEditorActions,
  useEditorState,
  useIsReadOnly,
  useOntologies,
  useOntologyWords,
} from '../EditorContext.ts';
import { useImport } from '../import/useImport.tsx';
import { useSampleMatch } from '../preview/useSampleMatch.ts';
import { DeletedNotice } from './DeletedNotice.tsx';
import { ExportItems } from './ExportItems.tsx';
import { listOntologies, listOrders, type ListOrder } from './listOntologies.ts';
import styles from './OntologyList.module.css';
import { OntologyRow } from './OntologyRow.tsx';

export interface OntologyListProps {
  onHelp: () => void;
}

const none: readonly Ontology[] = [];

const noHits: ReadonlyMap<string, number> = new Map();

/** The number of ontologies above which the search shows. */
const maxUnsearched = 7;

/** Lists the tenant's ontologies, with search, sorting, import, export and creation. */
export function OntologyList({ onHelp }: OntologyListProps) {
  const words = useOntologyWords();
  const { locale } = useBrainstem();
  const actions = useEditorActions();
  const isReadOnly = useIsReadOnly();
  const list = usePlatformQuery(ontologiesQuery);
  const openId = useOpenId();
  const isAtRest = useIsAtRest();
  const unknownId = useEditorState((state) => state.unknownId);
  const [searchTerm, setSearchTerm] = useState('');
  const [order, setOrder] = useState<ListOrder>('name');
  const region = useRef<HTMLDivElement>(null);
  const ontologies = list.data ?? none;
  const hits = useHits(order === 'matches' ? ontologies : none);
  const shown = listOntologies(ontologies, { searchTerm, order, hits, language: locale.tag });
  const shared = useMemo(() => ambiguousNames(ontologies), [ontologies]);
  const openIndex = shown.findIndex(({ ontologyId }) => ontologyId === openId);
  useFocusAfterDelete(region, openIndex);

  const isEmpty = list.data?.length === 0;
  const create = (
    <Button
      className={styles.new}
      variant={isAtRest ? 'primary' : 'secondary'}
      disabled={isReadOnly}
      onClick={() => actions.navigate({ to: 'new', draft: blankDraft })}
    >
      <Icon path={icons.plus} />
      {words.newOntology}
    </Button>
  );

  return (
    <div
      ref={region}
      role="group"
      aria-label={words.ontologies}
      className={joinClasses(layout.column, styles.nav)}
      data-part="ontologies"
    >
      <div className={joinClasses(layout.stack2, styles.top)}>
        {isAtRest && !isEmpty && <p className={styles.about}>{words.emptyText}</p>}
        <div className={styles.bar}>
          {!(isAtRest && isEmpty) && create}
          <ListMenu onHelp={onHelp} />
        </div>
        {ontologies.length > maxUnsearched && (
          <div className={layout.inField}>
            <SearchField
              label={words.searchOntologies}
              value={searchTerm}
              found={words.ontologiesFound(shown.length)}
              onChange={setSearchTerm}
              onEnter={() =>
                region.current?.querySelector<HTMLElement>('[data-part="ontology"]')?.focus()
              }
            />
            <OrderMenu order={order} onChange={setOrder} />
          </div>
        )}
      </div>
      <div className={styles.scroll} tabIndex={-1}>
        {list.data === undefined && list.error === null && (
          <Placeholders label={words.loadingOntologies} />
        )}
        <QueryError query={list} title={words.listFailed} />
        <UnreadableEntriesNotice lists={[list.data]} />
        {unknownId !== undefined && (
          <Notice tone="warning" title={words.unknownOntology(unknownId)} />
        )}
        {isEmpty &&
          (isAtRest ? (
            <EmptyState
              icon={icons.book}
              title={words.emptyTitle}
              heading="h2"
              text={words.emptyText}
            >
              {create}
            </EmptyState>
          ) : (
            <p className={styles.empty}>{words.noOntologies}</p>
          ))}
        {ontologies.length > 0 && shown.length === 0 && (
          <p className={styles.empty}>{words.ontologiesFound(0)}</p>
        )}
        {shown.length > 0 && (
          <ul
            className={layout.stack}
            onKeyDown={(event) => moveFocusAmong(event, '[data-part="ontology"]')}
          >
            {shown.map((ontology, index) => (
              <OntologyRow
                key={ontology.ontologyId}
                ontology={ontology}
                isOpen={index === openIndex}
                isTabStop={index === Math.max(0, openIndex)}
                hasSharedName={shared.has(ontologyName(ontology))}
                hasTerms={isAtRest}
                hits={order === 'matches' ? (hits.get(ontology.ontologyId) ?? 0) : undefined}
              />
            ))}
          </ul>
        )}
      </div>
      <DeletedNotice />
    </div>
  );
}

function OrderMenu({
  order,
  onChange,
}: {
  order: ListOrder;
  onChange: (order: ListOrder) => void;
}) {
  const { sortBy, sortName, sortTerms, sortMatches } = useOntologyWords();
  const names = { name: sortName, terms: sortTerms, matches: sortMatches };
  return (
    <Menu label={sortBy} icon={icons.sort}>
      {listOrders.map((each) => (
        <MenuItem key={each} isChosen={each === order} onChoose={() => onChange(each)}>
          {names[each]}
        </MenuItem>
      ))}
    </Menu>
  );
}

function ListMenu({ onHelp }: OntologyListProps) {
  const words = useOntologyWords();
  const actions = useEditorActions();
  const isReadOnly = useIsReadOnly();
  const ontologies = useOntologies();
  const { chooseFile, chosenFile } = useImport();
  return (
    <>
      <Menu label={words.more} icon={icons.more}>
        <MenuItem icon={icons.search} onChoose={() => actions.navigate({ to: 'combination' })}>
          {words.tryCombination}
        </MenuItem>
        {!isReadOnly && (
          <MenuItem icon={icons.upload} disabled={ontologies === undefined} onChoose={chooseFile}>
            {words.importFile}
          </MenuItem>
        )}
        {ontologies !== undefined && ontologies.length > 0 && (
          <ExportItems
            drafts={ontologies.map(draftOf)}
            fileName="ontologies"
            labels={{ json: words.exportAllJson, csv: words.exportAllCsv, ttl: words.exportAllTtl }}
          />
        )}
        <MenuItem icon={icons.question} onChoose={onHelp}>
          {words.shortcuts}
        </MenuItem>
      </Menu>
      {chosenFile}
    </>
  );
}

function useOpenId(): string | undefined {
  return useEditorState(({ open }) => (open?.kind === 'stored' ? open.base.ontologyId : undefined));
}

/** Returns true if nothing is open, so that the list has the whole widget. */
function useIsAtRest(): boolean {
  return useEditorState(
    ({ open, isTryingCombination }) => open === undefined && !isTryingCombination,
  );
}

function useHits(ontologies: readonly Ontology[]): ReadonlyMap<string, number> {
  const text = useEditorState(({ sample }) => sample.text);
  const matched = useSampleMatch(ontologies.length === 0 ? '' : text, ontologies);
  return useMemo(
    () => (matched ? countHits(matched.match, ({ ontologyId }) => ontologyId) : noHits),
    [matched],
  );
}

function Placeholders({ label }: { label: string }) {
  return (
    <div
      className={joinClasses(layout.stack5, styles.placeholders)}
      role="group"
      aria-busy="true"
      aria-label={label}
    >
      {['72%', '54%', '80%', '62%'].map((width) => (
        <Skeleton key={width} width={width} height="14px" />
      ))}
    </div>
  );
}

/**
 * Focuses the neighbouring list item after an ontology was deleted or its notice closed, if the
 * focus was lost with the removed element.
 */
function useFocusAfterDelete(region: RefObject<HTMLElement | null>, openIndex: number): void {
  const deleted = useEditorState((state) => state.deleted);
  const lastIndex = useRef(0);
  const earlier = useRef(deleted);
  useEffect(() => {
    if (openIndex >= 0) lastIndex.current = openIndex;
  }, [openIndex]);
  useEffect(() => {
    if (earlier.current === deleted) return;
    earlier.current = deleted;
    if (region.current === null || !hasLostFocus(region.current)) return;
    const items = region.current.querySelectorAll<HTMLElement>('[data-part="ontology"]');
    const next = items[Math.min(lastIndex.current, items.length - 1)];
    (next ?? region.current.querySelector<HTMLElement>('button'))?.focus();
  }, [deleted, region]);
}
