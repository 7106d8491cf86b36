import { useEffect, useRef, useState } from 'react';
import {
  ErrorNotice,
  UnreadableEntriesNotice,
  useGeneralWords,
  useHasNoAccess,
  usePlatformActions,
} from '../../../provider/index.ts';
import { createSessionListTrimmer } from '../../../query/index.ts';
import {
  Button,
  Icon,
  IconButton,
  Skeleton,
  icons,
  useLatest,
  joinClasses,
  SearchField,
  texts,
} from '../../../ui/index.ts';
import { useActions } from '../context/ChatContext.ts';
import { useChatWords } from '../context/useChatWords.ts';
import { useSettings } from '../context/chatSettings.ts';
import { filterSessions } from './groupSessions.ts';
import { SessionRows } from './SessionRows.tsx';
import { UndoDelete } from './undo/UndoDelete.tsx';
import { useSessionDeletion } from './useSessionDeletion.ts';
import { useSessions, type SessionsState } from './useSessions.ts';
import styles from './SessionList.module.css';

export interface SessionListProps {
  /** Called when a conversation was opened or started. */
  onChoose?: () => void;
  /** Closes the drawer around the list. */
  onClose?: () => void;
}

/** The number of conversations from which the search field is shown. */
const searchedFrom = 4;

/** The number of rows shown at once: thousands would make each letter of a search wait. */
const rowsAtOnce = 100;

/** Lists the user's conversations by day, with a search field and a button for a new one. */
export function SessionList({ onChoose, onClose }: SessionListProps) {
  const words = useChatWords();
  const general = useGeneralWords();
  const actions = useActions();
  const { sessionMeta } = useSettings();
  const list = useSessions({ sessionMeta });
  const { sessions = [] } = list;
  const nav = useRef<HTMLElement>(null);
  const { hidden, pending, failure, ...deletion } = useSessionDeletion(nav, list.remove);
  const [searchTerm, setSearchTerm] = useState('');
  const listedLimit = useState(rowsAtOnce);
  const foundLimit = useState(rowsAtOnce);
  const isSearching = searchTerm.trim() !== '';
  const [limit, setLimit] = isSearching ? foundLimit : listedLimit;
  useFullList(list, isSearching);
  const shown = filterSessions(sessions, searchTerm).filter(
    ({ sessionId }) => !hidden.has(sessionId),
  );
  const rows = shown.slice(0, limit);

  return (
    <nav ref={nav} aria-label={words.conversations} className={styles.nav} data-part="sessions">
      <div className={styles.top}>
        <Button
          className={styles.new}
          onClick={() => {
            actions.startNew();
            onChoose?.();
          }}
        >
          <Icon path={icons.plus} />
          {words.newConversation}
        </Button>
        {onClose !== undefined && (
          <IconButton label={general.close} onClick={onClose}>
            <Icon path={icons.close} />
          </IconButton>
        )}
      </div>
      {(isSearching || sessions.length >= searchedFrom) && (
        <SessionSearch
          value={searchTerm}
          onChange={(term) => {
            setSearchTerm(term);
            foundLimit[1](rowsAtOnce);
          }}
          found={isSearching ? shown.length : undefined}
          searched={list.hasMore ? sessions.length : undefined}
        />
      )}
      <div className={styles.scroll} tabIndex={-1}>
        <ListStatus list={list} />
        <UnreadableEntriesNotice lists={[list.sessions]} />
        {shown.length > 0 && (
          <SessionRows
            sessions={rows}
            onOpen={({ sessionId }) => {
              actions.open(sessionId);
              onChoose?.();
            }}
            onDelete={(session) => deletion.remove(session, rows)}
            onChange={
              sessionMeta && (({ sessionId }, change) => list.changeMeta(sessionId, change))
            }
          />
        )}
        {(shown.length > limit || (list.hasMore && !isSearching)) && (
          <Button
            variant="quiet"
            className={styles.more}
            disabled={list.isLoadingMore}
            onClick={() => {
              setLimit(limit + rowsAtOnce);
              if (shown.length <= limit) list.loadMore();
            }}
          >
            {words.loadMore}
          </Button>
        )}
      </div>
      {list.metaError !== null && (
        <ErrorNotice
          error={list.metaError}
          title={words.sessionMetaFailed}
          text={null}
          onRetry={list.retryMeta}
          isRetrying={list.isSyncingMeta}
        />
      )}
      {failure !== undefined && <ErrorNotice error={failure} title={words.deleteFailed} />}
      {/* Always rendered: screen readers ignore a live region that mounts with its text. */}
      <div aria-live="polite">
        {pending !== undefined && (
          <UndoDelete
            key={pending.sessionId}
            session={pending}
            onUndo={() => deletion.undo(pending)}
            onEnd={deletion.finish}
          />
        )}
      </div>
    </nav>
  );
}

/** Loads the remaining pages of the list, one by one, while they are wanted, and drops them after. */
function useFullList(
  { sessions, hasMore, isFetching, error, loadMore }: SessionsState,
  isWanted: boolean,
): void {
  const isNext = isWanted && hasMore && !isFetching && error === null;
  const latestLoad = useLatest(loadMore);
  useEffect(() => {
    if (isNext) latestLoad.current();
    // Depends on `sessions`, as a page may arrive before this renders again.
  }, [isNext, sessions, latestLoad]);
  const remember = usePlatformActions(createSessionListTrimmer);
  useEffect(() => {
    if (!isWanted) return undefined;
    const trim = remember();
    return () => void trim();
  }, [isWanted, remember]);
}

/** Explains an empty list: it is loading, failed to load, or has no conversations. */
function ListStatus({ list }: { list: SessionsState }) {
  const words = useChatWords();
  const { sessions, error, isFetching, refetch } = list;
  const hasNoAccess = useHasNoAccess();
  if (error !== null && !hasNoAccess) {
    return (
      <ErrorNotice
        error={error}
        role="status"
        title={words.conversationsFailed}
        text={null}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    );
  }
  if (error !== null) return <p className={styles.empty}>{words.conversationsFailed}</p>;
  if (sessions?.length === 0) return <p className={styles.empty}>{words.noConversations}</p>;
  if (sessions !== undefined) return null;
  return (
    <div className={styles.placeholders} aria-hidden="true">
      {['86%', '62%', '74%', '55%', '80%'].map((width) => (
        <Skeleton key={width} width={width} height="14px" />
      ))}
    </div>
  );
}

interface SessionSearchProps {
  value: string;
  onChange: (value: string) => void;
  /** The number of matches. Undefined while the field is empty. */
  found: number | undefined;
  /** The number of conversations searched so far. Undefined once all are. */
  searched: number | undefined;
}

/** A search field for conversations with the number of matches. Escape clears it. */
function SessionSearch({ value, onChange, found, searched }: SessionSearchProps) {
  const words = useChatWords();
  return (
    <div className={styles.search} role="search">
      <SearchField label={words.searchConversations} value={value} onChange={onChange} />
      <p aria-live="polite" className={joinClasses(texts.note, styles.found)}>
        {found === undefined
          ? null
          : searched === undefined
            ? words.conversationsFound(found)
            : words.conversationsSearched(searched)}
      </p>
    </div>
  );
}
