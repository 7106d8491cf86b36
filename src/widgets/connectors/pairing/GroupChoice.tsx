import { useState } from 'react';
import { QueryError, UnreadableEntriesNotice, usePlatformQuery } from '../../../provider/index.ts';
import { foldText, hasWords, searchWords } from '../../../search/index.ts';
import { messagingAGroupsQuery } from '../../../query/index.ts';
import {
  Button,
  Choice,
  ChoiceGroup,
  Notice,
  SearchField,
  Skeleton,
  layout,
  texts,
  frame,
  joinClasses,
} from '../../../ui/index.ts';
import styles from './GroupChoice.module.css';
import { usePairingWords } from './PairingContext.ts';
import { readGroups, type PairingGroup } from './readGroups.ts';

export interface GroupChoiceProps {
  sessionId: string;
  /** Ids of the selected groups. */
  chosen: ReadonlySet<string>;
  disabled: boolean;
  onChange: (chosen: ReadonlySet<string>) => void;
}

export function GroupChoice({ sessionId, ...choice }: GroupChoiceProps) {
  const words = usePairingWords();
  const query = usePlatformQuery((client) => messagingAGroupsQuery(client, sessionId));
  const { data, error } = query;
  if (error !== null) return <QueryError query={query} title={words.groupsFailed} />;
  if (data === undefined) {
    return (
      <div className={layout.stack2} aria-busy="true">
        <Skeleton width="30%" />
        <Skeleton height="28px" />
        <Skeleton height="28px" />
        <Skeleton height="28px" />
      </div>
    );
  }
  const groups = readGroups(data);
  if (groups === undefined) {
    return <Notice title={words.groupsUnreadable}>{words.groupsUnreadableText}</Notice>;
  }
  if (groups.length === 0) return <Notice title={words.noGroups}>{words.noGroupsText}</Notice>;
  return <GroupList groups={groups} {...choice} />;
}

/** The number of groups from which a filter is shown. */
const manyGroups = 8;

function GroupList({
  groups,
  chosen,
  disabled,
  onChange,
}: Omit<GroupChoiceProps, 'sessionId'> & { groups: readonly PairingGroup[] }) {
  const words = usePairingWords();
  const [searchTerm, setSearchTerm] = useState('');
  const wanted = searchWords(searchTerm);
  const shown = groups.filter(({ name }) => hasWords(foldText(name), wanted));
  const change = (ids: readonly string[], isChosen: boolean): void => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  };
  const areAllChosen = shown.length > 0 && shown.every(({ id }) => chosen.has(id));
  return (
    <ChoiceGroup legend={words.groups} description={words.groupsText} disabled={disabled}>
      <UnreadableEntriesNotice lists={[groups]} />
      <div className={joinClasses(layout.bar2, styles.bar)}>
        {groups.length >= manyGroups && (
          <SearchField
            label={words.filterGroups}
            value={searchTerm}
            className={styles.search}
            onChange={setSearchTerm}
          />
        )}
        <span className={joinClasses(texts.figures, styles.count)} role="status">
          {words.groupsChosen(chosen.size, groups.length)}
        </span>
        <Button
          size="small"
          onClick={() =>
            change(
              shown.map(({ id }) => id),
              !areAllChosen,
            )
          }
        >
          {areAllChosen ? words.chooseNone : words.chooseAll}
        </Button>
      </div>
      <ul className={joinClasses(frame.rows, styles.list)} tabIndex={-1}>
        {shown.map(({ id, name, participants }) => (
          <li key={id} className={styles.item} data-part="group">
            <Choice
              label={
                <>
                  <bdi>{name}</bdi>{' '}
                  {participants !== undefined && (
                    <span className={joinClasses(texts.figures, styles.people)}>
                      {words.participants(participants)}
                    </span>
                  )}
                </>
              }
              checked={chosen.has(id)}
              onChange={(event) => change([id], event.target.checked)}
            />
          </li>
        ))}
        {shown.length === 0 && (
          <li className={joinClasses(texts.muted, styles.item)}>{words.noGroupFound}</li>
        )}
      </ul>
    </ChoiceGroup>
  );
}
